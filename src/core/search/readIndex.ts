// Looks things up in an index; loads no more of it than that needs (search-design §4).
import * as v from 'valibot';
import { ContentError } from '../errors.ts';
import {
  IndexHeadSchema,
  type PartKind,
  PINYIN_MARK,
  partFile,
  SECTIONS_PER_BLOCK,
  type SectionRecord,
  SectionRecordSchema,
} from './indexFormat.ts';
import { decodeNumbers, decodePostings, type Postings } from './postings.ts';
import { compareTerms } from './termTable.ts';

/** The payload of a file of the index. Rejects with a ContentError; the same file may be asked for again then. */
export type LoadPart = (kind: PartKind, index: number) => Promise<unknown>;

export interface TermEntry {
  term: string;
  /** In how many sections it stands; their list may be shorter. */
  count: number;
  postings: Postings;
}

export interface IndexReader {
  /** Number of sections; they are counted from 0. */
  sections: number;
  /** The page of each section, counted from 0. */
  pageOf: Uint32Array;
  find: (term: string) => Promise<TermEntry | undefined>;
  /** Terms that begin with the text, the shortest ones when there are more than wanted. */
  findPrefix: (prefix: string, limit: number) => Promise<TermEntry[]>;
  /** The Han terms that a pinyin key stands for; where there is none, those of the keys that begin with it. */
  findPinyin: (key: string, isPrefix: boolean) => Promise<string[]>;
  /** Latin words, those with the same first letter at the least. */
  listWords: (firstLetter: string) => Promise<string[]>;
  readSection: (section: number) => Promise<SectionRecord>;
}

/** Files of terms that one look-up reads at the most. */
const MAX_SHARDS = 2;

const BlockSchema = v.array(SectionRecordSchema);

export async function openIndex(load: LoadPart): Promise<IndexReader> {
  const parsed = v.safeParse(IndexHeadSchema, await load('index', 0));
  if (!parsed.success) throw invalid('index', 0);
  const head = parsed.output;
  const counts = decodeNumbers(head.pages);
  const pageOf = new Uint32Array(head.sections);
  let section = 0;
  counts.forEach((count, page) => {
    pageOf.fill(page, section, section + count);
    section += count;
  });

  const part = keepPromises(async (kind: Exclude<PartKind, 'index'>, index: number) => {
    return head.parts === undefined ? load(kind, index) : head.parts[kind][index];
  });
  const text = async (kind: 't' | 'latin', index: number): Promise<string> => {
    const payload = await part(kind, index);
    if (typeof payload !== 'string') throw invalid(kind, index);
    return payload;
  };
  const shard = keepPromises(async (_kind: 't', index: number) => (await text('t', index)).split('\n'));
  const words = keepPromises(async (_kind: 'latin', index: number) =>
    (await text('latin', index)).split('\n'),
  );
  const block = keepPromises(async (_kind: 'd', index: number) => {
    const read = v.safeParse(BlockSchema, await part('d', index));
    if (!read.success) throw invalid('d', index);
    return read.output;
  });

  /** Lines from the first one not before the text, as long as they begin with it. */
  async function linesFrom(prefix: string): Promise<string[]> {
    // The last file whose first term is not behind the text; the text may also stand in none.
    const first = Math.max(0, lastNotAfter(head.terms, prefix));
    const found: string[] = [];
    for (let index = first; index < Math.min(head.terms.length, first + MAX_SHARDS); index += 1) {
      // Further files only where they go on with the same beginning.
      if (index > first && !head.terms[index]?.startsWith(prefix)) break;
      const lines = await shard('t', index);
      for (let at = firstNotBefore(lines, prefix); at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        if (!line.startsWith(prefix)) return found;
        found.push(line);
      }
    }
    return found;
  }

  async function findLine(term: string): Promise<string | undefined> {
    const index = lastNotAfter(head.terms, term);
    if (index < 0) return undefined;
    const lines = await shard('t', index);
    const line = lines[firstNotBefore(lines, term)];
    return line?.startsWith(`${term} `) ? line : undefined;
  }

  return {
    sections: head.sections,
    pageOf,
    async find(term) {
      const line = await findLine(term);
      return line === undefined ? undefined : toEntry(line);
    },
    async findPrefix(prefix, limit) {
      const lines = (await linesFrom(prefix)).map((line) => ({ line, length: line.indexOf(' ') }));
      return lines
        .sort((a, b) => a.length - b.length)
        .slice(0, limit)
        .map(({ line }) => toEntry(line));
    },
    async findPinyin(key, isPrefix) {
      const exact = await findLine(PINYIN_MARK + key);
      const lines = exact !== undefined ? [exact] : isPrefix ? await linesFrom(PINYIN_MARK + key) : [];
      return [...new Set(lines.flatMap((line) => line.split(' ').slice(1)))];
    },
    async listWords(firstLetter) {
      const found: string[] = [];
      for (let index = 0; index < head.latin.length; index += 1) {
        const [first = '', next] = [head.latin[index], head.latin[index + 1]];
        const begins = first.slice(0, 1) <= firstLetter;
        if (begins && (next === undefined || next.slice(0, 1) > firstLetter))
          found.push(...(await words('latin', index)));
      }
      return found;
    },
    async readSection(wanted) {
      const records = await block('d', Math.floor(wanted / SECTIONS_PER_BLOCK));
      const record = records[wanted % SECTIONS_PER_BLOCK];
      if (record === undefined) throw invalid('d', Math.floor(wanted / SECTIONS_PER_BLOCK));
      return record;
    },
  };
}

function toEntry(line: string): TermEntry {
  const [term = '', list = '', count] = line.split(' ');
  const postings = decodePostings(list);
  return { term, count: count === undefined ? postings.sections.length : Number(count), postings };
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

/** Place of the first line whose term is not before the given one. */
function firstNotBefore(lines: readonly string[], term: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle] ?? '';
    if (compareTerms(line.slice(0, line.indexOf(' ')), term) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads each part once; one that could not be read is read again when it is next asked for. */
function keepPromises<K extends string, T>(
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
