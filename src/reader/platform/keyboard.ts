/** Whether an element takes typed keys. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/** Whether an input method handles a key. Safari marks the one that ends a composition only by keyCode 229. */
export const isComposingKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
