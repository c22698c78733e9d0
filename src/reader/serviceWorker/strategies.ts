import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../platform/withTimeout.ts';

/**
 * The server's answer, else a copy. A server that is broken, or the proxy before it, answers as well: that is shown
 * where there is no copy. Of other answers nobody can tell that the site did not mean them: a redirect does not say
 * where it leads to, and a login has to be seen.
 */
export class AnswerOrCopy extends NetworkFirst {
  override async _handle(request: Request, unlimited: StrategyHandler): Promise<Response> {
    const handler = limitCache(unlimited);
    const answer = await super._handle(request, handler);
    // Where no server answers a page that was asked for while the worker woke up, Firefox gives an error as its answer
    // instead of throwing it.
    const isNone = answer.type === 'error';
    if (!isNone && answer.status < 500) return answer;
    const copy = await handler.cacheMatch(request);
    if (isNone && copy === undefined) throw new TypeError('no answer');
    return copy ?? answer;
  }
}

/** How long, in milliseconds, a reader waits for the server when there is a copy. */
export const PATIENCE = 3000;

/**
 * The server's answer, which is kept; never a copy: the application asks for that by itself
 * (`only-if-cached`) and tells the reader why. Where there is a copy to ask for, a silent server
 * is given up soon.
 */
export class FreshText extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetchAndCachePut(request);
    // It may come too late for this request and still be kept for the next.
    void handler.waitUntil(answer.catch(() => {}));
    const impatience = handler.cacheMatch(request).then(async (kept) => {
      if (kept === undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return new Response(null, { status: 504 });
    });
    return Promise.race([answer, impatience]);
  }
}

/** How long, in milliseconds, the browser may take to read from its caches; a disk that fails never answers. */
export const CACHE_TIMEOUT = 3000;

/** A strategy's handler for which a copy that does not come in time is none: the server is asked instead. */
function limitCache(handler: StrategyHandler): StrategyHandler {
  const cacheMatch: StrategyHandler['cacheMatch'] = (key) =>
    withTimeout(handler.cacheMatch(key), CACHE_TIMEOUT).catch(() => undefined);
  return Object.create(handler, { cacheMatch: { value: cacheMatch } });
}

/** A copy, else the server's answer. */
export class CopyOrAnswer extends CacheFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return super._handle(request, limitCache(handler));
  }
}
