import type { Properties } from 'hast';
import type { Image, ImageReference, Nodes } from 'mdast';

const SIZE = /^(\d{1,5})?(?:x(\d{1,5}))?$/;

/**
 * Parses a size in pixels in the syntax of Obsidian and Typora; undefined for other text.
 * @example readSize('300') gives { width: '300' }; readSize('x150') gives { height: '150' }; readSize('图') gives undefined
 */
export function readSize(text: string): Properties | undefined {
  const [, width, height] = SIZE.exec(text) ?? [];
  return width === undefined && height === undefined
    ? undefined
    : { ...(width && { width }), ...(height && { height }) };
}

/**
 * Splits alt text into the text and the size after a bar.
 * @example splitSize('图|300x150') gives { words: '图', size: { width: '300', height: '150' } }
 */
export function splitSize(alt: string): { words: string; size: Properties | undefined } {
  const bar = alt.lastIndexOf('|');
  const size = bar < 0 ? undefined : readSize(alt.slice(bar + 1).trim());
  return { words: size === undefined ? alt : alt.slice(0, bar).replace(/\\$/, '').trim(), size };
}

/** Sets the size of an image node from its alt text, `![图|300](a.png)`. */
export function readSizeInAlt(image: Image): void {
  const { words, size } = splitSize(image.alt ?? '');
  if (size === undefined) return;
  image.alt = words;
  image.data = { ...image.data, hProperties: { ...size, ...image.data?.hProperties } };
}

// Parses attributes in braces after a link or image, or on the line below (MkDocs, Kramdown, VitePress):
// `![](a.png){ width=300 }`.

const LIST = /^(?:\n[ \t]*(?=[^\n]{0,303}\}[ \t]*(?:\n|$)))?\{:?([^{}\n]{1,300})\}/;
/** @example `.button`, `#id`, `target=_blank`, `width="50%"`, `data-preview` */
const ATTRIBUTE = /(?:^|\s)(?:[.#][\w-]+|data-[\w-]+|([a-z][\w-]*)=(?:"([^"]*)"|([^\s"]+)))(?=\s|$)/gi;

const SIZED = /^(?:width|height)=\d{1,5}(?:\.\d{1,3})?(?:px|%)?$/;

/** Removes the attributes at the start of a text node after a link or image; only the size of an image is used. */
export function readAttributes(text: Nodes, before: Nodes | undefined): void {
  if (text.type !== 'text' || !/^(?:link|image)(?:Reference)?$/.test(before?.type ?? '')) return;
  const [list = '', written = ''] = LIST.exec(text.value) ?? [];
  if (written.trim() === '' || written.replace(ATTRIBUTE, '').trim() !== '') return;
  text.value = text.value.slice(list.length);
  const image = findImage(before);
  if (image === undefined) return;
  const sizes = [...written.matchAll(ATTRIBUTE)].flatMap(([, name = '', quoted, bare]) =>
    SIZED.test(`${name}=${quoted ?? bare}`) ? [[name, quoted ?? bare] as const] : [],
  );
  if (sizes.length > 0) image.data = { ...image.data, hProperties: Object.fromEntries(sizes) };
}

/** The image node to which the attributes apply: the node itself, or the only child of a link. */
function findImage(node: Nodes | undefined): Image | ImageReference | undefined {
  if (node?.type === 'image' || node?.type === 'imageReference') return node;
  const [only, ...others] = node?.type === 'link' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}
