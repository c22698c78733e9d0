import { withTimeout } from './withTimeout.ts';

/**
 * How long, in milliseconds, the clipboard may take: in WeChat's web view it never answers. The old way works for as
 * long as the browser counts the click, a second in Safari.
 */
export const CLIPBOARD_TIMEOUT = 500;

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
