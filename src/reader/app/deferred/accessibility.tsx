import { useEffect, useLayoutEffect, useState } from 'react';
import { hasOverlay } from '../../content/historyState.ts';
import { TOC_ID } from '../../features/toc/Toc.tsx';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { listen, together } from '../../platform/listen.ts';
import { useCurrentPage, useCurrentTitle } from '../navigation/currentPage.tsx';

/** Tells screen readers the title of each page that the reader moves to; silent on the first. */
export function Announcer() {
  const { path } = useCurrentPage();
  const title = useCurrentTitle();
  const [seenPath, setSeenPath] = useState(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (seenPath === path) return;
    setSeenPath(path);
    setSaid(title);
  }, [seenPath, path, title]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {/* The same words of another page are said again: they stand in another element. */}
      {said && <span key={seenPath}>{said}</span>}
    </div>
  );
}

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

/**
 * Firefox goes to the anchor of an address at each step of the history, one that closes what lay over the page too:
 * it takes the focus away from what the dialog has just given it back to, and Tab would go on from the anchor.
 */
export function useKeptFocus(): void {
  const isCovered = hasOverlay(useCurrentPage().location);
  useEffect(() => {
    if (!isCovered) return;
    let lost: EventTarget | null = null;
    const stop = listen(document, ['focusout'], ({ target }) => {
      lost = target;
    });
    return () => {
      stop();
      if (lost instanceof HTMLElement && document.activeElement === document.body)
        lost.focus({ preventScroll: true });
    };
  }, [isCovered]);
}

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

/** Marks the open sheet where browsers know no popovers. */
const OPEN = 'data-open';
const BUTTON = `[popovertarget="${TOC_ID}"]`;

/**
 * The sheet of the contents stands behind the text: who reads by ear is led into it, to where they are. The browser
 * opens it, and gives the focus back; those before 2024 (Chrome 114, Safari 17, Firefox 125) have it opened here.
 */
export function useContentsSheet(): void {
  useEffect(() => {
    if (!('showPopover' in HTMLElement.prototype)) return openByHand();
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (newState === 'open' && target instanceof HTMLElement && target.id === TOC_ID) leadInto(target);
    };
    // It does not bubble.
    return listen(document, ['toggle'], onToggle, { capture: true });
  }, []);
}

function openByHand(): () => void {
  const find = () => document.getElementById(TOC_ID);
  const onClick = ({ target }: MouseEvent) => {
    const sheet = find();
    const isAsked = target instanceof Element && target.closest(BUTTON) !== null;
    if (isAsked && sheet?.toggleAttribute(OPEN)) leadInto(sheet);
    else sheet?.removeAttribute(OPEN);
  };
  // On iOS a tap on plain text is no click to the document.
  const onPointer = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest(`#${TOC_ID}, ${BUTTON}`) === null)
      find()?.removeAttribute(OPEN);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const sheet = find();
    if (key !== 'Escape' || !sheet?.hasAttribute(OPEN)) return;
    sheet.removeAttribute(OPEN);
    document.querySelector<HTMLElement>(BUTTON)?.focus();
  };
  return together(
    listen(document, ['click'], onClick),
    listen(document, ['pointerup'], onPointer),
    listen(document, ['keydown'], onKey),
  );
}

function leadInto(sheet: HTMLElement): void {
  const link = sheet.querySelector<HTMLElement>('[aria-current]') ?? sheet.querySelector('a');
  link?.focus();
}
