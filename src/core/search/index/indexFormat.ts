// The files of an index (search-design §4): classic scripts that call one global function, because
// that is what browsers load from a folder as from a server.

import * as v from 'valibot';
import { scriptJson } from '../../../lib/scriptJson.ts';
import { type GroupHashes, groupHash, type PartKind, partFile, partPath } from './indexFiles.ts';
import type { SearchPage, Section } from './sections.ts';

/** `__docsSearch(kind, index, payload)` */
export const SEARCH_CALLBACK = '__docsSearch';

export interface IndexFile {
  name: string;
  text: string;
  /** Of its group. */
  hash?: string | undefined;
}

/** Raises when old readers could not read it. */
export const INDEX_FORMAT = 4;

/** Sections in one file; only those of the hits shown are loaded. */
export const SECTIONS_PER_BLOCK = 16;

/** Stands before pinyin, whose lines hold Han terms instead of postings; no term begins with it. */
export const PINYIN_MARK = '~';

export type SectionRecord = [
  path: string,
  pageTitle: string,
  anchor: string,
  heading: string,
  trail: string[],
  text: string,
];

/** A schema for pages would take longer, in a browser, than all the rest of opening an index. */
function isPage(value: unknown): value is SearchPage {
  const { path, title, description, names, sections } = fieldsOf(value);
  const areSections = Array.isArray(sections) && sections.every(isSection);
  return areTexts([path, title, description]) && areTexts(names) && areSections;
}

function isSection(value: unknown): value is Section {
  const { anchor, heading, text, trail } = fieldsOf(value);
  return areTexts([anchor, heading, text]) && areTexts(trail);
}

function areTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** The payload of the only file of a small version: its texts, in which Han terms are looked for. */
export const WholeIndexSchema = v.object({
  format: v.literal(INDEX_FORMAT),
  pages: v.array(v.custom<SearchPage>(isPage)),
  /** Whether the Han of some text is found only when the text is folded. */
  folds: v.boolean(),
  /** Lines of all other terms. */
  terms: v.string(),
  /** How many terms each section has, as encoded numbers. */
  lengths: v.object({ body: v.string(), heading: v.string(), trail: v.string() }),
});
export type WholeIndex = v.InferOutput<typeof WholeIndexSchema>;

/** The payload of `index` where other files hold the terms and the texts. */
export const IndexHeadSchema = v.object({
  format: v.literal(INDEX_FORMAT),
  sections: v.number(),
  /** How many sections each page has, as encoded numbers. */
  pages: v.string(),
  /** First term of each `t` file. */
  terms: v.array(v.string()),
  /** First word of each `latin` file. */
  latin: v.array(v.string()),
  /** Hashes of the groups of each kind, one behind the other. */
  groups: v.object({ t: v.string(), d: v.string(), latin: v.string() }),
});
export type IndexHead = v.InferOutput<typeof IndexHeadSchema>;

export const IndexSchema = v.union([WholeIndexSchema, IndexHeadSchema]);

/**
 * The paths of all files of an index, from the payload of its first one.
 * @param folder as the manifest names it
 * @example listIndexFiles('v8-0a1b2c3d', { …, sections: 0, terms: ['a'], latin: [], groups: { t: '99999999', … } })
 *   // search/v8-0a1b2c3d/index.js, search/v8-99999999/t0.js
 */
export function listIndexFiles(folder: string, head: WholeIndex | IndexHead): string[] {
  const first = partPath(folder, 'index', 0);
  if (!('sections' in head)) return [first];
  const { groups, terms, latin, sections } = head;
  const list = (kind: keyof GroupHashes, count: number) =>
    Array.from({ length: count }, (_, index) =>
      partPath(folder, kind, index, groupHash(groups, kind, index)),
    );
  return [
    first,
    ...list('t', terms.length),
    ...list('d', Math.ceil(sections / SECTIONS_PER_BLOCK)),
    ...list('latin', latin.length),
  ];
}

/** A file of an index. */
export function writePart(kind: PartKind, index: number, payload: unknown): IndexFile {
  return { name: partFile(kind, index), text: partText(kind, index, payload) };
}

/** The payload of a file's text, where no script can be run. */
export function readPart(text: string): unknown {
  return JSON.parse(`[${text.slice(SEARCH_CALLBACK.length + 1, -1)}]`)[2];
}

/**
 * The text of a file. Nothing in it can end a script element that it is inlined in.
 * @example partText('latin', 0, '<a>') === '__docsSearch("latin",0,"\\u003ca>")'
 */
function partText(kind: PartKind, index: number, payload: unknown): string {
  return `${SEARCH_CALLBACK}(${JSON.stringify(kind)},${index},${scriptJson(payload)})`;
}
