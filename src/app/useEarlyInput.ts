import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';

/**
 * The text in the shell is the application's from now on. A button that was clicked too early does its
 * work now, the links under the pointer and the focus learn that they are, and a step through the
 * history that the router was too young to see is taken.
 */
export function useEarlyInput(): void {
  const known = useHref(useLocation());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was too early was so once
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-snapshot');
    const { pathname, search, hash } = window.location;
    if (known !== pathname + search + hash)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    const button = document.querySelector<HTMLElement>('[data-clicked]');
    button?.removeAttribute('data-clicked');
    button?.click();
    document.querySelector('a:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    document.querySelector('a:focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
}
