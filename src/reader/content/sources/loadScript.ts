// Loads data from scripts, since a page at a file:// URL cannot fetch files.

import { contentErrorMessages } from '#i18n/contentErrorMessages';
import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';

/**
 * Loads a script that calls a global function, and returns the arguments of that call. Rejects with a ContentError.
 */
export function loadScript(url: string, callback: string): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const calls = registerCallback(callback);
    const timer = window.setTimeout(
      () => fail('timeout', contentErrorMessages.timeout(REQUEST_TIMEOUT / 1000)),
      REQUEST_TIMEOUT,
    );
    const finish = () => {
      window.clearTimeout(timer);
      script.remove();
    };
    const fail = (kind: ContentError['kind'], message: string) => {
      finish();
      reject(new ContentError(kind, url, message));
    };
    script.onload = () => {
      const args = calls.get(script);
      // The script has not called the function: some hosts respond with an HTML page instead of a 404.
      if (args === undefined) return fail('notFound', contentErrorMessages.otherFile);
      finish();
      resolve(args);
    };
    script.onerror = () => fail('offline', contentErrorMessages.notLoaded);
    script.src = url;
    document.head.append(script);
  });
}

const registers = new Map<string, WeakMap<Element, readonly unknown[]>>();

/** Defines the global function. It stores its arguments in the returned map by the calling script element. */
function registerCallback(callback: string): WeakMap<Element, readonly unknown[]> {
  const known = registers.get(callback);
  if (known !== undefined) return known;
  const register = new WeakMap<Element, readonly unknown[]>();
  registers.set(callback, register);
  Object.assign(window, {
    [callback]: (...args: unknown[]) => {
      if (document.currentScript !== null) register.set(document.currentScript, args);
    },
  });
  return register;
}
