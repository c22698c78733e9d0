// What a page that was drawn ahead brings with it, written into its shell: its piece of the manifest, and what
// it says of its text.
import type { Heading, TextFacts } from './doc.ts';
import type { Manifest } from './manifest.ts';

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

/** A heading in few characters; its content is left out where it is just its text. */
type WrittenHeading = [level: Heading['level'], id: string, text: string, content?: Heading['content']];

interface WrittenText extends Pick<TextFacts, 'title' | 'length'> {
  key: string;
  headings: WrittenHeading[];
}

interface WrittenPage {
  manifest: Manifest;
  text?: WrittenText | undefined;
}

/** JSON for a page's shell. */
export function writePageData({ manifest, text }: PageData): string {
  const page: WrittenPage = { manifest, text: text && writeText(text) };
  return JSON.stringify(page);
}

/** What writePageData() wrote: the shell is the build's own, and no other one is read. */
export function readPageData(json: string): PageData {
  const { manifest, text }: WrittenPage = JSON.parse(json);
  return { manifest, text: text && readText(text) };
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
  return isPlain ? [level, id, text] : [level, id, text, content];
}

function readHeading([level, id, text, content]: WrittenHeading): Heading {
  return { level, id, text, content: content ?? [{ type: 'text', value: text }] };
}
