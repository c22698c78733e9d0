import { addListener } from './listen.ts';

/** Calls back with each element that pointer, focus or a click reaches. Returns a function that stops it. */
export function onPointerOrFocus(onTarget: (target: Element) => void): () => void {
  return addListener(
    document,
    ['pointerover', 'focusin', 'click'],
    ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      // A finger that scrolls passes over every element.
      if (type === 'pointerover' && pointerType === 'touch') return;
      if (target instanceof Element) onTarget(target);
    },
  );
}
