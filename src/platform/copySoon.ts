import { copyText } from './copyText.ts';

/**
 * Copies a text that is still on its way: some browsers let nobody copy but in answer to a click, so they are
 * asked at once.
 */
export async function copySoon(text: Promise<string>): Promise<boolean> {
  if (window.isSecureContext && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    } catch {
      // The other way may still work; what is wrong with the text itself is told below.
    }
  }
  return copyText(await text);
}
