import { useLayoutEffect } from 'react';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { listen } from '../../platform/listen.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** What is followed by what the reader did last: a press is no focus in every browser. */
const FOLLOWED = { click: 'main button, dialog button', focusin: 'main h1, dialog *' };

/**
 * What goes while the reader is at it takes the focus with it: a button by what it has done (who asks again gets what
 * did not come), the title of a page that comes after all, what stood in a dialog for its part. The title has the focus
 * then, in a dialog that stays that one's, or itself. A step to another page is another matter.
 */
export function useLostFocus(): void {
  const { key } = useCurrentPage().location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before a step is forgotten
  useLayoutEffect(() => {
    let last: Element | null = null;
    let dialog: HTMLElement | null = null;
    const stop = listen(
      document,
      ['click', 'focusin'],
      ({ type, target }) => {
        const followed = FOLLOWED[type === 'click' ? 'click' : 'focusin'];
        last = target instanceof Element ? target.closest(followed) : null;
        dialog = last?.closest('dialog') ?? null;
      },
      { capture: true },
    );
    const changes = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement !== document.body) return;
      if (dialog === null) focusTitle();
      else if (dialog.isConnected) focusQuietly(dialog.querySelector('h2') ?? dialog);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      stop();
    };
  }, [key]);
}
