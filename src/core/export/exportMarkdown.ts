import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';
import { listCodeBlocks, normalizeCode } from '../document/codeBlocks.ts';
import { splitFrontMatter } from '../document/frontMatterBlock.ts';
import { unfoldIncludes } from '../document/includes/unfoldIncludes.ts';
import type { Doc } from '../document/parsedDoc.ts';
import { isTab } from '../document/syntax/tabTitles.ts';
import { listUrls } from '../document/writtenUrls.ts';
import type { Manifest, PageEntry, Version } from '../site/manifest/manifest.ts';
import { makeLinksAbsolute } from '../site/urls/absoluteLinks.ts';

interface ExportedPage {
  manifest: Manifest;
  version: Version | undefined;
  entry: PageEntry;
  text: string;
  doc: Doc;
  tree: Root;
  /** Returns the absolute URL of a site path. */
  addressOf: (path: string) => string;
}

/**
 * Serializes a page or a section as markdown that is valid outside the site: without front matter, with absolute URLs
 * and with included files inserted.
 * @param id id of a heading, to export its section only
 */
export function exportMarkdown(page: ExportedPage, id?: string): string {
  const { manifest, version, entry, text, doc, tree, addressOf } = page;
  const { body, bodyLine } = splitFrontMatter(text);
  const written = { body, bodyLine, addresses: listUrls(tree, body, bodyLine) };
  const from = { file: entry.file, version };
  const linked = makeLinksAbsolute(manifest, from, written, { addressOf, ownPath: entry.path });
  const whole = normalizeBlocks(linked, tree, bodyLine);
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

/** Normalizes the lines of all code nodes: replaces odd spaces and removes invisible characters. */
function normalizeBlocks(text: string, tree: Root, firstLine: number): string {
  const lines = text.split('\n');
  for (const { position } of listCodeBlocks(tree)) {
    if (position === undefined) continue;
    for (let line = position.start.line; line <= position.end.line; line += 1)
      lines[line - firstLine] = normalizeCode(lines[line - firstLine] ?? '');
  }
  return lines.join('\n');
}

/** Finds link and footnote definitions outside the section which nodes in the section reference. */
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

/** Line numbers in the file, counted from 1; `end` is exclusive. */
interface Lines {
  start: number;
  end: number;
}

/**
 * Finds the lines of a section. It ends at the next heading of the same or a higher level in the same container node,
 * or at the end of that node: admonitions, tabs and list items may contain headings.
 */
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

/** Returns the innermost container node around the block at a line. */
function containerAt(node: Parents, line: number): Parents {
  const block = (node.children as Nodes[]).find(
    ({ position }) => position !== undefined && position.start.line <= line && line <= position.end.line,
  );
  if (block === undefined || !('children' in block)) return node;
  return block.type === 'heading' || block.type === 'paragraph' ? node : containerAt(block, line);
}

/**
 * Returns the line after a container's content: the line of the next tab if it has tabs, else the line after its last
 * child, so that the closing line of the container is excluded.
 */
function endOfContent(container: Parents, line: number): number {
  if (container.type === 'root') return Number.POSITIVE_INFINITY;
  const children = container.children as Nodes[];
  const tab = children.find((child) => isTab(child) && (child.position?.start.line ?? 0) > line);
  return tab?.position?.start.line ?? (children.at(-1)?.position?.end.line ?? line) + 1;
}
