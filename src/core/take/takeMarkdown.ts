// A page's markdown, or a section of it, for a reader who takes it along: it stands on its own feet.
import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';
import { splitFrontMatter } from '../markdown/frontMatterBlock.ts';
import { unfoldIncludes } from '../markdown/includes/unfoldIncludes.ts';
import { isTab } from '../markdown/syntax/tabLine.ts';
import { listAddresses } from '../markdown/writtenAddresses.ts';
import type { Doc } from '../model/doc.ts';
import type { Manifest, PageEntry, Version } from '../model/manifest.ts';
import { makeLinksAbsolute } from '../paths/absoluteLinks.ts';

export interface TakenPage {
  manifest: Manifest;
  version: Version | undefined;
  entry: PageEntry;
  /** Of the file. */
  text: string;
  doc: Doc;
  tree: Root;
  /** The address of a path of the site. */
  addressOf: (path: string) => string;
}

/**
 * The markdown of a page, without its front matter, with links that lead somewhere from anywhere.
 * @param id of the heading whose section is wanted; else the whole
 */
export function takeMarkdown(page: TakenPage, id?: string): string {
  const { manifest, version, entry, text, doc, tree, addressOf } = page;
  const { body, bodyLine } = splitFrontMatter(text);
  const written = { body, bodyLine, addresses: listAddresses(tree, body, bodyLine) };
  const from = { file: entry.file, version };
  const whole = makeLinksAbsolute(manifest, from, written, { addressOf, ownPath: entry.path });
  const section = id === undefined ? undefined : findSection(doc, tree, id);
  if (section === undefined) {
    const title = doc.title === undefined ? `# ${entry.title}\n\n` : '';
    return `${title}${unfoldIncludes(whole).trim()}\n`;
  }
  const lines = whole.split('\n');
  const cut = ({ start, end }: Lines) =>
    lines
      .slice(start - bodyLine, end - bodyLine)
      .join('\n')
      .trim();
  return `${unfoldIncludes([section, ...findDefinitions(tree, section)].map(cut).join('\n\n'))}\n`;
}

/** What stands elsewhere on the page and belongs to references in the section: addresses and footnotes. */
function findDefinitions(tree: Root, section: Lines): Lines[] {
  const isInside = ({ start }: Lines) => start >= section.start && start < section.end;
  const nodes = [...nodesIn(tree)].flatMap((node) => {
    const { position } = node;
    if (!('identifier' in node) || position === undefined) return [];
    const { type, identifier } = node;
    return { type, identifier, start: position.start.line, end: position.end.line + 1 };
  });
  const used = new Set(
    nodes
      .filter((node) => !isDefinition(node) && isInside(node))
      .map(({ type, identifier }) => keyOf(type, identifier)),
  );
  return nodes.filter(
    (node) => isDefinition(node) && !isInside(node) && used.has(keyOf(node.type, node.identifier)),
  );
}

const isDefinition = ({ type }: { type: string }) => type === 'definition' || type === 'footnoteDefinition';
const keyOf = (type: string, identifier: string) => `${type.startsWith('footnote')} ${identifier}`;

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** Lines of the file, from 1; without the last. */
interface Lines {
  start: number;
  end: number;
}

/** From a heading to the next one of its level or above that stands beside it, or to the end of what it stands in. */
function findSection({ blocks }: Doc, tree: Root, id: string): Lines | undefined {
  const headings = blocks.flatMap((block) => [...headingsIn(block)]);
  const at = headings.findIndex((heading) => heading.id === id);
  const heading = headings[at];
  if (heading === undefined) return undefined;
  const around = containerAt(tree, heading.line);
  const next = headings
    .slice(at + 1)
    .find(({ level, line }) => level <= heading.level && containerAt(tree, line) === around);
  const end = Math.min(next?.line ?? Number.POSITIVE_INFINITY, endOfContent(around, heading.line));
  return { start: heading.line, end };
}

function* headingsIn(node: HtmlNodes): Generator<{ id: unknown; level: number; line: number }> {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName) && node.position !== undefined)
    yield { id: node.properties.id, level: Number(node.tagName[1]), line: node.position.start.line };
  else if ('children' in node) for (const child of node.children) yield* headingsIn(child);
}

/** The innermost container that holds the block at a line. */
function containerAt(node: Parents, line: number): Parents {
  const block = (node.children as Nodes[]).find(
    ({ position }) => position !== undefined && position.start.line <= line && line <= position.end.line,
  );
  if (block === undefined || !('children' in block)) return node;
  return block.type === 'heading' || block.type === 'paragraph' ? node : containerAt(block, line);
}

/** Where what a line stands in ends: a container before the line that closes it, a tab before the next one. */
function endOfContent(container: Parents, line: number): number {
  if (container.type === 'root') return Number.POSITIVE_INFINITY;
  const children = container.children as Nodes[];
  const tab = children.find((child) => isTab(child) && (child.position?.start.line ?? 0) > line);
  return tab?.position?.start.line ?? (children.at(-1)?.position?.end.line ?? line) + 1;
}
