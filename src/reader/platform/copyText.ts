import { withTimeout } from './withTimeout.ts';

/**
 * In milliseconds: the clipboard promise of WeChat's web view never settles. The fallback, `execCommand`, works only
 * shortly after the click, for a second in Safari.
 */
const CLIPBOARD_TIMEOUT = 500;

/** Copies text, also on plain-HTTP sites, which have no Clipboard API. Resolves with whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext && navigator.clipboard) {
    try {
      await withTimeout(navigator.clipboard.writeText(text), CLIPBOARD_TIMEOUT);
      return true;
    } catch {
      // After a rejection, for example in a frame, or a timeout `execCommand` may still work.
    }
  }
  return copyByCommand(text);
}

/** Copies text by `execCommand`, synchronously in a click handler. Returns whether it worked. */
export function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  // Append it to the open dialog: elements outside a modal dialog cannot get the focus.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies the text of a promise. Some browsers let a page copy only in response to a click, so this calls the clipboard
 * synchronously and passes it the promise.
 */
export async function copyPromisedText(text: Promise<string>): Promise<boolean> {
  if (window.isSecureContext && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    try {
      const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      // The timeout starts when the text has resolved.
      await Promise.all([written, blob.then(() => withTimeout(written, CLIPBOARD_TIMEOUT))]);
      return true;
    } catch (error) {
      // After a timeout `execCommand` may still work. An error of the text rejects below.
      if (error instanceof DOMException && error.name === 'TimeoutError') return copyByCommand(await text);
    }
  }
  return copyText(await text);
}

/** Selects the content of an element, so that the reader can copy it. */
export function selectContent(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}
