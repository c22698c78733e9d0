import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../platform/withTimeout.ts';

/**
 * Strategy that returns the server's response, and the cached response if the request fails or the status is 5xx.
 * Other statuses are returned: a redirect is opaque to the service worker, and a login page must be visible.
 */
export class NetworkOrCache extends NetworkFirst {
  override async _handle(request: Request, unlimited: StrategyHandler): Promise<Response> {
    const handler = withCacheTimeout(unlimited);
    const response = await super._handle(request, handler);
    // For a navigation preload without a response Firefox resolves with an error response instead of rejecting.
    const isError = response.type === 'error';
    if (!isError && response.status < 500) return response;
    const copy = await handler.cacheMatch(request);
    if (isError && copy === undefined) throw new TypeError('no answer');
    return copy ?? response;
  }
}

/** In milliseconds: timeout of a request if there is a cached response. */
export const NETWORK_TIMEOUT = 3000;

/**
 * Strategy that returns and caches the server's response. It never returns a cached response: the application
 * requests that with `only-if-cached` (readOverHttp.ts), and displays the error. If a response is cached, a slow
 * request ends with status 504.
 */
export class NetworkWithTimeout extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.fetchAndCachePut(request);
    // A response after the timeout is still cached, for the next request.
    void handler.waitUntil(response.catch(() => {}));
    const timeout = handler.cacheMatch(request).then(async (cached) => {
      if (cached === undefined) return response;
      await new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
      return new Response(null, { status: 504 });
    });
    return Promise.race([response, timeout]);
  }
}

/** In milliseconds: timeout of a cache lookup, which may never settle on a failing disk. */
export const CACHE_TIMEOUT = 3000;

/** Wraps a strategy's handler: a cache lookup that times out is a cache miss. */
function withCacheTimeout(handler: StrategyHandler): StrategyHandler {
  const cacheMatch: StrategyHandler['cacheMatch'] = (key) =>
    withTimeout(handler.cacheMatch(key), CACHE_TIMEOUT).catch(() => undefined);
  return Object.create(handler, { cacheMatch: { value: cacheMatch } });
}

/** Strategy that returns the cached response, and else the server's response. */
export class CacheOrNetwork extends CacheFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return super._handle(request, withCacheTimeout(handler));
  }
}
