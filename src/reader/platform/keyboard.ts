/** Whether keys that are pressed there write something, or choose it. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/** Whether a key belongs to what an input method composes. Safari tells of the one that ends it by its number alone, 229. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
