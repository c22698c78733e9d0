import { useEffect } from 'react';

/** The shell's first link leads into the text. The router owns the hash, so the jump is made by hand. */
export function useSkipLink(): void {
  useEffect(() => {
    const link = document.getElementById('skip');
    const onClick = (event: Event) => {
      event.preventDefault();
      const main = document.querySelector('main');
      main?.setAttribute('tabindex', '-1');
      main?.focus();
    };
    link?.addEventListener('click', onClick);
    return () => link?.removeEventListener('click', onClick);
  }, []);
}
