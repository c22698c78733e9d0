import { CacheFirst, type StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../platform/withTimeout.ts';

/** How long, in milliseconds, the browser may take to read from its caches; a disk that fails never answers. */
export const CACHE_TIMEOUT = 3000;

/** A strategy's handler for which a copy that does not come in time is none: the server is asked instead. */
export function limitCache(handler: StrategyHandler): StrategyHandler {
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
