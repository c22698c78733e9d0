// Data that comes as a script: the only files that a page opened from a folder may load.
import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';

/**
 * Loads a script that calls a global function, and gives what it was called with.
 * Rejects with a ContentError; the next call asks again.
 */
export function loadScript(url: string, callback: string): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const received = calls(callback);
    const timer = window.setTimeout(
      () => fail('timeout', `${REQUEST_TIMEOUT / 1000} 秒内没有收到回应`),
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
      const given = received.get(script);
      // A host may answer with a web page instead of a missing file.
      if (given === undefined) return fail('notFound', '服务器给出的不是这个文件');
      finish();
      resolve(given);
    };
    script.onerror = () => fail('offline', '这个文件没有加载成功');
    script.src = url;
    document.head.append(script);
  });
}

const registers = new Map<string, WeakMap<Element, readonly unknown[]>>();

/** What each script called the function with. */
function calls(callback: string): WeakMap<Element, readonly unknown[]> {
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
