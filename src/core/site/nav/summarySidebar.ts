// Builds sidebars from the markdown list of SUMMARY.md (mdBook, GitBook) and _sidebar.md (docsify).

import type { NavItem } from '../manifest/navItem.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { decodeSafely, joinPath, namesFile } from '../urls/filePath.ts';
import { isMarkdownFile } from '../urls/pageFileNames.ts';
import { findExternalKind } from '../urls/pageHref.ts';
import { buildListedSidebar, type Linkable } from './listedSidebar.ts';
import { listSidebarIds } from './sidebarItems.ts';

/** Config file of mdBook and GitBook in a version's folder. */
export const SUMMARY_FILE = 'SUMMARY.md';

/** Config file of docsify. */
export const SIDEBAR_FILE = '_sidebar.md';

export interface ListEntry extends NavItem {
  indent: number;
  line: number;
  items: ListEntry[];
}

/** The entries below a heading. */
export interface ListPart {
  label: string | undefined;
  /** Of the heading; 0: the entries above the first one. */
  level: number;
  entries: ListEntry[];
}

/**
 * Parses the text of a SUMMARY.md; a heading is a group. The pages that it does not list come last.
 * @example parseSummary('- [甲](a.md)\n  - [乙](b.md)')[0] // { label: '甲', page: 'a.md', items: [{ label: '乙', page: 'b.md', … }], … }
 */
export function parseSummary(text: string): NavItem[] {
  const items = readParts(text).flatMap(({ label, entries }): NavItem[] =>
    label === undefined ? entries : [{ label, collapsible: false, items: entries }],
  );
  return [...items, { folder: '.' }];
}

/**
 * Builds a sidebar from the text of a SUMMARY.md. Undefined if the text lists no doc: then the file is a regular page.
 */
export function buildSummarySidebar(text: string, docs: readonly Linkable[]): SidebarItem[] | undefined {
  const navigation = parseSummary(text);
  return listsPages(navigation, docs) ? buildListedSidebar(navigation, docs).items : undefined;
}

/** Whether at least one item is a doc, so that a file with the list is not itself a page. */
export function listsPages(navigation: readonly NavItem[], docs: readonly Linkable[]): boolean {
  const { items } = buildListedSidebar(
    navigation.filter(({ folder }) => folder === undefined),
    docs,
  );
  return !listSidebarIds(items).next().done;
}

/**
 * Lists the markdown files that a SUMMARY.md or a _sidebar.md links to, in their order: where nobody can list the
 * folder, they are its pages.
 * @example listSummaryFiles('- [甲](/)\n- [乙](guide/b)\n- [丙](c.md#d)') // ['README.md', 'guide/b.md', 'c.md']
 */
export function listSummaryFiles(text: string): string[] {
  const files = [...listEntriesBelow(readParts(text).flatMap(({ entries }) => entries))].map(
    ({ page = '' }) => {
      const path = decodeSafely(page.replace(/[?#].*$/, ''));
      if (path === '') return undefined;
      if (isMarkdownFile(path)) return joinPath('', path);
      if (path.endsWith('/')) return joinPath('', `${path}README.md`);
      return namesFile(path) ? undefined : joinPath('', `${path}.md`);
    },
  );
  return [...new Set(files.filter((file) => file !== undefined))];
}

function* listEntriesBelow(entries: readonly ListEntry[]): Generator<ListEntry> {
  for (const entry of entries) {
    yield entry;
    yield* listEntriesBelow(entry.items);
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

const HEADING = /^(#{1,6})\s+(.+?)[\s#]*$/;

const LINE = /^(\s*)((?:[-*+]|\d+[.)])\s+)?(.*?)\s*$/;

const IMAGE = /!\[[^\]]*\]\([^)]*\)/g;

/** A link with its label and its URL, which may be in angle brackets; both may have one level of brackets inside. */
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:<([^>]*)>|((?:[^\s()]|\([^\s()]*\))*))(?:\s[^)]*)?\)/;

/**
 * Reads the entries of a list: items with a link, and items without one. In mdBook, prefix and suffix chapters have no
 * list marker, and draft chapters have no URL or no brackets.
 * @param isConfig whether the file is known to be a list, so that items may have other text beside their link
 */
export function readParts(text: string, isConfig = false): ListPart[] {
  const parts: ListPart[] = [{ label: undefined, level: 0, entries: [] }];
  let open: ListEntry[] = [];
  const shown = text.replace(/^\uFEFF/, '').replace(/<!--[\s\S]*?-->/g, (all) => all.replace(/[^\n]/g, ''));
  for (const [at, line] of shown.split(/\r?\n/).entries()) {
    const [, marks, words = ''] = HEADING.exec(line) ?? [];
    if (marks !== undefined) {
      // The first h1 is the title of the file.
      const isTitle = marks === '#' && parts.every(({ entries }) => entries.length === 0);
      if (!isTitle) parts.push({ label: toPlain(words), level: marks.length, entries: [] });
      open = [];
      continue;
    }
    const [, indent = '', marker, content = ''] = LINE.exec(line) ?? [];
    const written = isConfig ? content.replace(IMAGE, '').trim() : content;
    const [link, label = written, quoted, bare = ''] = LINK.exec(written) ?? [];
    const isWhole = link === undefined ? marker !== undefined && !/[[\]]/.test(written) : link === written;
    if (written === '' || !(isWhole || (isConfig && marker !== undefined))) continue;
    const href = quoted ?? bare;
    const entry: ListEntry = {
      indent: indent.replaceAll('\t', '    ').length,
      line: at + 1,
      label: toPlain(link === undefined ? label : written.replace(link, label)) || undefined,
      ...(findExternalKind(href) === undefined ? { page: href || undefined } : { href }),
      items: [],
    };
    open = open.filter((outer) => outer.indent < entry.indent);
    (open.at(-1)?.items ?? parts.at(-1)?.entries)?.push(entry);
    open.push(entry);
  }
  return parts;
}

/** Lines that are meant to be entries: list items, and what has the brackets of a link or the name of a file. */
const LIKE_ENTRY = /^\s*(?:[-*+]|\d+[.)])\s+(?![-*_ ]+$)\S|^\s*[[【].*[(（]/;
const LIKE_LINK = /[【[].*[(（]|\.md\b/;

/**
 * Lists the lines of a SUMMARY.md of which nothing is made: those that are no links, though they look like it, and links
 * to what is no page of the folder.
 */
export function listUnusedLines(text: string, docs: readonly Linkable[]): { line: number; text: string }[] {
  const entries = listEntriesBelow(readParts(text).flatMap((part) => part.entries));
  const byLine = new Map([...entries].map((entry) => [entry.line, entry]));
  const missing = new Set(buildListedSidebar(parseSummary(text), docs).missing.map(({ page }) => page));
  const isUnused = (content: string, line: number) => {
    const entry = byLine.get(line);
    if (entry === undefined) return LIKE_ENTRY.test(content) && !HEADING.test(content);
    return entry.page === undefined
      ? entry.href === undefined && LIKE_LINK.test(content) && !content.includes(']()')
      : missing.has(entry.page);
  };
  return text
    .split(/\r?\n/)
    .map((content, at) => ({ line: at + 1, text: content.trim() }))
    .filter((each) => isUnused(each.text, each.line));
}

/** Removes markdown syntax and tags, which code keeps, and normalizes whitespace. */
function toPlain(label: string): string {
  return label
    .replace(/(`[^`]*`)|<\/?[a-z][^<>]*>/gi, '$1')
    .replace(/\\(.)|[`*]/g, '$1')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();
}
