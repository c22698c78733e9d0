// Collects the links and ids of a parsed page, and locates the URLs in its source.
import type { ElementContent, Root, RootContent } from 'hast';
import type { Root as MarkdownRoot, Nodes } from 'mdast';
import type { Doc } from '../../core/document/parsedDoc.ts';
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import { listCandidates } from '../../core/site/urls/srcset.ts';

export interface WrittenLink {
  kind: 'link' | 'image' | 'video' | 'audio';
  href: string;
  line: number;
  /** Column of the URL, from 1; undefined if the URL is not found in the source. */
  column?: number | undefined;
}

export interface PageLinks {
  links: WrittenLink[];
  /** Ids that a URL's fragment can name. */
  ids: ReadonlySet<string>;
  /** Text that resembles a link with a space in its URL. */
  unparsedLinks?: readonly WrittenLink[];
}

/** Link kinds by element; a `source` element inherits the kind of its parent. */
const MEDIA = new Map<string, WrittenLink['kind']>([
  ['img', 'image'],
  ['picture', 'image'],
  ['video', 'video'],
  ['audio', 'audio'],
]);

/** Collects the links, images and ids of a parsed page. */
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
  // Nodes that plugins create have no position: the parent's line is the fallback.
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
    // No check of the tag name: the sanitizer's schema allows each attribute only on elements that use it.
    add('link', href);
    for (const address of new Set([src, ...listCandidates(String(srcSet ?? ''))])) add(kind, address);
    add('image', poster);
  }
  if ('children' in node) for (const child of node.children) visit(child, line, kind, page);
}

/**
 * Replaces the line of each link's node by the position of its URL, if the URL is found in the source. Links that share
 * a reference definition become one link.
 */
export function locateLinks(links: readonly WrittenLink[], addresses: readonly WrittenUrl[]): WrittenLink[] {
  const defined = new Map<string, WrittenUrl>();
  const here = new Map<string, WrittenUrl[]>();
  for (const address of addresses) {
    const known = here.get(keyOf(address));
    if (address.isDefinition) defined.set(address.href, defined.get(address.href) ?? address);
    else if (known === undefined) here.set(keyOf(address), [address]);
    else known.push(address);
  }
  const located = new Map<string, WrittenLink>();
  for (const [at, link] of links.entries()) {
    const { line, column } = here.get(keyOf(link))?.shift() ?? defined.get(link.href) ?? { line: link.line };
    const key = column === undefined ? String(at) : `${link.kind} ${line}:${column}`;
    located.set(key, { ...link, line, column });
  }
  return [...located.values()];
}

function keyOf({ line, href }: Pick<WrittenUrl, 'line' | 'href'>): string {
  return `${line} ${href}`;
}

/**
 * A label and a URL. The start of the label is optional, since another node of the AST may contain it; a file name in
 * the URL may contain brackets.
 */
const ALMOST = /(?:(!?)\[[^[\]]*)?\]\(((?:[^()<>\n]|\([^()<>\n]*\)){1,300})\)/g;
const TITLE = /\s(?:"[^"]*"|'[^']*')\s*$/;

/**
 * Lists text nodes that resemble links with spaces in their URLs: CommonMark parses them as text.
 * @param firstLine line of the file on which the text begins, from 1
 */
export function listUnparsedLinks(tree: MarkdownRoot, text: string, firstLine: number): WrittenLink[] {
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
      // The author escaped the bracket, so that it is parsed as text.
      if (at < 0 || lineAt(line)[at - 1] === '\\') continue;
      const column = at + written.indexOf(href, written.indexOf('](')) + 1;
      yield { kind: mark === '!' ? 'image' : 'link', href, line, column };
      break;
    }
  }
}
