import { type RefObject, useEffect, useRef } from 'react';
import { listen, together } from '../../platform/listen.ts';

/** As long as this, in milliseconds, the pointer may be on its way from the link to the card. */
const ON_THE_WAY = 300;

interface Leaving {
  link: HTMLElement;
  card: RefObject<HTMLElement | null>;
  isByKey: boolean;
  onClose: () => void;
}

/**
 * Calls back when nobody looks at the card any more: pointer (or focus) gone from link and card, the page
 * scrolled, the window left, or Esc (WCAG 1.4.13).
 */
export function useLeaving({ link, card, isByKey, onClose }: Leaving): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let timer: number | undefined;
    const leave = () => close.current();
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && (link.contains(target) || card.current?.contains(target) === true);
    const onOver = ({ target }: Event) => {
      window.clearTimeout(timer);
      if (!isOurs(target)) timer = window.setTimeout(leave, ON_THE_WAY);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const early = { capture: true, passive: true };
    return together(
      listen(document, [isByKey ? 'focusin' : 'pointerover', 'pointerdown'], onOver, early),
      listen(document, ['scroll'], leave, early),
      listen(document, ['keydown'], onKeyDown, early),
      listen(window, ['blur'], leave),
      () => window.clearTimeout(timer),
    );
  }, [link, card, isByKey]);
}
