import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../platform/withTimeout.ts';

/**
 * The server's response, else the cached copy. A 5xx response of a server or proxy counts only without a copy. Other
 * responses may be intended: a redirect is opaque, and a login has to show.
 */
export class NetworkOrCache extends NetworkFirst {
  override async _handle(request: Request, unlimited: StrategyHandler): Promise<Response> {
    const handler = withCacheTimeout(unlimited);
    const answer = await super._handle(request, handler);
    // For a navigation preload without a response Firefox resolves with an error response instead of rejecting.
    const isError = answer.type === 'error';
    if (!isError && answer.status < 500) return answer;
    const copy = await handler.cacheMatch(request);
    if (isError && copy === undefined) throw new TypeError('no answer');
    return copy ?? answer;
  }
}

/** In milliseconds, until a request with a cached copy is given up. */
export const NETWORK_TIMEOUT = 3000;

/**
 * The server's response, which is cached; never a copy: the application requests that by itself (`only-if-cached`) and
 * shows why. If there is a copy, a slow request ends with 504.
 */
export class NetworkWithTimeout extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetchAndCachePut(request);
    // A response after the timeout is cached for the next request.
    void handler.waitUntil(answer.catch(() => {}));
    const timeout = handler.cacheMatch(request).then(async (kept) => {
      if (kept === undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
      return new Response(null, { status: 504 });
    });
    return Promise.race([answer, timeout]);
  }
}

/** In milliseconds, for a read from the cache: a failing disk never responds. */
export const CACHE_TIMEOUT = 3000;

/** Wraps a strategy's handler: a cache read that times out is a miss. */
function withCacheTimeout(handler: StrategyHandler): StrategyHandler {
  const cacheMatch: StrategyHandler['cacheMatch'] = (key) =>
    withTimeout(handler.cacheMatch(key), CACHE_TIMEOUT).catch(() => undefined);
  return Object.create(handler, { cacheMatch: { value: cacheMatch } });
}

/** The cached copy, else the server's response. */
export class CacheOrNetwork extends CacheFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return super._handle(request, withCacheTimeout(handler));
  }
}
