// Files in which other engines give their pages an order: lists of links in one another, and headings over runs of them.
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { decodeSafely, joinPath } from '../urls/filePath.ts';

/** Its name in mdBook and GitBook, at the top of a version's folder. */
export const SUMMARY_FILE = 'SUMMARY.md';

/** And in docsify. */
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
 * The sidebar that a summary gives; docs that it does not name come last. Undefined where it names none: then it is a
 * page like others.
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

/** An entry, of which `readParts` reads what it was written from. */
export function writeEntry(indent: string, label: string, href: string): string {
  return `${indent}- [${label.replace(/[\\`*]/g, '\\$&')}](${href})`;
}

/** docsify's pages are named from the top, and without endings. */
const ENDINGS = ['', '.md', '/README.md', '.markdown', '.mkd'];

const HEADING = /^(#{1,6})\s+(.+?)[\s#]*$/;

/** Chapters before and after the lists have no mark; one that is only planned has no address, or no brackets. */
const ENTRY = /^(\s*)(?:[-*+]\s+)?\[(.*)\]\((\S*?)(?:\s+"[^"]*")?\)\s*$/;
const NAME = /^(\s*)[-*+]\s+([^[\]]+?)\s*$/;

function readParts(text: string): Part[] {
  const parts: Part[] = [{ label: undefined, entries: [] }];
  let open: Entry[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, marks, words = ''] = HEADING.exec(line) ?? [];
    if (marks !== undefined) {
      // The first is the title of all.
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

/** Without the marks of code, emphasis and escapes; spaces are one, however they are written. */
function toPlain(label: string): string {
  return label
    .replace(/\\(.)|[`*]/g, '$1')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();
}
