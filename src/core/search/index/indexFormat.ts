// Format of index files. Each file is a classic script that calls a global callback, since a page at a file:// URL
// cannot fetch JSON.

import * as v from 'valibot';
import { scriptJson } from '../../../lib/scriptJson.ts';
import {
  type GroupHashes,
  groupHash,
  type IndexFileKind,
  indexFileName,
  indexFilePath,
} from './indexFiles.ts';
import type { IndexedPage, Section } from './sections.ts';

/** Name of the global callback: `__docsSearch(kind, index, payload)`. */
export const SEARCH_CALLBACK = '__docsSearch';

export interface IndexFile {
  name: string;
  text: string;
  /** Content hash of the file's group; undefined for the `index` file. */
  hash?: string | undefined;
}

/** Version of the format. Increment it when older clients cannot parse new files. */
export const INDEX_FORMAT = 5;

/** Number of sections in one `d` file. The client fetches only the files with rendered hits. */
export const SECTIONS_PER_BLOCK = 16;

/** Prefix of pinyin keys among terms; no token starts with it. A key's line lists Han terms instead of postings. */
export const PINYIN_PREFIX = '~';

export type SectionRecord = [
  path: string,
  pageTitle: string,
  anchor: string,
  heading: string,
  trail: string[],
  text: string,
];

/** Validates without valibot: a schema of pages would take longer than all other steps of opening an index. */
function isPage(value: unknown): value is IndexedPage {
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

/** Payload of the only file of a small version. It contains texts instead of postings of Han terms. */
export const WholeIndexSchema = v.object({
  format: v.literal(INDEX_FORMAT),
  /** Language tag of the pages. */
  language: v.string(),
  pages: v.array(v.custom<IndexedPage>(isPage)),
  /** Whether some text contains characters that must be folded before Han terms are matched. */
  folds: v.boolean(),
  /** Lines of all other terms. */
  terms: v.string(),
  /** Number of terms of each section, by field, serialized by `encodeNumber`. */
  lengths: v.object({ body: v.string(), heading: v.string(), trail: v.string() }),
});
export type WholeIndex = v.InferOutput<typeof WholeIndexSchema>;

/** Payload of `index` in an index of several files. */
export const IndexHeadSchema = v.object({
  format: v.literal(INDEX_FORMAT),
  /** Language tag of the pages. */
  language: v.string(),
  sections: v.number(),
  /** Number of sections of each page, serialized by `encodeNumber`. */
  pages: v.string(),
  /** First term of each `t` file. */
  terms: v.array(v.string()),
  /** First word of each `latin` file. */
  latin: v.array(v.string()),
  /** Hashes of the groups, concatenated, by kind. */
  groups: v.object({ t: v.string(), d: v.string(), latin: v.string() }),
});
export type IndexHead = v.InferOutput<typeof IndexHeadSchema>;

export const IndexSchema = v.union([WholeIndexSchema, IndexHeadSchema]);

/**
 * Lists the paths of all files of an index.
 * @param folder folder name of the index in the manifest
 * @param head payload of the `index` file
 * @example listIndexFiles('v8-0a1b2c3d', { …, sections: 0, terms: ['a'], latin: [], groups: { t: '99999999', … } })
 * // search/v8-0a1b2c3d/index.js, search/v8-99999999/t0.js
 */
export function listIndexFiles(folder: string, head: WholeIndex | IndexHead): string[] {
  const first = indexFilePath(folder, 'index', 0);
  if (!('sections' in head)) return [first];
  const { groups, terms, latin, sections } = head;
  const list = (kind: keyof GroupHashes, count: number) =>
    Array.from({ length: count }, (_, index) =>
      indexFilePath(folder, kind, index, groupHash(groups, kind, index)),
    );
  return [
    first,
    ...list('t', terms.length),
    ...list('d', Math.ceil(sections / SECTIONS_PER_BLOCK)),
    ...list('latin', latin.length),
  ];
}

export function writeIndexFile(kind: IndexFileKind, index: number, payload: unknown): IndexFile {
  return { name: indexFileName(kind, index), text: partText(kind, index, payload) };
}

/** Parses the payload of a file without running the script; for the build, which has no DOM. */
export function readIndexFile(text: string): unknown {
  return JSON.parse(`[${text.slice(SEARCH_CALLBACK.length + 1, -1)}]`)[2];
}

/**
 * Serializes a file. Escapes `<`, since the text may be inlined in a script element.
 * @example partText('latin', 0, '<a>') === '__docsSearch("latin",0,"\\u003ca>")'
 */
function partText(kind: IndexFileKind, index: number, payload: unknown): string {
  return `${SEARCH_CALLBACK}(${JSON.stringify(kind)},${index},${scriptJson(payload)})`;
}
