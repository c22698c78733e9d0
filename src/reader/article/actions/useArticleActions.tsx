import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { addListener } from '../../platform/listen.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import type { ArticleEnvironment } from '../ArticleEnvironment.ts';
import { closest } from './closest.ts';

/**
 * Handles clicks in a text by event listeners on its frame, for React does not own prerendered nodes.
 * @returns the dialog over the page: an image that was enlarged
 */
export function useArticleActions(
  frame: RefObject<HTMLElement | null>,
  environment: ArticleEnvironment,
): ReactNode {
  const [enlarged, setEnlarged] = useState<HTMLElement>();
  // Runs after each render: the next article may have another root element.
  useEffect(() => {
    const text = frame.current;
    if (text === null) return;
    const stopClicks = addListener(text, ['click'], (event) => {
      const control = closest(event, '[data-action]');
      if (control instanceof HTMLElement) {
        const { action } = control.dataset;
        if (action === 'enlarge') setEnlarged(control);
        else void act(action, control);
      }
      const link = closest(event, 'a[href]:not([target])');
      if (link instanceof HTMLAnchorElement && isPlainClick(event) && environment.follow(link))
        event.preventDefault();
    });
    let isGone = false;
    let stopWatching: (() => void) | undefined;
    void loadExtra(() => import(/* webpackChunkName: "deferred" */ './watchText.ts')).then((part) => {
      if (!isGone) stopWatching = part?.watchText(text, environment);
    });
    return () => {
      isGone = true;
      stopClicks();
      stopWatching?.();
    };
  });
  const { Large } = environment;
  return enlarged && <Large control={enlarged} onClose={() => setEnlarged(undefined)} />;
}

/** Lazy: few readers press a control. */
async function act(action: string | undefined, control: HTMLElement): Promise<void> {
  const part = await loadExtra(() => import(/* webpackChunkName: "deferred" */ './actions.ts'));
  // A page prerendered by another build may have an action that this script lacks.
  part?.actions[action as keyof typeof part.actions]?.(control);
}
