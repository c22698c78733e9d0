import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { findKeyAction, SEARCH_KEY } from '../../../core/keys/keyTable.ts';
import { isCovered } from '../../platform/visibility.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { listen } from '../../platform/listen.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { useReading } from '../../store/readingSettings.ts';

const SEARCH_BUTTON = 'header button[aria-keyshortcuts]';

interface KeysProps {
  /** Absent where the page has no desk. */
  openDesk: (() => void) | undefined;
}

/** Answers keys that do something by themselves. What most of them do is loaded with the first one. */
export function Keys({ openDesk }: KeysProps): ReactNode {
  const [over, setOver] = useState<ReactNode>(null);
  const hasKeys = useReading((reading) => reading.hasKeys);
  useEffect(() => {
    const keys = hasKeys ? `Control+K Meta+K ${SEARCH_KEY}` : 'Control+K Meta+K';
    document.querySelector(SEARCH_BUTTON)?.setAttribute('aria-keyshortcuts', keys);
  }, [hasKeys]);
  useEffect(() => {
    const onKeyDown = async (event: KeyboardEvent) => {
      const action = findKeyAction(event);
      if (action === undefined || event.defaultPrevented || !isFree(event.target)) return;
      event.preventDefault();
      // All that it needs is there: nothing more has to come first.
      if (action === 'search') return document.querySelector<HTMLElement>(SEARCH_BUTTON)?.click();
      setOver(
        <p role="status" data-pending="">
          {messages.lazyPart.loading}
        </p>,
      );
      const part = await loadExtra(() => import(/* webpackChunkName: "reading" */ './keyActions.tsx'));
      setOver(null);
      part?.keyActions[action](setOver, openDesk);
    };
    return listen(document, ['keydown'], onKeyDown);
  }, [openDesk]);
  return over;
}

/** Whether a key that is pressed there is nobody else's, and the reader wants ours. */
function isFree(target: EventTarget | null): boolean {
  return useReading.getState().hasKeys && !isTyping(target) && !isCovered();
}
