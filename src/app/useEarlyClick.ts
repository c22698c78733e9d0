import { useEffect } from 'react';

/** The text in the shell is the application's from now on; a button that was clicked too early does its work now. */
export function useEarlyClick(): void {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-snapshot');
    const button = document.querySelector<HTMLElement>('[data-clicked]');
    button?.removeAttribute('data-clicked');
    button?.click();
  }, []);
}
