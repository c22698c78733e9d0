import { useLayoutEffect } from 'react';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { listen } from '../../platform/listen.ts';
import { useShown } from '../visit/shown.ts';

/**
 * A button in the page that goes by what it has done (who asks again gets what did not come) takes the focus with
 * it: the title has it then, in a dialog that stays that one's. A step to another page is another matter.
 */
export function useGoneButton(): void {
  const { key } = useShown().location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before a step is forgotten
  useLayoutEffect(() => {
    let pressed: Element | null = null;
    let dialog: Element | null = null;
    const stopClicks = listen(
      document,
      ['click'],
      ({ target }) => {
        pressed = target instanceof Element ? target.closest('main button, dialog button') : null;
        dialog = pressed?.closest('dialog') ?? null;
      },
      { capture: true },
    );
    const changes = new MutationObserver(() => {
      if (pressed === null || pressed.isConnected) return;
      pressed = null;
      if (document.activeElement !== document.body) return;
      if (dialog === null) focusTitle();
      else if (dialog.isConnected) focusQuietly(dialog.querySelector('h2'));
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      stopClicks();
    };
  }, [key]);
}
