import { useEffect } from 'react';
import { listen, together } from '../../platform/listen.ts';

/** Opens what is folded while the page is printed: older browsers have no style sheet for that. */
export function usePrintUnfolded(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('article .prose details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const fold = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    return together(listen(window, ['beforeprint'], unfold), listen(window, ['afterprint'], fold));
  }, []);
}
