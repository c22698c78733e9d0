import { type RefObject, useEffect } from 'react';
import { listen } from '../../platform/listen.ts';

/**
 * Tells the dialog around an element what of the window a phone's keyboard leaves visible:
 * `--visible-top` and `--visible-height`.
 */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const dialog = inside.current?.closest('dialog');
    if (!visualViewport || !dialog) return;
    const update = () => {
      // Whoever has zoomed in sees a part of the dialog, and wants it to stay.
      const isZoomed = visualViewport.scale > 1.01;
      const set = (name: string, value: number) =>
        isZoomed ? dialog.style.removeProperty(name) : dialog.style.setProperty(name, `${value}px`);
      set('--visible-top', visualViewport.offsetTop);
      set('--visible-height', visualViewport.height);
    };
    update();
    return listen(visualViewport, ['resize', 'scroll'], update);
  }, [inside]);
}
