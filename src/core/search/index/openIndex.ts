import * as v from 'valibot';
import { searchMessages } from '#i18n/searchMessages';
import { ContentError } from '../../errors.ts';
import { foldWidth } from '../text/foldText.ts';
import { isHan } from '../text/terms.ts';
import { type Entry, listEntries } from './entries.ts';
import {
  compareTerms,
  findLine,
  findLines,
  isWord,
  pinyinTerms,
  shortestLines,
  type TermEntry,
  termOf,
  toEntry,
} from './findTermLines.ts';
import { addCount, createImpacts, eachField, FIELDS, type Field } from './impact.ts';
import { type GroupHashes, groupHash, type IndexFileKind, indexFileName } from './indexFiles.ts';
import {
  type IndexHead,
  IndexSchema,
  PINYIN_PREFIX,
  SECTIONS_PER_BLOCK,
  type WholeIndex,
} from './indexFormat.ts';
import { type IndexReader, type LoadIndexFile, toPageOf } from './indexReader.ts';
import { decodeNumbers } from './postings.ts';
import { fromRows, SectionRowsSchema } from './sectionRows.ts';

/**
 * Opens a version's index, in one or several files. Rejects with a ContentError if it is invalid.
 * @param pause awaited between steps, so that the browser can handle events and render
 */
export async function openIndex(load: LoadIndexFile, pause = async () => {}): Promise<IndexReader> {
  const parsed = v.safeParse(IndexSchema, await load('index', 0));
  if (!parsed.success)
    throw new ContentError('invalid', indexFileName('index', 0), searchMessages.brokenIndex);
  const index = parsed.output;
  await pause();
  return 'sections' in index ? readShards(index, load) : readWhole(index, pause);
}

// Index of one file, which contains all texts.

async function readWhole(index: WholeIndex, pause: () => Promise<void>): Promise<IndexReader> {
  const entries = index.pages.flatMap(listEntries);
  await pause();
  const lines = index.terms;
  const impactOf = createImpacts(eachField((field) => decodeNumbers(index.lengths[field])));
  let words: string[] | undefined;
  await pause();
  const scan = createHanScanner(entries, index.folds);
  const scanEntries = (prefix: string): TermEntry[] =>
    [...scan(prefix)].map(([term, counts]) => {
      const found = [...counts];
      const sections = Uint32Array.from(found, ([section]) => section);
      const codes = Uint8Array.from(found, ([section, packed]) => impactOf(section, packed));
      return { term, count: sections.length, postings: { sections, codes } };
    });

  return {
    language: index.language,
    pageOf: toPageOf(index.pages.map(({ sections }) => sections.length)),
    async find(term) {
      if (isHan(term)) return scanEntries(term).find((entry) => entry.term === term);
      const line = findLine(lines, term);
      return line === undefined ? undefined : toEntry(line);
    },
    async findPrefix(prefix, limit, isWanted) {
      if (isHan(prefix))
        return scanEntries(prefix)
          .sort((a, b) => a.term.length - b.term.length || b.count - a.count)
          .slice(0, limit);
      return shortestLines(findLines(lines, prefix, isWanted), limit).map(toEntry);
    },
    async findPinyin(key, isPrefix) {
      const exact = findLine(lines, PINYIN_PREFIX + key);
      if (exact !== undefined) return pinyinTerms([exact]);
      return isPrefix ? pinyinTerms(findLines(lines, PINYIN_PREFIX + key)) : [];
    },
    async listWords() {
      words ??= lines.split('\n').map(termOf).filter(isWord);
      return words;
    },
    async readSection(section) {
      const entry = entries[section];
      if (entry === undefined) throw new RangeError(`no section ${section}`);
      return entry.record;
    },
  };
}

// A one-file index has no postings of Han pairs, which would be two thirds of its size. Searching the texts of a
// small version takes little time.

/** Number of occurrences of a term by section, packed by `addCount` (impact.ts). */
type SectionCounts = ReadonlyMap<number, number>;

/**
 * Returns a function that finds the terms with a prefix in the texts and counts them, as the build does for postings.
 * @param folds whether some text contains characters that must be folded before Han terms are matched
 */
function createHanScanner(
  entries: readonly Entry[],
  folds: boolean,
): (prefix: string) => ReadonlyMap<string, SectionCounts> {
  const sections = entries.map(({ texts }) =>
    folds ? eachField((field) => texts[field].map(foldWidth)) : texts,
  );
  return (prefix) => {
    const found = new Map<string, Map<number, number>>();
    const count = (term: string, section: number, field: Field) => {
      const counts = found.get(term) ?? new Map<number, number>();
      found.set(term, counts.set(section, addCount(counts.get(section) ?? 0, field)));
    };
    sections.forEach((texts, section) => {
      for (const field of FIELDS)
        for (const text of texts[field])
          for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1))
            for (const term of termsAt(text, at, prefix, field)) count(term, section, field);
    });
    return found;
  };
}

