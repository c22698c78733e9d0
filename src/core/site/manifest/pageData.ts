// Serializes the data that a prerendered page embeds for hydration: its slice of the manifest, and metadata of its
// text. The format is compact, since every page embeds such data.
import { DEFAULT_LOCALE, DEFAULT_SITE, DEFAULT_VERSION } from '../../constants.ts';
import type { Heading, TextMetadata } from '../../document/parsedDoc.ts';
import type { DocEntry, Manifest, SiteConfig, Version } from './manifest.ts';
import type { SidebarCategory, SidebarCut, SidebarDoc, SidebarItem, SidebarLink } from './sidebarItem.ts';

/** Id of the script element that contains the data. */
export const PAGE_DATA_ID = 'page-data';

export interface PageData {
  /** A page slice (core/site/shards/pageSlice.ts). */
  manifest: Manifest;
  /** Absent on pages without a markdown file. */
  text?: PrerenderedText | undefined;
}

/**
 * A doc. The tuple of a brief doc omits the file, which only the doc's own page fetches. Path and file are omitted
 * when they can be derived from the id.
 */
type WrittenDoc =
  | (Omit<DocEntry, 'path' | 'file'> & { path?: string | undefined; file?: string | undefined })
  | [id: string, title: string, path?: string];

/**
 * A sidebar item. A doc without a label, and the link of a category, are serialized as the index of the doc in
 * `docs`; a cut as the tuple of the fields that its slice renders.
 */
type WrittenItem =
  | number
  | WrittenCut
  | [label: string, items: WrittenItem[], link?: number]
  | SidebarDoc
  | SidebarLink
  | WrittenCategory;
type WrittenCategory = Omit<SidebarCategory, 'items'> & { items: WrittenItem[] };
type WrittenCut = [count: number, path: string, title?: string, lastPath?: string, lastTitle?: string];

/** A version without fields that have the default value, and without a label that equals the name. */
type WrittenVersion = Without<Omit<Version, 'docs' | 'sidebars' | 'label'>, keyof typeof DEFAULT_VERSION> & {
  label?: string | undefined;
  docs: WrittenDoc[];
  sidebars: Record<string, WrittenItem[]>;
};

type Without<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** The site's config without fields that have the default value. */
type WrittenSite = Without<SiteConfig, keyof typeof DEFAULT_SITE>;

interface WrittenPage {
  manifest: Omit<Manifest, 'site' | 'locales' | 'versions'> & {
    site: WrittenSite;
    locales?: Manifest['locales'] | undefined;
    versions: WrittenVersion[];
  };
  text?: WrittenText | undefined;
}

/** Serializes the embedded data of a page as JSON. */
export function writePageData({ manifest, text }: PageData): string {
  const versions = manifest.versions.map((version) => {
    const indexes = new Map(version.docs.map(({ id }, at) => [id, at]));
    return {
      ...omitDefaults(version, DEFAULT_VERSION),
      label: version.label === version.name ? undefined : version.label,
      // Inheritance is already resolved: the slice lists the resulting docs.
      without: undefined,
      docs: version.docs.map((doc) => writeDoc(version, doc)),
      sidebars: mapValues(version.sidebars, (items) => items.map((item) => writeItem(item, indexes))),
    };
  });
  const page: WrittenPage = {
    manifest: {
      ...manifest,
      site: omitDefaults(manifest.site, DEFAULT_SITE),
      locales: isSame(manifest.locales, [DEFAULT_LOCALE]) ? undefined : manifest.locales,
      versions,
    },
    text: text && writeText(text),
  };
  return JSON.stringify(page);
}

/** Parses the output of writePageData(). Does not validate it: the same build wrote data and scripts. */
export function readPageData(json: string): PageData {
  const { manifest, text }: WrittenPage = JSON.parse(json);
  const versions = manifest.versions.map((version) => {
    const docs = version.docs.map((doc) => readDoc(version, doc));
    const sidebars = mapValues(version.sidebars, (items) => items.map((item) => readItem(item, docs)));
    const { label = version.name } = version;
    return { ...DEFAULT_VERSION, ...version, label, docs, sidebars };
  });
  const { locales = [DEFAULT_LOCALE] } = manifest;
  const site = { ...DEFAULT_SITE, ...manifest.site };
  return { manifest: { ...manifest, site, locales, versions }, text: text && readText(text) };
}

