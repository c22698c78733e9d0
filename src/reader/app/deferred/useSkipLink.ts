import { useEffect } from 'react';
import { listen } from '../../platform/listen.ts';

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
    if (link !== null) return listen(link, ['click'], onClick);
  }, []);
}
