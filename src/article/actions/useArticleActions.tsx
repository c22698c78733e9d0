import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { HOVER_INTENT_DELAY } from '../../core/constants.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { listen } from '../../platform/listen.ts';
import type { ArticleWorld } from '../ArticleWorld.ts';
import { watchOverflow } from './watchOverflow.ts';

/**
 * Answers to what the reader does with a text, by listeners on its frame.
 * @returns what lies over the page: a picture that was enlarged
 */
export function useArticleActions(frame: RefObject<HTMLElement | null>, world: ArticleWorld): ReactNode {
  const [enlarged, setEnlarged] = useState<HTMLElement>();
  // After each drawing: another text may stand in another frame.
  useEffect(() => {
    const text = frame.current;
    if (text === null) return;
    const stops = [
      listen(text, ['click'], (event) => {
        const control = closest(event, '[data-action]');
        if (control instanceof HTMLElement) {
          const { action } = control.dataset;
          if (action === 'enlarge') setEnlarged(control);
          else void act(action, control);
        }
        const link = closest(event, 'a[href]:not([target])');
        if (link instanceof HTMLAnchorElement && isPlainClick(event) && world.follow(link))
          event.preventDefault();
      }),
      ...readAheadOf(text, world),
      watchOverflow(text),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  const { Large } = world;
  return enlarged && <Large control={enlarged} onClose={() => setEnlarged(undefined)} />;
}

/** Most readers read: what a click does comes with the late parts. */
async function act(action: string | undefined, control: HTMLElement): Promise<void> {
  const part = await loadExtra(() => import(/* webpackChunkName: "late" */ './actions.ts'));
  // A page that was drawn by another state of the engine may have one that is not known here.
  part?.actions[action as keyof typeof part.actions]?.(control);
}

/** A page is read when the pointer rests on its link, or the focus or a finger reaches it. */
function readAheadOf(text: HTMLElement, world: ArticleWorld): (() => void)[] {
  let timer: number | undefined;
  const read = (event: Event, delay: number) => {
    window.clearTimeout(timer);
    const link = closest(event, 'a[href]:not([target])');
    if (link instanceof HTMLAnchorElement) timer = window.setTimeout(() => world.readAhead(link), delay);
  };
  return [
    listen(text, ['mouseover'], (event) => read(event, HOVER_INTENT_DELAY)),
    listen(text, ['focusin', 'touchstart'], (event) => read(event, 0), { passive: true }),
    () => window.clearTimeout(timer),
  ];
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
