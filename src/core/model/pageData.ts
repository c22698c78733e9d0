// What a page that was drawn ahead brings with it, written into its shell: its piece of the manifest, and what
// it says of its text.
import type { Heading, TextFacts } from './doc.ts';
import type { DocEntry, Manifest, Version } from './manifest.ts';
import type { SidebarCategory, SidebarCut, SidebarDoc, SidebarItem, SidebarLink } from './sidebarItem.ts';

/** The element that holds it. */
export const PAGE_DATA_ID = 'page-data';

/** What the build knows of a text that it has drawn. */
export interface DrawnText {
  facts: TextFacts;
  /** Of the markdown that it was drawn from (core/textKey.ts). */
  key: string;
}

export interface PageData {
  /** Enough for this page (core/parts/pageSlice.ts). */
  manifest: Manifest;
  /** Absent on pages without a markdown file. */
  text?: DrawnText | undefined;
}

/** A heading in few characters; what is just its text is left out. */
type WrittenHeading = [level: Heading['level'], text: string, id?: string, content?: Heading['content']];

interface WrittenText extends Pick<TextFacts, 'title' | 'length'> {
  key: string;
  headings: WrittenHeading[];
}

/** A doc as lists name it. Its path is left out where it follows from the id; its file always: no text is read by it. */
type WrittenDoc = DocEntry | [id: string, title: string, path?: string];

/**
 * An item in few characters: a doc without a label of its own is its place among the docs, and what stands for
 * others says no more than is asked of it (core/parts/pageSlice.ts).
 */
type WrittenItem =
  | number
  | WrittenCut
  | [label: string, items: WrittenItem[]]
  | SidebarDoc
  | SidebarLink
  | WrittenCategory;
type WrittenCategory = Omit<SidebarCategory, 'items'> & { items: WrittenItem[] };
type WrittenCut = [count: number, path: string, title?: string, lastPath?: string, lastTitle?: string];

type WrittenVersion = Omit<Version, 'docs' | 'sidebars'> & {
  docs: WrittenDoc[];
  sidebars: Record<string, WrittenItem[]>;
};

interface WrittenPage {
  manifest: Omit<Manifest, 'versions'> & { versions: WrittenVersion[] };
  text?: WrittenText | undefined;
}

/** JSON for a page's shell. */
export function writePageData({ manifest, text }: PageData): string {
  const versions = manifest.versions.map((version) => {
    const places = new Map(version.docs.map(({ id }, at) => [id, at]));
    return {
      ...version,
      // What is left out is left out by now.
      without: undefined,
      docs: version.docs.map((doc) => writeDoc(version, doc)),
      sidebars: mapValues(version.sidebars, (items) => items.map((item) => writeItem(item, places))),
    };
  });
  const page: WrittenPage = { manifest: { ...manifest, versions }, text: text && writeText(text) };
  return JSON.stringify(page);
}

/** What writePageData() wrote: the shell is the build's own, and no other one is read. */
export function readPageData(json: string): PageData {
  const { manifest, text }: WrittenPage = JSON.parse(json);
  const versions = manifest.versions.map((version) => {
    const docs = version.docs.map((doc) => readDoc(version, doc));
    const sidebars = mapValues(version.sidebars, (items) => items.map((item) => readItem(item, docs)));
    return { ...version, docs, sidebars };
  });
  return { manifest: { ...manifest, versions }, text: text && readText(text) };
}

/** The address that most docs have. */
const pathById = ({ path }: Pick<Version, 'path'>, id: string) => `${path}/${id}`;

function writeDoc(version: Version, doc: DocEntry): WrittenDoc {
  const { id, title, path, sidebarLabel, paginationLabel, unlisted, description } = doc;
  const isPlain = doc.brief && !unlisted && (sidebarLabel ?? paginationLabel ?? description) === undefined;
  if (!isPlain) return doc;
  return path === pathById(version, id) ? [id, title] : [id, title, path];
}

function readDoc(version: WrittenVersion, doc: WrittenDoc): DocEntry {
  if (!Array.isArray(doc)) return doc;
  const [id, title, path = pathById(version, id)] = doc;
  return { id, title, path, file: '', brief: true };
}

function writeItem(item: SidebarItem, places: ReadonlyMap<string, number>): WrittenItem {
  if (item.type === 'cut') return writeCut(item);
  if (item.type === 'doc') return item.label === undefined ? (places.get(item.id) ?? item) : item;
  if (item.type !== 'category') return item;
  const items = item.items.map((inner) => writeItem(inner, places));
  const { type: _, label, items: __, ...more } = item;
  return Object.values(more).every((value) => value === undefined) ? [label, items] : { ...item, items };
}

function readItem(item: WrittenItem, docs: readonly DocEntry[]): SidebarItem {
  if (typeof item === 'number') return { type: 'doc', id: docs[item]?.id ?? '' };
  if (!Array.isArray(item))
    return item.type === 'category'
      ? { ...item, items: item.items.map((inner) => readItem(inner, docs)) }
      : item;
  // Their first values tell the two lists apart, which the compiler does not follow.
  if (typeof item[0] === 'number') return readCut(item as WrittenCut);
  const [label, items] = item as [string, WrittenItem[]];
  return { type: 'category', label, items: items.map((inner) => readItem(inner, docs)) };
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

function writeText({ facts: { title, headings, length }, key }: DrawnText): WrittenText {
  return { title, length, key, headings: headings.map(writeHeading) };
}

function readText({ title, length, key, headings }: WrittenText): DrawnText {
  return { facts: { title, length, headings: headings.map(readHeading) }, key };
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
