import { useEffect } from 'react';

/**
 * The text in the shell is the application's from now on. A button that was clicked too early does its
 * work now, and the links under the pointer and the focus learn that they are.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-snapshot');
    const button = document.querySelector<HTMLElement>('[data-clicked]');
    button?.removeAttribute('data-clicked');
    button?.click();
    document.querySelector('a:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    document.querySelector('a:focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
}