function omitDefaults<T extends object, K extends keyof T>(
  value: T,
  defaults: Readonly<Record<K, unknown>>,
): Without<T, K> {
  const written: Without<T, K> = { ...value };
  for (const name of Object.keys(defaults) as K[])
    if (isSame(value[name], defaults[name])) delete written[name];
  return written;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The path and file that a doc has by default. */
const pathById = ({ path }: Pick<Version, 'path'>, id: string) => `${path}/${id}`;
const fileById = ({ dir }: Pick<Version, 'dir'>, id: string) => `${dir}/${id}.md`;

function writeDoc(version: Version, doc: DocEntry): WrittenDoc {
  const { id, title, path, sidebarLabel, paginationLabel, unlisted, description } = doc;
  const isPlain = doc.brief && !unlisted && (sidebarLabel ?? paginationLabel ?? description) === undefined;
  const ownPath = path === pathById(version, id) ? undefined : path;
  if (!isPlain)
    return { ...doc, path: ownPath, file: doc.file === fileById(version, id) ? undefined : doc.file };
  return ownPath === undefined ? [id, title] : [id, title, path];
}

function readDoc(version: WrittenVersion, doc: WrittenDoc): DocEntry {
  if (!Array.isArray(doc)) {
    const { id, path = pathById(version, id), file = fileById(version, id) } = doc;
    return { ...doc, path, file };
  }
  const [id, title, path = pathById(version, id)] = doc;
  return { id, title, path, file: '', brief: true };
}

function writeItem(item: SidebarItem, indexes: ReadonlyMap<string, number>): WrittenItem {
  if (item.type === 'cut') return writeCut(item);
  if (item.type === 'doc') return item.label === undefined ? (indexes.get(item.id) ?? item) : item;
  if (item.type !== 'category') return item;
  const items = item.items.map((inner) => writeItem(inner, indexes));
  const { type: _, label, items: __, link, ...more } = item;
  const isPlain = Object.values(more).every((value) => value === undefined);
  if (isPlain && link === undefined) return [label, items];
  const index = isPlain && link?.type === 'doc' ? indexes.get(link.id) : undefined;
  return index === undefined ? { ...item, items } : [label, items, index];
}

function readItem(item: WrittenItem, docs: readonly DocEntry[]): SidebarItem {
  if (typeof item === 'number') return { type: 'doc', id: docs[item]?.id ?? '' };
  if (!Array.isArray(item))
    return item.type === 'category'
      ? { ...item, items: item.items.map((inner) => readItem(inner, docs)) }
      : item;
  // The type of the first value distinguishes both tuples, but TypeScript does not narrow a union of tuples by it.
  if (typeof item[0] === 'number') return readCut(item as WrittenCut);
  const [label, items, link] = item as [string, WrittenItem[], number?];
  const category = { type: 'category' as const, label, items: items.map((inner) => readItem(inner, docs)) };
  return link === undefined ? category : { ...category, link: { type: 'doc', id: docs[link]?.id ?? '' } };
}

function writeCut({ count, first, last }: SidebarCut): WrittenCut {
  if (last.path !== first.path) return [count, first.path, first.title, last.path, last.title];
  return first.title === '' ? [count, first.path] : [count, first.path, first.title];
}

function readCut([count, path, title = '', lastPath = path, lastTitle = title]: WrittenCut): SidebarCut {
  return { type: 'cut', count, first: { path, title }, last: { path: lastPath, title: lastTitle } };
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Metadata of a prerendered text. */
export interface PrerenderedText {
  facts: TextMetadata;
  /**
   * Key of the markdown (core/textKey.ts): if the fetched markdown has another key, the prerendered text is stale.
   */
  key: string;
  /** Prefix hashes of the markdown (core/textKey.ts). */
  starts: string;
}

/** A heading as a tuple; an id and content that equal the text are omitted. */
type WrittenHeading = [level: Heading['level'], text: string, id?: string, content?: Heading['content']];

export interface WrittenText extends Pick<TextMetadata, 'title' | 'length'> {
  key: string;
  starts: string;
  headings: WrittenHeading[];
}

function writeText({ facts: { title, headings, length }, ...keys }: PrerenderedText): WrittenText {
  return { title, length, ...keys, headings: headings.map(writeHeading) };
}

function readText({ title, length, headings, ...keys }: WrittenText): PrerenderedText {
  return { facts: { title, length, headings: headings.map(readHeading) }, ...keys };
}

function writeHeading({ level, id, text, content }: Heading): WrittenHeading {
  const [only, ...rest] = content;
  const isPlain = only?.type === 'text' && only.value === text && rest.length === 0;
  if (!isPlain) return [level, text, id, content];
  return id === text ? [level, text] : [level, text, id];
}

function readHeading([
  level,
  text,
  id = text,
  content = [{ type: 'text', value: text }],
]: WrittenHeading): Heading {
  return { level, id, text, content };
}