/** Returns the terms at an occurrence of the prefix, by the rules of `hanTerms` and `listEnds`. */
function termsAt(text: string, at: number, prefix: string, field: Field): string[] {
  const [first = '', second] = Array.from(prefix);
  if (second !== undefined) return [prefix];
  const next = String.fromCodePoint(text.codePointAt(at + first.length) ?? 0);
  if (isHan(next)) return [first + next];
  const isEnd = isHan(text.slice(Math.max(0, at - 1), at)) || isHan(text.slice(Math.max(0, at - 2), at));
  return isEnd && field === 'body' ? [] : [first];
}

// Index of several files, which are fetched when a query needs them.

/** Maximum number of `t` files that the lookup of a prefix fetches. */
const MAX_SHARDS = 2;

function readShards(head: IndexHead, loadPart: LoadIndexFile): IndexReader {
  const load = (kind: keyof GroupHashes, index: number) =>
    loadPart(kind, index, groupHash(head.groups, kind, index));
  const lines = cachePromises(async (kind: 't' | 'latin', index: number) => {
    const payload = await load(kind, index);
    if (typeof payload !== 'string') throw invalid(kind, index);
    return payload;
  });
  const block = cachePromises(async (kind: 'd', index: number) => {
    const read = v.safeParse(SectionRowsSchema, await load(kind, index));
    if (!read.success) throw invalid(kind, index);
    return fromRows(read.output);
  });

  async function lineOf(term: string): Promise<string | undefined> {
    const index = lastNotAfter(head.terms, term);
    return index < 0 ? undefined : findLine(await lines('t', index), term);
  }

  async function linesFrom(prefix: string, isWanted?: (term: string) => boolean): Promise<string[]> {
    // -1 if the prefix sorts before all terms.
    const first = Math.max(0, lastNotAfter(head.terms, prefix));
    // The next file contains matches if its first term has the prefix.
    const files = [first];
    while (files.length < MAX_SHARDS && head.terms[first + files.length]?.startsWith(prefix))
      files.push(first + files.length);
    const found = await Promise.all(
      files
        .filter((index) => index < head.terms.length)
        .map(async (index) => findLines(await lines('t', index), prefix, isWanted)),
    );
    return found.flat();
  }

  return {
    language: head.language,
    pageOf: toPageOf(decodeNumbers(head.pages)),
    async find(term) {
      const line = await lineOf(term);
      return line === undefined ? undefined : toEntry(line);
    },
    async findPrefix(prefix, limit, isWanted) {
      return shortestLines(await linesFrom(prefix, isWanted), limit).map(toEntry);
    },
    async findPinyin(key, isPrefix) {
      const exact = await lineOf(PINYIN_PREFIX + key);
      if (exact !== undefined) return pinyinTerms([exact]);
      return isPrefix ? pinyinTerms(await linesFrom(PINYIN_PREFIX + key)) : [];
    },
    async listWords(firstLetter) {
      const files = head.latin.flatMap((first, index) => {
        const next = head.latin[index + 1];
        const holds =
          first.slice(0, 1) <= firstLetter && (next === undefined || next.slice(0, 1) > firstLetter);
        return holds ? [index] : [];
      });
      return (await Promise.all(files.map((index) => lines('latin', index)))).flatMap((words) =>
        words.split('\n'),
      );
    },
    async readSection(section) {
      const index = Math.floor(section / SECTIONS_PER_BLOCK);
      const record = (await block('d', index))[section % SECTIONS_PER_BLOCK];
      if (record === undefined) throw invalid('d', index);
      return record;
    },
  };
}

/** Binary search for the last of the sorted terms that is not greater than the given term; -1 if there is none. */
function lastNotAfter(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareTerms(terms[middle] ?? '', term) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Caches the promise of each file. Removes a rejected promise, so that the next lookup fetches the file again. */
function cachePromises<K extends IndexFileKind, T>(
  read: (kind: K, index: number) => Promise<T>,
): (kind: K, index: number) => Promise<T> {
  const cached = new Map<string, Promise<T>>();
  return (kind, index) => {
    const key = `${kind}${index}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const promise = read(kind, index);
    cached.set(key, promise);
    promise.catch(() => cached.delete(key));
    return promise;
  };
}

function invalid(kind: IndexFileKind, index: number): ContentError {
  const file = indexFileName(kind, index);
  return new ContentError('invalid', file, searchMessages.brokenIndexFile(file));
}
