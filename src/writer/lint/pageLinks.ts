// What the link check wants to know of a page: where it leads and where it can be entered.
// Where the address of each link is written: there it is mended.
// What would be a link or an image, were there no space in its address: CommonMark reads it as text.
import type { ElementContent, Root, RootContent } from 'hast';
import type { Root as MarkdownRoot, Nodes } from 'mdast';
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
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

/**
 * Gives links the places of their addresses; one that many links share stands in a definition, and counts once.
 * A link whose address is not found keeps its line.
 */
export function placeLinks(links: readonly WrittenLink[], addresses: readonly WrittenUrl[]): WrittenLink[] {
  const defined = new Map<string, WrittenUrl>();
  const here = new Map<string, WrittenUrl[]>();
  for (const address of addresses) {
    const known = here.get(keyOf(address));
    if (address.isDefinition) defined.set(address.href, defined.get(address.href) ?? address);
    else if (known === undefined) here.set(keyOf(address), [address]);
    else known.push(address);
  }
  const placed = new Map<string, WrittenLink>();
  for (const [at, link] of links.entries()) {
    const { line, column } = here.get(keyOf(link))?.shift() ?? defined.get(link.href) ?? { line: link.line };
    const key = column === undefined ? String(at) : `${link.kind} ${line}:${column}`;
    placed.set(key, { ...link, line, column });
  }
  return [...placed.values()];
}

function keyOf({ line, href }: Pick<WrittenUrl, 'line' | 'href'>): string {
  return `${line} ${href}`;
}

/** A label, of which marks may have cut off the beginning, and an address; names of files may hold brackets. */
const ALMOST = /(?:(!?)\[[^[\]]*)?\]\(((?:[^()<>\n]|\([^()<>\n]*\)){1,300})\)/g;
const TITLE = /\s(?:"[^"]*"|'[^']*')\s*$/;

/**
 * Lists the places of a text that look like links with spaces in their addresses.
 * @param firstLine of the file on which the text begins
 */
export function listAlmostLinks(tree: MarkdownRoot, text: string, firstLine: number): WrittenLink[] {
  const lines = text.split('\n');
  return [...almostIn(tree, (line) => lines[line - firstLine] ?? '')];
}

function* almostIn(node: Nodes, lineAt: (line: number) => string): Generator<WrittenLink> {
  if ('children' in node) for (const child of node.children) yield* almostIn(child, lineAt);
  if (node.type !== 'text' || node.position === undefined || !node.value.includes('](')) return;
  const { start, end } = node.position;
  for (const [written, mark, inside = ''] of node.value.matchAll(ALMOST)) {
    const href = inside.replace(TITLE, '').trim();
    if (!href.includes(' ')) continue;
    for (let line = start.line; line <= end.line; line += 1) {
      const at = lineAt(line).indexOf(written);
      // The brackets may have been escaped on purpose.
      if (at < 0 || lineAt(line)[at - 1] === '\\') continue;
      const column = at + written.indexOf(href, written.indexOf('](')) + 1;
      yield { kind: mark === '!' ? 'image' : 'link', href, line, column };
      break;
    }
  }
}
