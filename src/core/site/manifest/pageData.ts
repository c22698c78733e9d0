// What a page that was drawn ahead brings with it, written into its shell: its piece of the manifest, and what
// it says of its text.
import { USUAL_LOCALE, USUAL_SITE, USUAL_VERSION } from '../../constants.ts';
import { type DrawnText, readText, type WrittenText, writeText } from './drawnText.ts';
import type { DocEntry, Manifest, SiteConfig, Version } from './manifest.ts';
import type { SidebarCategory, SidebarCut, SidebarDoc, SidebarItem, SidebarLink } from './sidebarItem.ts';

/** The element that holds it. */
export const PAGE_DATA_ID = 'page-data';

export interface PageData {
  /** Enough for this page (core/site/shards/pageSlice.ts). */
  manifest: Manifest;
  /** Absent on pages without a markdown file. */
  text?: DrawnText | undefined;
}

/**
 * A doc; or as lists name it, without its file: no text is read by it. Path and file are left out where they follow
 * from the id.
 */
type WrittenDoc =
  | (Omit<DocEntry, 'path' | 'file'> & { path?: string | undefined; file?: string | undefined })
  | [id: string, title: string, path?: string];

/**
 * An item in few characters: a doc without a label of its own is its place among the docs, as is what a category
 * leads to, and what stands for others says no more than is asked of it (core/site/shards/pageSlice.ts).
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

/** What it says as most versions do is left out, and a label that is its name. */
type WrittenVersion = Without<Omit<Version, 'docs' | 'sidebars' | 'label'>, keyof typeof USUAL_VERSION> & {
  label?: string | undefined;
  docs: WrittenDoc[];
  sidebars: Record<string, WrittenItem[]>;
};

type Without<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** What it says as most sites do is left out. */
type WrittenSite = Without<SiteConfig, keyof typeof USUAL_SITE>;

interface WrittenPage {
  manifest: Omit<Manifest, 'site' | 'locales' | 'versions'> & {
    site: WrittenSite;
    locales?: Manifest['locales'] | undefined;
    versions: WrittenVersion[];
  };
  text?: WrittenText | undefined;
}

/** JSON for a page's shell. */
export function writePageData({ manifest, text }: PageData): string {
  const versions = manifest.versions.map((version) => {
    const places = new Map(version.docs.map(({ id }, at) => [id, at]));
    return {
      ...withoutUsual(version, USUAL_VERSION),
      label: version.label === version.name ? undefined : version.label,
      // What is left out is left out by now.
      without: undefined,
      docs: version.docs.map((doc) => writeDoc(version, doc)),
      sidebars: mapValues(version.sidebars, (items) => items.map((item) => writeItem(item, places))),
    };
  });
  const page: WrittenPage = {
    manifest: {
      ...manifest,
      site: withoutUsual(manifest.site, USUAL_SITE),
      locales: isSame(manifest.locales, [USUAL_LOCALE]) ? undefined : manifest.locales,
      versions,
    },
    text: text && writeText(text),
  };
  return JSON.stringify(page);
}

/** What writePageData() wrote: the shell is the build's own, and no other one is read. */
export function readPageData(json: string): PageData {
  const { manifest, text }: WrittenPage = JSON.parse(json);
  const versions = manifest.versions.map((version) => {
    const docs = version.docs.map((doc) => readDoc(version, doc));
    const sidebars = mapValues(version.sidebars, (items) => items.map((item) => readItem(item, docs)));
    const { label = version.name } = version;
    return { ...USUAL_VERSION, ...version, label, docs, sidebars };
  });
  const { locales = [USUAL_LOCALE] } = manifest;
  const site = { ...USUAL_SITE, ...manifest.site };
  return { manifest: { ...manifest, site, locales, versions }, text: text && readText(text) };
}

/** Without the fields that say what most do. */
function withoutUsual<T extends object, K extends keyof T>(
  value: T,
  usual: Readonly<Record<K, unknown>>,
): Without<T, K> {
  const written: Without<T, K> = { ...value };
  for (const name of Object.keys(usual) as K[]) if (isSame(value[name], usual[name])) delete written[name];
  return written;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The address that most docs have, and the file. */
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

function writeItem(item: SidebarItem, places: ReadonlyMap<string, number>): WrittenItem {
  if (item.type === 'cut') return writeCut(item);
  if (item.type === 'doc') return item.label === undefined ? (places.get(item.id) ?? item) : item;
  if (item.type !== 'category') return item;
  const items = item.items.map((inner) => writeItem(inner, places));
  const { type: _, label, items: __, link, ...more } = item;
  const isPlain = Object.values(more).every((value) => value === undefined);
  if (isPlain && link === undefined) return [label, items];
  const place = isPlain && link?.type === 'doc' ? places.get(link.id) : undefined;
  return place === undefined ? { ...item, items } : [label, items, place];
}

function readItem(item: WrittenItem, docs: readonly DocEntry[]): SidebarItem {
  if (typeof item === 'number') return { type: 'doc', id: docs[item]?.id ?? '' };
  if (!Array.isArray(item))
    return item.type === 'category'
      ? { ...item, items: item.items.map((inner) => readItem(inner, docs)) }
      : item;
  // Their first values tell the two lists apart, which the compiler does not follow.
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
