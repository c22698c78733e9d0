import { listen } from './listen.ts';

/** Tells what the reader comes to, by pointer, by keys or by a click, until the returned function is called. */
export function hearReach(onReach: (target: Element) => void): () => void {
  return listen(
    document,
    ['pointerover', 'focusin', 'click'],
    ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      // A finger that scrolls comes over everything.
      if (type === 'pointerover' && pointerType === 'touch') return;
      if (target instanceof Element) onReach(target);
    },
  );
}
