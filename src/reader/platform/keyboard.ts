/** Whether keys that are pressed there write something, or choose it. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}
