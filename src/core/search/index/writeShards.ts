// Serializes an index: for a small version to one file, for a large version to many, so that a query fetches only a
// few.

import { foldsHan } from '../text/foldText.ts';
import { listEntries } from './entries.ts';
import { isWord, termOf } from './findTermLines.ts';
import { eachField, FIELDS, type Lengths } from './impact.ts';
import { GROUP_SIZES, type GroupHashes, HASH_LENGTH } from './indexFiles.ts';
import {
  INDEX_FORMAT,
  type IndexFile,
  type IndexHead,
  type WholeIndex,
  writeIndexFile,
} from './indexFormat.ts';
import { encodeNumber } from './postings.ts';
import type { IndexedPage } from './sections.ts';

interface ShardedIndex {
  language: string;
  /** Lines of all terms, sorted. */
  lines: Iterable<string>;
  /** Serialized rows of sections, one text per `d` file. */
  blocks: readonly string[];
  /** Number of sections of each page. */
  counts: readonly number[];
  sections: number;
}

/** Maximum size of a `t` file in bytes; size beyond which a `latin` file ends at the next first letter. */
interface ShardLimits {
  shard: number;
  latin: number;
}

/** Hashes a text to hexadecimal digits. */
export type HashText = (text: string) => string;

/**
 * Yields the files of an index, `index` last, since it contains the hashes of all others.
 * @param hashText hashes the content of each group of files for the name of its folder
 */
export function* writeShards(
  { language, lines, blocks, counts, sections }: ShardedIndex,
  limits: ShardLimits,
  hashText: HashText,
): Generator<IndexFile> {
  const head: IndexHead = {
    format: INDEX_FORMAT,
    language,
    sections,
    pages: counts.map(encodeNumber).join(''),
    terms: [],
    latin: [],
    groups: { t: '', d: '', latin: '' },
  };
  const grouped = function* (kind: keyof GroupHashes, files: Iterable<IndexFile>): Generator<IndexFile> {
    for (const group of inGroups(files, GROUP_SIZES[kind])) {
      const hash = hashText(group.map(({ text }) => text).join('\n')).slice(0, HASH_LENGTH);
      head.groups[kind] += hash;
      yield* group.map((file) => ({ ...file, hash }));
    }
  };
  const words: string[] = [];
  yield* grouped(
    't',
    mapLazily(cutLines(lines, limits.shard), (list, at) => {
      const terms = list.map(termOf);
      head.terms.push(terms[0] ?? '');
      words.push(...terms.filter(isWord));
      return writeIndexFile('t', at, list.join('\n'));
    }),
  );
  yield* grouped(
    'latin',
    mapLazily(cutWords(words, limits.latin), (list, at) => {
      head.latin.push(list[0] ?? '');
      return writeIndexFile('latin', at, list.join('\n'));
    }),
  );
  yield* grouped(
    'd',
    mapLazily(blocks, (block, at) => writeIndexFile('d', at, JSON.parse(block))),
  );
  yield writeIndexFile('index', 0, head);
}

/** Maps items lazily, with their indexes. */
function* mapLazily<T, R>(items: Iterable<T>, map: (item: T, at: number) => R): Generator<R> {
  let at = 0;
  for (const item of items) {
    yield map(item, at);
    at += 1;
  }
}

function* inGroups<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** A `t` file that exceeds this share of its maximum size ends before the next boundary term. */
const NEARLY_FULL = 3 / 4;

/**
 * Whether a term is a boundary term, before which a file may end. This depends on the term alone (content-defined
 * chunking): after an edit, most files still start at the same terms, so that browsers have them in their cache.
 */
function isBoundaryTerm(term: string): boolean {
  let sum = 0;
  for (let at = 0; at < term.length; at += 1) sum += term.charCodeAt(at);
  return sum % 16 === 0;
}

/** Splits lines of terms into files, one line after another. */
export function createLineCutter(size: number) {
  let list: string[] = [];
  let length = 0;
  const isFull = (line: string) => {
    const total = length + byteLength(line) + 1;
    return list.length > 0 && (total > size || (length > size * NEARLY_FULL && isBoundaryTerm(termOf(line))));
  };
  /** Returns the lines of the current file and starts the next one. */
  const take = () => {
    const taken = list;
    [list, length] = [[], 0];
    return taken;
  };
  return {
    /** Whether the current file ends before a line. */
    isFull,
    take,
    /** Adds a line; returns the lines of the file that ended before it. */
    add(line: string): string[] | undefined {
      const ended = isFull(line) ? take() : undefined;
      list.push(line);
      length += byteLength(line) + 1;
      return ended;
    },
  };
}

function* cutLines(lines: Iterable<string>, size: number): Generator<string[]> {
  const cutter = createLineCutter(size);
  for (const line of lines) {
    const ended = cutter.add(line);
    if (ended !== undefined) yield ended;
  }
  const rest = cutter.take();
  if (rest.length > 0) yield rest;
}

/**
 * Splits a long list of words where the first letter changes: a typo is looked up among words with its first letter.
 */
export function* cutWords(words: readonly string[], size: number): Generator<string[]> {
  let list: string[] = [];
  let length = 0;
  for (const word of words) {
    if (length > size && word[0] !== list.at(-1)?.[0]) {
      yield list;
      [list, length] = [[], 0];
    }
    list.push(word);
    length += word.length + 1;
  }
  if (list.length > 0) yield list;
}

// Index of one file.

/** Typical ratios of compressed to uncompressed size. */
const TEXT_RATIO = 1 / 3;
const POSTINGS_RATIO = 1 / 2;

/** Estimates the size in bytes of a compressed response. */
export function compressedSize({ texts = '', postings = '' }): number {
  return byteLength(texts) * TEXT_RATIO + byteLength(postings) * POSTINGS_RATIO;
}

/**
 * Serializes the index of a small version, with texts instead of postings of Han terms.
 * @param terms lines of all terms that are not Han
 */
export function writeWhole(
  language: string,
  pages: readonly IndexedPage[],
  terms: string,
  lengths: Lengths,
): IndexFile {
  const whole: WholeIndex = {
    format: INDEX_FORMAT,
    language,
    pages: [...pages],
    folds: pages
      .flatMap(listEntries)
      .some(({ texts }) => FIELDS.some((field) => texts[field].some(foldsHan))),
    terms,
    lengths: eachField((field) => lengths[field].map(encodeNumber).join('')),
  };
  return writeIndexFile('index', 0, whole);
}

/** Estimates the length in UTF-8, with three bytes for each character outside ASCII. */
function byteLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) length += 2;
  return length;
}
