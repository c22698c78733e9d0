import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { CLICKED_ATTRIBUTE, PENDING_ATTRIBUTE } from '../../../core/site/manifest/shellAttributes.ts';
import { rootData } from '../../store/rootData.ts';
import { buttonName } from './buttonName.ts';

/**
 * Replays input from before hydration: the last button or key press that reader/entries/earlyInput.ts recorded, the
 * events of a hovered or focused link, which prefetch its page, and a popstate event before the router listened.
 */
export function useEarlyInput(): void {
  const known = useHref(useLocation());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render has input to replay
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (known !== pathname + search + hash)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    replay();
    document.querySelector('a:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    document.querySelector('a:focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
}

function replay(): void {
  const root = rootData();
  const { pressed } = root;
  delete root.early;
  delete root.pressed;
  document.querySelector(`body > [${PENDING_ATTRIBUTE}]`)?.remove();
  const clicked = document.querySelector(`[${CLICKED_ATTRIBUTE}]`);
  clicked?.removeAttribute(CLICKED_ATTRIBUTE);
  if (pressed === undefined) return;
  const buttons = [...document.querySelectorAll('button')];
  const button = clicked ?? buttons.find((candidate) => buttonName(candidate) === pressed);
  if (button instanceof HTMLElement) button.click();
  else document.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, cancelable: true }));
}
