import { addListener } from './listen.ts';

/**
 * Calls back with the target of each pointerover, focusin and click event.
 * @returns a function that removes the listener
 */
export function onPointerOrFocus(onTarget: (target: Element) => void): () => void {
  return addListener(
    document,
    ['pointerover', 'focusin', 'click'],
    ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      // Ignore touch: a finger that scrolls passes over many elements.
      if (type === 'pointerover' && pointerType === 'touch') return;
      if (target instanceof Element) onTarget(target);
    },
  );
}
