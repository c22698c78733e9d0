import { NetworkFirst, type StrategyHandler } from 'workbox-strategies';
import { limitCache } from './limitCache.ts';

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
