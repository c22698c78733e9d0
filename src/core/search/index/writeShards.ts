// The index of a large version: many files, of which a query needs a few.
import { byteLength } from '../text/byteLength.ts';
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

export function* writeShards(
  { lines, blocks, counts, sections }: ShardedIndex,
  limits: ShardLimits,
): Generator<IndexFile> {
  const head: IndexHead = {
    format: INDEX_FORMAT,
    sections,
    pages: counts.map(encodeNumber).join(''),
    terms: [],
    latin: [],
  };
  const words: string[] = [];
  for (const list of cutLines(lines, limits.shard)) {
    const terms = list.map(termOf);
    yield writePart('t', head.terms.length, list.join('\n'));
    head.terms.push(terms[0] ?? '');
    words.push(...terms.filter(isWord));
  }
  for (const list of cutWords(words, limits.latin)) {
    yield writePart('latin', head.latin.length, list.join('\n'));
    head.latin.push(list[0] ?? '');
  }
  let index = 0;
  for (const block of blocks) {
    yield writePart('d', index, JSON.parse(block));
    index += 1;
  }
  yield writePart('index', 0, head);
}

function* cutLines(lines: Iterable<string>, size: number): Generator<string[]> {
  let list: string[] = [];
  let length = 0;
  for (const line of lines) {
    const more = byteLength(line) + 1;
    if (list.length > 0 && length + more > size) {
      yield list;
      [list, length] = [[], 0];
    }
    list.push(line);
    length += more;
  }
  if (list.length > 0) yield list;
}

/** Cuts the list of words after a first letter when it is long: most slips are further back. */
function* cutWords(words: readonly string[], size: number): Generator<string[]> {
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
