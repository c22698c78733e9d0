import { withTimeout } from './withTimeout.ts';

/**
 * How long, in milliseconds, the clipboard may take: in WeChat's web view it never answers. The old way works for as
 * long as the browser counts the click, a second in Safari.
 */
const CLIPBOARD_TIMEOUT = 500;

/** Copies text, also on plain-http sites, where the clipboard interface is missing. Tells whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext && navigator.clipboard) {
    try {
      await withTimeout(navigator.clipboard.writeText(text), CLIPBOARD_TIMEOUT);
      return true;
    } catch {
      // It was refused, in a frame say, or not answered: the old way may still work.
    }
  }
  return copyAtOnce(text);
}

/** Copies text in the very click that asked for it, before anything is waited for. */
export function copyAtOnce(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  // What is outside a modal dialog takes no focus, and nothing of it can be selected.
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
 * Copies a text that is still on its way: some browsers let nobody copy but in answer to a click, so they are
 * asked at once.
 */
export async function copySoon(text: Promise<string>): Promise<boolean> {
  if (window.isSecureContext && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    try {
      const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      // However long the text takes, the clipboard's own time begins when it is there.
      await Promise.all([written, blob.then(() => withTimeout(written, CLIPBOARD_TIMEOUT))]);
      return true;
    } catch (error) {
      // The other way may still work; what is wrong with the text itself is told below.
      if (error instanceof DOMException && error.name === 'TimeoutError') return copyAtOnce(await text);
    }
  }
  return copyText(await text);
}

/** Selects what an element holds, for a reader who has to copy it by hand. */
export function selectContent(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}
