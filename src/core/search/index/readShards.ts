// Looks things up in an index of many files; loads no more of them than that needs (search-design §4).
import * as v from 'valibot';
import { ContentError } from '../../errors.ts';
import { type GroupHashes, groupHash, type PartKind, partFile } from './indexFiles.ts';
import { type IndexHead, PINYIN_MARK, SECTIONS_PER_BLOCK } from './indexFormat.ts';
import { type IndexReader, type LoadPart, toPageOf } from './indexReader.ts';
import { decodeNumbers } from './postings.ts';
import { fromRows, SectionRowsSchema } from './sectionRows.ts';
import { compareTerms, findLine, findLines, pinyinTerms, shortestLines, toEntry } from './termLines.ts';

/** Files of terms that one look-up reads at the most. */
const MAX_SHARDS = 2;

export function readShards(head: IndexHead, loadPart: LoadPart): IndexReader {
  const load = (kind: keyof GroupHashes, index: number) =>
    loadPart(kind, index, groupHash(head.groups, kind, index));
  const lines = keepPromises(async (kind: 't' | 'latin', index: number) => {
    const payload = await load(kind, index);
    if (typeof payload !== 'string') throw invalid(kind, index);
    return payload;
  });
  const block = keepPromises(async (kind: 'd', index: number) => {
    const read = v.safeParse(SectionRowsSchema, await load(kind, index));
    if (!read.success) throw invalid(kind, index);
    return fromRows(read.output);
  });

  async function lineOf(term: string): Promise<string | undefined> {
    const index = lastNotAfter(head.terms, term);
    return index < 0 ? undefined : findLine(await lines('t', index), term);
  }

  async function linesFrom(prefix: string): Promise<string[]> {
    // The text may stand before all that the first file has.
    const first = Math.max(0, lastNotAfter(head.terms, prefix));
    // Further files only where they go on with the same beginning.
    const files = [first];
    while (files.length < MAX_SHARDS && head.terms[first + files.length]?.startsWith(prefix))
      files.push(first + files.length);
    const found = await Promise.all(
      files
        .filter((index) => index < head.terms.length)
        .map(async (index) => findLines(await lines('t', index), prefix)),
    );
    return found.flat();
  }

  return {
    pageOf: toPageOf(decodeNumbers(head.pages)),
    async find(term) {
      const line = await lineOf(term);
      return line === undefined ? undefined : toEntry(line);
    },
    async findPrefix(prefix, limit) {
      return shortestLines(await linesFrom(prefix), limit).map(toEntry);
    },
    async findPinyin(key, isPrefix) {
      const exact = await lineOf(PINYIN_MARK + key);
      if (exact !== undefined) return pinyinTerms([exact]);
      return isPrefix ? pinyinTerms(await linesFrom(PINYIN_MARK + key)) : [];
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

/** Place of the last term that is not after the given one; -1 when all are. */
function lastNotAfter(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareTerms(terms[middle] ?? '', term) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Reads each part once; one that could not be read is read again when it is next asked for. */
function keepPromises<K extends PartKind, T>(
  read: (kind: K, index: number) => Promise<T>,
): (kind: K, index: number) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (kind, index) => {
    const key = `${kind}${index}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const promise = read(kind, index);
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
    return promise;
  };
}

function invalid(kind: PartKind, index: number): ContentError {
  const file = partFile(kind, index);
  return new ContentError('invalid', file, `搜索索引的文件 ${file} 有误`);
}
