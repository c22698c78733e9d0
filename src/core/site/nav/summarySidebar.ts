// Builds sidebars from the markdown list of SUMMARY.md (mdBook, GitBook) and _sidebar.md (docsify).

import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { decodeSafely, joinPath, namesFile } from '../urls/filePath.ts';
import { isMarkdownFile } from '../urls/pageFileNames.ts';
import { findExternalKind } from '../urls/pageHref.ts';

/** Config file of mdBook and GitBook in a version's folder. */
export const SUMMARY_FILE = 'SUMMARY.md';

/** Config file of docsify. */
export const SIDEBAR_FILE = '_sidebar.md';

interface Linkable {
  id: string;
  /** Path inside the version's folder. */
  file: string;
  label: string;
}

interface Entry {
  indent: number;
  label: string;
  href: string;
  inside: Entry[];
}

interface Part {
  label: string | undefined;
  entries: Entry[];
}

/**
 * Builds a sidebar from the text of a SUMMARY.md; docs that the text does not list come last. Undefined if the text
 * lists no doc: then the file is a regular page.
 * @example '- [甲](a.md)\n  - [乙](b.md)' gives a category 甲, whose page is a.md, with b.md in it
 */
export function buildSummarySidebar(text: string, docs: readonly Linkable[]): SidebarItem[] | undefined {
  const byFile = new Map(docs.map((doc) => [doc.file, doc]));
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const named = new Set<Linkable>();
  const toItems = (entries: readonly Entry[]): SidebarItem[] =>
    entries.flatMap(({ label: written, href, inside }): SidebarItem[] => {
      const path = decodeSafely(href.replace(/[?#].*$/, ''));
      const files = path === '' ? [] : ENDINGS.map((ending) => joinPath('', path + ending) ?? '');
      const doc = files.map((file) => byFile.get(file)).find(Boolean) ?? byId.get(path);
      const own = doc === undefined || named.has(doc) ? undefined : doc;
      if (own !== undefined) named.add(own);
      const label = written || own?.label || href;
      const items = toItems(inside);
      if (items.length > 0)
        return [
          { type: 'category', label, ...(own && { link: { type: 'doc' as const, id: own.id } }), items },
        ];
      if (own !== undefined) return [{ type: 'doc', id: own.id, ...(label !== own.label && { label }) }];
      return /^https?:/i.test(href) ? [{ type: 'link', label, href }] : [];
    });
  const items = readParts(text).flatMap(({ label, entries }): SidebarItem[] => {
    const inside = toItems(entries);
    if (label === undefined || inside.length === 0) return inside;
    return [{ type: 'category', label, collapsible: false, items: inside }];
  });
  if (named.size === 0) return undefined;
  const rest = docs.filter((doc) => !named.has(doc));
  return [...items, ...rest.map(({ id }): SidebarItem => ({ type: 'doc', id }))];
}

/**
 * Lists the markdown files that a SUMMARY.md or a _sidebar.md links to, in their order: where nobody can list the
 * folder, they are its pages.
 * @example listSummaryFiles('- [甲](/)\n- [乙](guide/b)\n- [丙](c.md#d)') // ['README.md', 'guide/b.md', 'c.md']
 */
export function listSummaryFiles(text: string): string[] {
  const files = [...listEntriesBelow(readParts(text).flatMap(({ entries }) => entries))].map(({ href }) => {
    const path = decodeSafely(href.replace(/[?#].*$/, ''));
    if (path === '' || findExternalKind(path) !== undefined) return undefined;
    if (isMarkdownFile(path)) return joinPath('', path);
    if (path.endsWith('/')) return joinPath('', `${path}README.md`);
    return namesFile(path) ? undefined : joinPath('', `${path}.md`);
  });
  return [...new Set(files.filter((file) => file !== undefined))];
}

function* listEntriesBelow(entries: readonly Entry[]): Generator<Entry> {
  for (const entry of entries) {
    yield entry;
    yield* listEntriesBelow(entry.inside);
  }
}

/** The labels of the docs that a sidebar names otherwise than they name themselves. */
export function* listSummaryNames(items: readonly SidebarItem[]): Generator<[id: string, name: string]> {
  for (const item of items) {
    if (item.type === 'doc' && item.label !== undefined) yield [item.id, item.label];
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield [item.link.id, item.label];
    yield* listSummaryNames(item.items);
  }
}

/** Endings to try: links of docsify are relative to the root, without file endings. */
const ENDINGS = ['', '.md', '/README.md', '.markdown', '.mkd'];

const HEADING = /^(#{1,6})\s+(.+?)[\s#]*$/;

/**
 * List items with a link, and (`NAME`) items without one. In mdBook, prefix and suffix chapters have no list
 * marker, and draft chapters have no URL or no brackets.
 */
const ENTRY = /^(\s*)(?:[-*+]\s+)?\[(.*)\]\((\S*?)(?:\s+"[^"]*")?\)\s*$/;
const NAME = /^(\s*)[-*+]\s+([^[\]]+?)\s*$/;

function readParts(text: string): Part[] {
  const parts: Part[] = [{ label: undefined, entries: [] }];
  let open: Entry[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, marks, words = ''] = HEADING.exec(line) ?? [];
    if (marks !== undefined) {
      // The first h1 is the title of the file.
      const isTitle = marks === '#' && parts.every(({ entries }) => entries.length === 0);
      if (!isTitle) parts.push({ label: toPlain(words), entries: [] });
      open = [];
      continue;
    }
    const [, indent, label = '', href = ''] = ENTRY.exec(line) ?? NAME.exec(line) ?? [];
    if (indent === undefined) continue;
    const entry: Entry = {
      indent: indent.replaceAll('\t', '    ').length,
      label: toPlain(label),
      href,
      inside: [],
    };
    open = open.filter((outer) => outer.indent < entry.indent);
    (open.at(-1)?.inside ?? parts.at(-1)?.entries)?.push(entry);
    open.push(entry);
  }
  return parts;
}

/** Removes markdown syntax and normalizes whitespace. */
function toPlain(label: string): string {
  return label
    .replace(/\\(.)|[`*]/g, '$1')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();
}
