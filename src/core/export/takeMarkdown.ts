// A page's markdown, or a section of it, for a reader who takes it along: it stands on its own feet.
import type { Nodes, Root } from 'mdast';
import { codesIn } from '../document/codesIn.ts';
import { normalizeCode } from '../document/codeText.ts';
import { splitFrontMatter } from '../document/frontMatterBlock.ts';
import { unfoldIncludes } from '../document/includes/unfoldIncludes.ts';
import { listAddresses } from '../document/writtenAddresses.ts';
import type { Doc } from '../site/manifest/doc.ts';
import type { Manifest, PageEntry, Version } from '../site/manifest/manifest.ts';
import { makeLinksAbsolute } from '../site/urls/absoluteLinks.ts';
import { findSection, type Lines } from './findSection.ts';

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

/** The text with its blocks of code as a program can read them. */
function normalizeBlocks(text: string, tree: Root, firstLine: number): string {
  const lines = text.split('\n');
  for (const { position } of codesIn(tree)) {
    if (position === undefined) continue;
    for (let line = position.start.line; line <= position.end.line; line += 1)
      lines[line - firstLine] = normalizeCode(lines[line - firstLine] ?? '');
  }
  return lines.join('\n');
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
