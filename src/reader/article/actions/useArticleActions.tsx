import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { listen } from '../../platform/listen.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import type { ArticleWorld } from '../ArticleWorld.ts';
import { closest } from './closest.ts';

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
    const stopClicks = listen(text, ['click'], (event) => {
      const control = closest(event, '[data-action]');
      if (control instanceof HTMLElement) {
        const { action } = control.dataset;
        if (action === 'enlarge') setEnlarged(control);
        else void act(action, control);
      }
      const link = closest(event, 'a[href]:not([target])');
      if (link instanceof HTMLAnchorElement && isPlainClick(event) && world.follow(link))
        event.preventDefault();
    });
    let isGone = false;
    let stopWatching: (() => void) | undefined;
    void loadExtra(() => import(/* webpackChunkName: "late" */ './watchText.ts')).then((part) => {
      if (!isGone) stopWatching = part?.watchText(text, world);
    });
    return () => {
      isGone = true;
      stopClicks();
      stopWatching?.();
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
