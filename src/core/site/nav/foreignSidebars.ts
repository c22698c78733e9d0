// Builds sidebars from the config of other engines. The common format is the markdown list of SUMMARY.md (mdBook,
// GitBook) and _sidebar.md (docsify); MkDocs' nav and Docusaurus' sidebars are converted to such a list.

import { isFields } from '../manifest/foreignFields.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { readYamlFields } from '../manifest/yamlFields.ts';
import { decodeSafely, encodePath, joinPath } from '../urls/filePath.ts';
import { isIndexFile } from '../urls/slug.ts';

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

/** Formats a list item so that readParts() parses the same label and URL. */
function writeEntry(indent: string, label: string, href: string): string {
  return `${indent}- [${label.replace(/[\\`*]/g, '\\$&')}](${href})`;
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

// Parses MkDocs' config: mkdocs.org/user-guide/configuration/#nav.

/** Config file of MkDocs in the site folder. */
export const MKDOCS_FILE = 'mkdocs.yml';

interface MkdocsSite {
  name: string | undefined;
  /** `nav` as the markdown list of a SUMMARY.md. */
  summary: string;
}

/**
 * Parses the site name and `nav`; invalid YAML is treated as an empty config.
 * @example readMkdocs('nav:\n  - 甲: [index.md, 乙: b.md]').summary === '- [甲](index.md)\n  - [乙](b.md)'
 */
export function readMkdocs(text: string): MkdocsSite {
  const { site_name: name, nav } = readSettings(text);
  return {
    name: typeof name === 'string' ? name : undefined,
    summary: listEntries(nav, '').join('\n'),
  };
}

/**
 * The fields of the config that the build publishes: other fields may contain URLs and keys of services.
 * @example showMkdocs('nav: [a.md]\nextra: { key: 1 }') === '{"nav":["a.md"]}'
 */
export function showMkdocs(text: string): string {
  const { site_name, nav } = readSettings(text);
  return JSON.stringify({ site_name, nav });
}

function readSettings(text: string): Readonly<Record<string, unknown>> {
  const fields = readYamlFields(text);
  return 'data' in fields && isFields(fields.data) ? fields.data : {};
}

function listEntries(nav: unknown, indent: string): string[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [writeEntry(indent, '', mkdocsHref(entry))];
    if (!isFields(entry)) return [];
    return Object.entries(entry).flatMap(([label, value]) => {
      const [first, ...rest] = Array.isArray(value) ? value : [value];
      // If the first page of a section is an index page without a label, the section links to it.
      const isNamed = typeof first === 'string' && (!Array.isArray(value) || isIndexFile(first));
      const line = writeEntry(indent, label, isNamed ? mkdocsHref(first) : '');
      return [line, ...listEntries(isNamed ? rest : value, `${indent}  `)];
    });
  });
}

/** Encodes paths, but not URLs. */
const mkdocsHref = (target: string) => (/^https?:/i.test(target) ? target : encodePath(target));

// Parses Docusaurus' versions and sidebars: docusaurus.io/docs/versioning.

/** File in the site folder with the names of the versions, newest first. */
export const VERSIONS_FILE = 'versions.json';

export const versionedDir = (name: string) => `versioned_docs/version-${name}`;

/** Path of the sidebars file of a `versioned_docs` folder. */
export function findSidebarsFile(dir: string): string | undefined {
  const name = /^versioned_docs\/(version-[^/]+)$/.exec(dir)?.[1];
  return name && `versioned_sidebars/${name}-sidebars.json`;
}

/**
 * Converts all sidebars of the file, in order, to one markdown list like that of a SUMMARY.md. Empty if an item is
 * `autogenerated`: the fallback is the default sidebar.
 * @example readSidebars('{"docs":["a",{"章":["b"]}]}') === '- [](a)\n- [章]()\n  - [](b)'
 */
export function readSidebars(text: string): string {
  const sidebars = parse(text);
  if (!isFields(sidebars) || /"type":\s*"autogenerated"/.test(text)) return '';
  return Object.values(sidebars)
    .flatMap((items) => listItems(items, ''))
    .join('\n');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listItems(items: unknown, indent: string): string[] {
  if (Array.isArray(items)) return items.flatMap((item: unknown) => listItem(item, indent));
  // Shorthand syntax: an object that maps labels of categories to their items.
  if (!isFields(items)) return [];
  return Object.entries(items).flatMap(([label, inside]) => listItem({ label, items: inside }, indent));
}

function listItem(item: unknown, indent: string): string[] {
  if (typeof item === 'string') return [writeEntry(indent, '', docusaurusHref(item))];
  if (!isFields(item) || item.type === 'html') return [];
  const { type, id, href, link, items } = item;
  if (type === undefined && items === undefined) return listItems(item, indent);
  const label = typeof item.label === 'string' ? item.label : '';
  const page = isFields(link) ? link.id : id;
  const target = typeof href === 'string' ? href : typeof page === 'string' ? docusaurusHref(page) : '';
  return [writeEntry(indent, label, target), ...listItems(items, `${indent}  `)];
}

/** Removes the version with which Docusaurus 1 prefixed ids. */
const docusaurusHref = (id: string) => encodePath(id.replace(/^version-[^/]+\//, ''));
