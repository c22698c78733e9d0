/** Cuts a text into words and what stands between them; Chinese by the browser's own dictionary, where it has one. */
export function cutWords(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return text.match(PLAIN_WORD) ?? [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Latin words and numbers whole, everything else by character. */
const PLAIN_WORD = /[\p{Script=Latin}\p{N}_]+|[\s\S]/gu;
