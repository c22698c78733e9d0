import { CLIPBOARD_TIMEOUT, copyAtOnce, copyText } from './copyText.ts';
import { withTimeout } from './withTimeout.ts';

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
