import { withTimeout } from './withTimeout.ts';

/**
 * In milliseconds: the clipboard of WeChat's web view never settles. `execCommand` works while the browser counts the
 * click as recent, a second in Safari.
 */
const CLIPBOARD_TIMEOUT = 500;

/** Copies text, also on plain-HTTP sites, which have no Clipboard API. Resolves with whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext && navigator.clipboard) {
    try {
      await withTimeout(navigator.clipboard.writeText(text), CLIPBOARD_TIMEOUT);
      return true;
    } catch {
      // Refused, in a frame for example, or timed out: `execCommand` may still work.
    }
  }
  return copyByCommand(text);
}

/** Copies text synchronously in a click handler. */
export function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  // Elements outside a modal dialog cannot be focused or selected.
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
 * Copies a text that is not ready yet. Some browsers let a page copy only in response to a click, so this calls the
 * clipboard at once, with a promise.
 */
export async function copyPromisedText(text: Promise<string>): Promise<boolean> {
  if (window.isSecureContext && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    try {
      const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      // The clipboard's timeout starts when the text is ready.
      await Promise.all([written, blob.then(() => withTimeout(written, CLIPBOARD_TIMEOUT))]);
      return true;
    } catch (error) {
      // `execCommand` may still work; an error of the text itself rejects below.
      if (error instanceof DOMException && error.name === 'TimeoutError') return copyByCommand(await text);
    }
  }
  return copyText(await text);
}

/** Selects the content of an element, for copying by hand. */
export function selectContent(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}
