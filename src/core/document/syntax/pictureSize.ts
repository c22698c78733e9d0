import type { Properties } from 'hast';
import type { Image } from 'mdast';

const SIZE = /^(\d{1,5})?(?:x(\d{1,5}))?$/;

/**
 * The size of a picture in pixels, as Obsidian and Typora write it.
 * @example readSize('300') gives { width: '300' }; readSize('x150') gives { height: '150' }; readSize('图') gives undefined
 */
export function readSize(text: string): Properties | undefined {
  const [, width, height] = SIZE.exec(text) ?? [];
  return width === undefined && height === undefined
    ? undefined
    : { ...(width && { width }), ...(height && { height }) };
}

/**
 * Splits the words of a picture from the size behind a bar.
 * @example splitSize('图|300x150') gives { words: '图', size: { width: '300', height: '150' } }
 */
export function splitSize(alt: string): { words: string; size: Properties | undefined } {
  const bar = alt.lastIndexOf('|');
  const size = bar < 0 ? undefined : readSize(alt.slice(bar + 1).trim());
  return { words: size === undefined ? alt : alt.slice(0, bar).replace(/\\$/, '').trim(), size };
}

/** `![图|300](a.png)` */
export function readSizeBehindWords(image: Image): void {
  const { words, size } = splitSize(image.alt ?? '');
  if (size === undefined) return;
  image.alt = words;
  image.data = { ...image.data, hProperties: { ...size, ...image.data?.hProperties } };
}
