import { type RefObject, useEffect, useRef } from 'react';

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
    const heard: readonly [string, (event: never) => void][] = [
      [isByKey ? 'focusin' : 'pointerover', onOver],
      ['pointerdown', onOver],
      ['scroll', leave],
      ['keydown', onKeyDown],
    ];
    const listen = { capture: true, passive: true };
    for (const [kind, hear] of heard) document.addEventListener(kind, hear as EventListener, listen);
    window.addEventListener('blur', leave);
    return () => {
      window.clearTimeout(timer);
      for (const [kind, hear] of heard) document.removeEventListener(kind, hear as EventListener, listen);
      window.removeEventListener('blur', leave);
    };
  }, [link, card, isByKey]);
}
