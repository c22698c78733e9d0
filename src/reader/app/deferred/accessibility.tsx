import { useEffect, useLayoutEffect, useState } from 'react';
import { TOC_ID } from '../../../core/constants.ts';
import { hasOverlay } from '../../content/historyState.ts';
import { focusTitle, focusWithoutScroll } from '../../platform/focusWithoutScroll.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { useCurrentPage, useCurrentTitle } from '../navigation/currentPage.tsx';

/** Announces the title of a page to screen readers after a navigation; not for the first page. */
export function Announcer() {
  const { path } = useCurrentPage();
  const title = useCurrentTitle();
  const [seenPath, setSeenPath] = useState(path);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (seenPath === path) return;
    setSeenPath(path);
    setAnnounced(title);
  }, [seenPath, path, title]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {/* The key creates a new element, so that screen readers also announce a title equal to the previous one. */}
      {announced && <span key={seenPath}>{announced}</span>}
    </div>
  );
}

/** Moves the focus to the text when the skip link is clicked. Its default would change the hash: a navigation. */
export function useSkipLink(): void {
  useEffect(() => {
    const link = document.getElementById('skip');
    const onClick = (event: Event) => {
      event.preventDefault();
      const main = document.querySelector('main');
      main?.setAttribute('tabindex', '-1');
      main?.focus();
    };
    if (link !== null) return addListener(link, ['click'], onClick);
  }, []);
}

/**
 * Restores the focus when an overlay closes: after the dialog has restored it, Firefox handles Back by scrolling to the
 * URL's anchor, which takes the focus away.
 */
export function useOverlayFocus(): void {
  const isCovered = hasOverlay(useCurrentPage().location);
  useEffect(() => {
    if (!isCovered) return;
    let lost: EventTarget | null = null;
    const stop = addListener(document, ['focusout'], ({ target }) => {
      lost = target;
    });
    return () => {
      stop();
      if (lost instanceof HTMLElement && document.activeElement === document.body)
        lost.focus({ preventScroll: true });
    };
  }, [isCovered]);
}

/** Elements whose removal would lose the focus. Clicks are observed too: Safari does not focus a clicked button. */
const OBSERVED = { click: 'main button, dialog button', focusin: 'main h1, dialog *' };

/**
 * Moves the focus when the focused element is removed (a retry button after the retry, the title of an error page, a
 * step of a dialog): to the title of the page, or of the dialog. After navigations useNavigationFocus() moves the focus.
 */
export function useRemovedFocus(): void {
  const { key } = useCurrentPage().location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation resets the last press
  useLayoutEffect(() => {
    let last: Element | null = null;
    let dialog: HTMLElement | null = null;
    const stop = addListener(
      document,
      ['click', 'focusin'],
      ({ type, target }) => {
        const observed = OBSERVED[type === 'click' ? 'click' : 'focusin'];
        last = target instanceof Element ? target.closest(observed) : null;
        dialog = last?.closest('dialog') ?? null;
      },
      { capture: true },
    );
    const changes = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement !== document.body) return;
      if (dialog === null) focusTitle();
      else if (dialog.isConnected) focusWithoutScroll(dialog.querySelector('h2') ?? dialog);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      stop();
    };
  }, [key]);
}

/** Attribute of the open bottom sheet in browsers without popovers. */
const OPEN = 'data-open';
const BUTTON = `[popovertarget="${TOC_ID}"]`;

/**
 * Focuses the current link of the table of contents when its bottom sheet opens, for screen readers. The sheet is a
 * popover, which browsers since Chrome 114, Safari 17 and Firefox 125 open and close; for older ones listeners do.
 */
export function useContentsSheet(): void {
  useEffect(() => {
    if (!('showPopover' in HTMLElement.prototype)) return openByHand();
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (newState === 'open' && target instanceof HTMLElement && target.id === TOC_ID)
        focusCurrentLink(target);
    };
    return combineCleanups(
      // In the capture phase, because the toggle event does not bubble.
      addListener(document, ['toggle'], onToggle, { capture: true }),
      pullSheet(),
    );
  }, []);
}

/** In pixels: a sheet that is pulled further down closes. */
const PULL = 80;

/** Moves the open sheet with a pointer that pulls it down by its head. */
function pullSheet(): () => void {
  let pulled: { sheet: HTMLElement; from: number } | undefined;
  return combineCleanups(
    addListener(document, ['pointerdown'], ({ target, clientY }) => {
      const sheet = document.getElementById(TOC_ID);
      const isHead = target instanceof Element && target === sheet?.firstElementChild;
      if (sheet && isHead && sheet.matches(':popover-open')) pulled = { sheet, from: clientY };
    }),
    addListener(document, ['pointermove'], ({ clientY }) => {
      if (pulled) pulled.sheet.style.translate = `0 ${Math.max(0, clientY - pulled.from)}px`;
    }),
    addListener(document, ['pointerup', 'pointercancel'], ({ type, clientY }) => {
      if (pulled === undefined) return;
      pulled.sheet.style.translate = '';
      if (type === 'pointerup' && clientY - pulled.from > PULL) pulled.sheet.hidePopover();
      pulled = undefined;
    }),
  );
}

function openByHand(): () => void {
  const find = () => document.getElementById(TOC_ID);
  const onClick = ({ target }: MouseEvent) => {
    const sheet = find();
    const isAsked = target instanceof Element && target.closest(BUTTON) !== null;
    if (isAsked && sheet?.toggleAttribute(OPEN)) focusCurrentLink(sheet);
    else sheet?.removeAttribute(OPEN);
  };
  // Pointer events too, because on iOS a tap on plain text fires no click event on the document.
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
  return combineCleanups(
    addListener(document, ['click'], onClick),
    addListener(document, ['pointerup'], onPointer),
    addListener(document, ['keydown'], onKey),
  );
}

function focusCurrentLink(sheet: HTMLElement): void {
  const link = sheet.querySelector<HTMLElement>('[aria-current]') ?? sheet.querySelector('a');
  link?.focus();
}
