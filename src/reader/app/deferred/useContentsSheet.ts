import { useEffect } from 'react';
import { TOC_ID } from '../../features/toc/Toc.tsx';
import { listen, together } from '../../platform/listen.ts';

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
