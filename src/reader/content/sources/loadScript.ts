// Data in scripts: the only files that a page in a folder may load.

import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import { contentErrorMessages } from '../../../core/i18n/contentErrorMessages.ts';

/**
 * Loads a script that calls a global function; returns the arguments of the call. Rejects with a ContentError; the next
 * call requests the file again.
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
      const given = calls.get(script);
      // Some hosts respond with an HTML page instead of a 404.
      if (given === undefined) return fail('notFound', contentErrorMessages.otherFile);
      finish();
      resolve(given);
    };
    script.onerror = () => fail('offline', contentErrorMessages.notLoaded);
    script.src = url;
    document.head.append(script);
  });
}

const registers = new Map<string, WeakMap<Element, readonly unknown[]>>();

/** Defines the global function; returns the arguments by script element. */
function registerCallback(callback: string): WeakMap<Element, readonly unknown[]> {
  const known = registers.get(callback);
  if (known !== undefined) return known;
  const register = new WeakMap<Element, readonly unknown[]>();
  registers.set(callback, register);
  Object.assign(window, {
    [callback]: (...given: unknown[]) => {
      if (document.currentScript !== null) register.set(document.currentScript, given);
    },
  });
  return register;
}
