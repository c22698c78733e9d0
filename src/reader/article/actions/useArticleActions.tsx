import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { CLICKED_ATTRIBUTE } from '../../../core/site/manifest/shellAttributes.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { addListener } from '../../platform/listen.ts';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import type { ArticleEnvironment } from '../ArticleEnvironment.ts';
import { closest } from './closest.ts';

/**
 * Handles clicks in a text by native event delegation, since React does not own prerendered nodes.
 * @param frame the element around the text
 * @returns the dialog with an enlarged image or diagram
 */
export function useArticleActions(
  frame: RefObject<HTMLElement | null>,
  environment: ArticleEnvironment,
): ReactNode {
  const [enlarged, setEnlarged] = useState<HTMLElement>();
  // Runs after each render: `frame.current` may be another element.
  useEffect(() => {
    const text = frame.current;
    if (text === null) return;
    const stopClicks = addListener(text, ['click'], (event) => {
      const control = closest(event, '[data-action]');
      if (control instanceof HTMLElement) {
        const { action } = control.dataset;
        if (action === 'enlarge') setEnlarged(control);
        else void runAction(action, control);
      }
      const link = closest(event, 'a[href]:not([target])');
      if (link instanceof HTMLAnchorElement && isPlainClick(event) && environment.follow(link))
        event.preventDefault();
    });
    let isStale = false;
    let stopWatching: (() => void) | undefined;
    void loadOptionalChunk(() => import(/* webpackChunkName: "deferred" */ './watchText.ts')).then((part) => {
      if (!isStale) stopWatching = part?.watchText(text, environment);
    });
    return () => {
      isStale = true;
      stopClicks();
      stopWatching?.();
    };
  });
  const { Large } = environment;
  return enlarged && <Large control={enlarged} onClose={() => setEnlarged(undefined)} />;
}

/**
 * Runs an action; its chunk is lazy, because few readers click such a control. While it loads, the attribute marks the
 * control as pressed; another click, or reader/entries/earlyInput.ts on Escape, removes it and so cancels the action.
 */
async function runAction(action: string | undefined, control: HTMLElement): Promise<void> {
  if (!control.toggleAttribute(CLICKED_ATTRIBUTE)) return;
  const part = await loadOptionalChunk(() => import(/* webpackChunkName: "deferred" */ './actions.ts'));
  if (!control.hasAttribute(CLICKED_ATTRIBUTE)) return;
  control.toggleAttribute(CLICKED_ATTRIBUTE);
  // A page prerendered by another build may have an action that this build lacks.
  part?.actions[action as keyof typeof part.actions]?.(control);
}
