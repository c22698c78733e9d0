import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { CLICKED } from '../../core/model/shellAttributes.ts';
import { rootData } from '../../store/rootData.ts';
import { buttonName } from './buttonName.ts';

/**
 * Makes up for what was done before the application had taken the shell's text over. A button that was
 * clicked too early does its work now, the links under the pointer and the focus learn that they are,
 * and a step through the history that the router was too young to see is taken.
 */
export function useEarlyInput(): void {
  const known = useHref(useLocation());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was too early was so once
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (known !== pathname + search + hash)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    clickAgain();
    document.querySelector('a:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    document.querySelector('a:focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
}

function clickAgain(): void {
  const root = rootData();
  delete root.early;
  const name = root.clicked;
  if (name === undefined) return;
  delete root.clicked;
  const clicked = document.querySelector(`[${CLICKED}]`);
  clicked?.removeAttribute(CLICKED);
  const buttons = [...document.querySelectorAll('button')];
  const button = clicked ?? buttons.find((candidate) => buttonName(candidate) === name);
  if (button instanceof HTMLElement) button.click();
}
