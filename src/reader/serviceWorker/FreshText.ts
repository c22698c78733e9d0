import { Strategy, type StrategyHandler } from 'workbox-strategies';

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
