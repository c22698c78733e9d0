// Attributes in braces behind a link or an image, or alone in the line below it, as MkDocs, Kramdown and VitePress have them: `![](a.png){ width=300 }`.
import type { Image, ImageReference, Nodes } from 'mdast';

const LIST = /^(?:\n[ \t]*(?=[^\n]{0,303}\}[ \t]*(?:\n|$)))?\{:?([^{}\n]{1,300})\}/;
/** @example `.button`, `#id`, `target=_blank`, `width="50%"`, `data-preview` */
const ATTRIBUTE = /(?:^|\s)(?:[.#][\w-]+|data-[\w-]+|([a-z][\w-]*)=(?:"([^"]*)"|([^\s"]+)))(?=\s|$)/gi;

const SIZED = /^(?:width|height)=\d{1,5}(?:\.\d{1,3})?(?:px|%)?$/;

/** Takes the attributes with which a text begins; of an image's the size counts, the others mean nothing here. */
export function takeAttributes(text: Nodes, before: Nodes | undefined): void {
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

/** The image itself, or the one that is a link's only content. */
function findImage(node: Nodes | undefined): Image | ImageReference | undefined {
  if (node?.type === 'image' || node?.type === 'imageReference') return node;
  const [only, ...others] = node?.type === 'link' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}
