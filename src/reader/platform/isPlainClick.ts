type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link opens it in this tab, and no listener has handled it. */
export function isPlainClick({
  button,
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Click): boolean {
  return !(button || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);
}
