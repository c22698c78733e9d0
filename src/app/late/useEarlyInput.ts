import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
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
  const { dataset } = document.documentElement;
  delete dataset.early;
  const name = dataset.clicked;
  if (name === undefined) return;
  delete dataset.clicked;
  const clicked = document.querySelector('[data-clicked]');
  clicked?.removeAttribute('data-clicked');
  const buttons = [...document.querySelectorAll('button')];
  const button = clicked ?? buttons.find((candidate) => buttonName(candidate) === name);
  if (button instanceof HTMLElement) button.click();
}
