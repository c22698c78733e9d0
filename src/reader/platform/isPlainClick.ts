type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link means this tab, and nobody has answered it yet. */
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
