// What the link check wants to know of a page: where it leads and where it can be entered.
import type { ElementContent, Root, RootContent } from 'hast';
import type { Doc } from '../../../core/model/doc.ts';

export interface WrittenLink {
  kind: 'link' | 'image';
  href: string;
  line: number;
}

export interface PageLinks {
  links: WrittenLink[];
  /** Everything an anchor can lead to. */
  ids: Set<string>;
}

const MEDIA = new Set(['img', 'source', 'video', 'audio']);

/** Collects the links, images and anchors of a parsed page. */
export function collectLinks(doc: Doc): PageLinks {
  const page: PageLinks = { links: [], ids: new Set(doc.headings.map((heading) => heading.id)) };
  for (const block of doc.blocks) visit(block, 1, page);
  return page;
}

function visit(node: Root | RootContent | ElementContent, lineAbove: number, page: PageLinks): void {
  // What our own steps add has no place in the file; the place of what it stands in is near enough.
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'element') {
    const { id, name, href, src, poster } = node.properties;
    for (const anchor of [id, node.tagName === 'a' ? name : undefined])
      if (typeof anchor === 'string') page.ids.add(anchor);
    if (node.tagName === 'a' && typeof href === 'string') page.links.push({ kind: 'link', href, line });
    for (const address of MEDIA.has(node.tagName) ? [src, poster] : [])
      if (typeof address === 'string') page.links.push({ kind: 'image', href: address, line });
  }
  if ('children' in node) for (const child of node.children) visit(child, line, page);
}
