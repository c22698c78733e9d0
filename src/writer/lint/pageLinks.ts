// What the link check wants to know of a page: where it leads and where it can be entered.
import type { ElementContent, Root, RootContent } from 'hast';
import type { Doc } from '../../core/site/manifest/doc.ts';
import { listCandidates } from '../../core/site/urls/srcset.ts';

export interface WrittenLink {
  kind: 'link' | 'image' | 'video' | 'audio';
  href: string;
  line: number;
  /** Of the address, from 1, where it is known. */
  column?: number | undefined;
}

export interface PageLinks {
  links: WrittenLink[];
  /** Everything an anchor can lead to. */
  ids: ReadonlySet<string>;
  /** What stays text for a space in its address. */
  almostLinks?: readonly WrittenLink[];
}

/** What elements show; a source shows what the element around it does. */
const MEDIA = new Map<string, WrittenLink['kind']>([
  ['img', 'image'],
  ['picture', 'image'],
  ['video', 'video'],
  ['audio', 'audio'],
]);

/** Collects the links, images and anchors of a parsed page. */
export function collectLinks(doc: Doc): PageLinks {
  const page: Collected = { links: [], ids: new Set(doc.headings.map((heading) => heading.id)) };
  for (const block of doc.blocks) visit(block, 1, 'image', page);
  return page;
}

type Collected = PageLinks & { ids: Set<string> };

function visit(
  node: Root | RootContent | ElementContent,
  lineAbove: number,
  kindAbove: WrittenLink['kind'],
  page: Collected,
): void {
  // What our own steps add has no place in the file; the place of what it stands in is near enough.
  const line = node.position?.start.line ?? lineAbove;
  let kind = kindAbove;
  if (node.type === 'element') {
    const { id, name, href, src, srcSet, poster } = node.properties;
    kind = MEDIA.get(node.tagName) ?? kind;
    const add = (what: WrittenLink['kind'], address: unknown) => {
      if (typeof address === 'string') page.links.push({ kind: what, href: address, line });
    };
    for (const anchor of [id, node.tagName === 'a' ? name : undefined])
      if (typeof anchor === 'string') page.ids.add(anchor);
    // The allow-list gives each of these to the elements that use it.
    add('link', href);
    for (const address of new Set([src, ...listCandidates(String(srcSet ?? ''))])) add(kind, address);
    add('image', poster);
  }
  if ('children' in node) for (const child of node.children) visit(child, line, kind, page);
}
