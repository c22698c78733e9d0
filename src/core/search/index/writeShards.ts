// The index of a large version: many files, of which a query needs a few.
import { cutLines, cutWords } from './cutLines.ts';
import { GROUP_SIZES, type GroupHashes, HASH_LENGTH } from './indexFiles.ts';
import { INDEX_FORMAT, type IndexFile, type IndexHead, writePart } from './indexFormat.ts';
import { encodeNumber } from './postings.ts';
import { isWord, termOf } from './termLines.ts';

interface ShardedIndex {
  /** Lines of all terms, in order. */
  lines: Iterable<string>;
  /** Records of sections, as JSON. */
  blocks: readonly string[];
  /** Sections of each page. */
  counts: readonly number[];
  sections: number;
}

interface ShardLimits {
  shard: number;
  latin: number;
}

/** Hash of a text, in hexadecimal digits. */
export type HashText = (text: string) => string;

/** @param hashText names the folders of the files */
export function* writeShards(
  { lines, blocks, counts, sections }: ShardedIndex,
  limits: ShardLimits,
  hashText: HashText,
): Generator<IndexFile> {
  const head: IndexHead = {
    format: INDEX_FORMAT,
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
    number(cutLines(lines, limits.shard), (list, at) => {
      const terms = list.map(termOf);
      head.terms.push(terms[0] ?? '');
      words.push(...terms.filter(isWord));
      return writePart('t', at, list.join('\n'));
    }),
  );
  yield* grouped(
    'latin',
    number(cutWords(words, limits.latin), (list, at) => {
      head.latin.push(list[0] ?? '');
      return writePart('latin', at, list.join('\n'));
    }),
  );
  yield* grouped(
    'd',
    number(blocks, (block, at) => writePart('d', at, JSON.parse(block))),
  );
  yield writePart('index', 0, head);
}

/** Maps things as they are asked for, with their numbers. */
function* number<T, R>(items: Iterable<T>, map: (item: T, at: number) => R): Generator<R> {
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
