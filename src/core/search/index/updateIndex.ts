// Updates an index of several files after edits of a few pages that keep their number of sections: the files whose
// terms or sections changed are written anew, all others are the earlier ones. The result equals a complete build.
import { type IndexLimits, termLine } from './buildIndex.ts';
import { compareTerms, isWord, mergeTerms, termOf } from './findTermLines.ts';
import { createImpacts, eachField, type LengthSums, type Lengths } from './impact.ts';
import { GROUP_SIZES, type GroupHashes, groupHash, HASH_LENGTH, indexFileName } from './indexFiles.ts';
import {
  type IndexFile,
  type IndexHead,
  SECTIONS_PER_BLOCK,
  type SectionRecord,
  writeIndexFile,
} from './indexFormat.ts';
import { decodePostings, encodePostings, type Postings } from './postings.ts';
import { fromRows, toRows } from './sectionRows.ts';
import type { SectionTerms } from './vocabulary.ts';
import { createLineCutter, cutWords, type HashText } from './writeShards.ts';

/** A file of the updated index; without text where it is an earlier one. */
export type UpdatedFile = Pick<IndexFile, 'name' | 'hash'> & { text?: string };

/** The sections of an edited page, before and after. */
export interface PageEdit {
  /** Number of its first section. */
  first: number;
  before: readonly SectionTerms[];
  after: readonly SectionTerms[];
  records: readonly SectionRecord[];
}

/** The earlier index. */
export interface EarlierIndex {
  head: IndexHead;
  /** Payload of a file. */
  read: (kind: keyof GroupHashes, index: number) => unknown;
  /** Complete postings of a term whose line has truncated ones. */
  readLong: (term: string) => string;
}

/** The code of each changed section of a term; undefined where the section no longer has the term. */
type TermChanges = Map<string, Map<number, number | undefined>>;

export interface IndexUpdate {
  /** Complete postings of changed terms with truncated ones; undefined for terms that no longer have any. */
  long: Map<string, string | undefined>;
  files: Generator<UpdatedFile>;
}

interface UpdateOptions {
  /** The averages of the index, which the edits must not have changed. */
  averages: LengthSums;
  limits: IndexLimits;
  hashText: HashText;
}

export function updateIndex(
  earlier: EarlierIndex,
  edits: readonly PageEdit[],
  options: UpdateOptions,
): IndexUpdate {
  const long: IndexUpdate['long'] = new Map();
  return { long, files: updateFiles(earlier, edits, long, options) };
}

function* updateFiles(
  earlier: EarlierIndex,
  edits: readonly PageEdit[],
  long: IndexUpdate['long'],
  { averages, limits, hashText }: UpdateOptions,
): Generator<UpdatedFile> {
  const { head } = earlier;
  const groups = { t: '', d: '', latin: '' };
  const group = function* (kind: keyof GroupHashes, files: IndexFile[]): Generator<UpdatedFile> {
    const hash = hashText(files.map(({ text }) => text).join('\n')).slice(0, HASH_LENGTH);
    groups[kind] += hash;
    yield* files.map((file) => ({ ...file, hash }));
  };
  const keep = function* (kind: keyof GroupHashes, indexes: readonly number[]): Generator<UpdatedFile> {
    const hash = groupHash(head.groups, kind, indexes[0] ?? 0);
    groups[kind] += hash;
    for (const index of indexes) yield { name: indexFileName(kind, index), hash };
  };

  const terms: string[] = [];
  const words = { added: new Set<string>(), removed: new Set<string>() };
  for (const file of updateLines(earlier, listChanges(edits, averages), { long, words, limits })) {
    const at = terms.length;
    if (typeof file === 'number' && file === at) {
      terms.push(head.terms[at] ?? '');
      yield* keep('t', [at]);
      continue;
    }
    const lines = typeof file === 'number' ? readLines(earlier, file) : file;
    terms.push(termOf(lines[0] ?? ''));
    yield* group('t', [writeIndexFile('t', at, lines.join('\n'))]);
  }

  let latin = head.latin;
  if (words.added.size + words.removed.size === 0) for (const at of latin.keys()) yield* keep('latin', [at]);
  else {
    const old = head.latin.flatMap((_, at) => String(earlier.read('latin', at)).split('\n'));
    const left = old.filter((word) => !words.removed.has(word));
    const lists = [...cutWords([...mergeTerms(left, [...words.added].sort(compareTerms))], limits.latin)];
    latin = lists.map(([first = '']) => first);
    for (const [at, list] of lists.entries())
      yield* group('latin', [writeIndexFile('latin', at, list.join('\n'))]);
  }

  const records = new Map(edits.flatMap(({ first, records }) => records.map((row, at) => [first + at, row])));
  const changed = new Set([...records.keys()].map((section) => Math.floor(section / SECTIONS_PER_BLOCK)));
  const blocks = Math.ceil(head.sections / SECTIONS_PER_BLOCK);
  for (let start = 0; start < blocks; start += GROUP_SIZES.d) {
    const indexes = Array.from({ length: Math.min(GROUP_SIZES.d, blocks - start) }, (_, at) => start + at);
    if (!indexes.some((index) => changed.has(index))) yield* keep('d', indexes);
    else
      yield* group(
        'd',
        indexes.map((index) => {
          const rows = fromRows(earlier.read('d', index) as Parameters<typeof fromRows>[0]); // Written by toRows().
          const now = rows.map((row, at) => records.get(index * SECTIONS_PER_BLOCK + at) ?? row);
          return writeIndexFile('d', index, toRows(now));
        }),
      );
  }
  yield writeIndexFile('index', 0, { ...head, terms, latin, groups } satisfies IndexHead);
}

function readLines({ read }: EarlierIndex, index: number): string[] {
  return String(read('t', index)).split('\n');
}

/** Yields the number of each earlier `t` file that stays, and the lines of each new one. */
function* updateLines(
  earlier: EarlierIndex,
  changes: TermChanges,
  { long, words, limits }: LineOptions & { words: Record<'added' | 'removed', Set<string>> },
): Generator<number | string[]> {
  const { head } = earlier;
  const edited = new Map<number, string[]>();
  const inFiles = new Map<number, string[]>();
  for (const term of [...changes.keys()].sort(compareTerms)) {
    const file = findFile(head.terms, term);
    inFiles.set(file, [...(inFiles.get(file) ?? []), term]);
  }
  const changeLine = (term: string, line: string | undefined) => {
    const now = updateLine(earlier, term, line, changes.get(term) ?? new Map(), { long, limits });
    if (isWord(term) && line === undefined && now !== undefined) words.added.add(term);
    if (isWord(term) && line !== undefined && now === undefined) words.removed.add(term);
    return now;
  };
  const needed = new Set<number>();
  for (const [file, terms] of inFiles) {
    const lines = readLines(earlier, file);
    const byTerm = new Map(lines.map((line) => [termOf(line), line]));
    for (const term of terms) {
      const line = changeLine(term, byTerm.get(term));
      if (line === undefined) byTerm.delete(term);
      else byTerm.set(term, line);
    }
    const now = [...byTerm.keys()].sort(compareTerms).map((term) => byTerm.get(term) ?? '');
    edited.set(file, now);
    needed.add(file);
    // The file before ended where this line no longer fitted into it.
    if (now[0] !== lines[0] && file > 0) needed.add(file - 1);
  }
  const cutter = createLineCutter(limits.shard);
  let isCutting = false;
  for (const file of head.terms.keys()) {
    if (!needed.has(file)) {
      // The first line ends the file before: from here on the earlier files stay.
      if (isCutting && cutter.isFull(readLines(earlier, file)[0] ?? '')) {
        yield cutter.take();
        isCutting = false;
      }
      if (!isCutting) {
        yield file;
        continue;
      }
    }
    isCutting = true;
    for (const line of edited.get(file) ?? readLines(earlier, file)) {
      const ended = cutter.add(line);
      if (ended !== undefined) yield ended;
    }
  }
  const rest = cutter.take();
  if (rest.length > 0) yield rest;
}

/** The last file whose first term is not after a term. */
function findFile(firsts: readonly string[], term: string): number {
  let [low, high] = [0, firsts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] ?? '') <= term) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

interface LineOptions extends Pick<IndexUpdate, 'long'> {
  limits: IndexLimits;
}

function updateLine(
  { readLong }: EarlierIndex,
  term: string,
  line: string | undefined,
  changes: ReadonlyMap<number, number | undefined>,
  { long, limits }: LineOptions,
): string | undefined {
  const [, list = '', count] = (line ?? '').split(' ');
  const before = decodePostings(count === undefined ? list : readLong(term));
  const all = changePostings(before, changes);
  const isLong = all.sections.length > limits.postings;
  if (isLong) long.set(term, encodePostings(all.sections, all.codes));
  else if (count !== undefined) long.set(term, undefined);
  return all.sections.length === 0 ? undefined : termLine(term, all, limits.postings);
}

function changePostings(
  { sections, codes }: Postings,
  changes: ReadonlyMap<number, number | undefined>,
): Postings {
  const all = {
    sections: new Uint32Array(sections.length + changes.size),
    codes: new Uint8Array(sections.length + changes.size),
  };
  let [at, count] = [0, 0];
  const put = (section: number, code: number) => {
    all.sections[count] = section;
    all.codes[count] = code;
    count += 1;
  };
  const putUntil = (end: number) => {
    for (; (sections[at] ?? end) < end; at += 1) put(sections[at] ?? 0, codes[at] ?? 0);
  };
  for (const [section, code] of [...changes].sort(([a], [b]) => a - b)) {
    putUntil(section);
    if (sections[at] === section) at += 1;
    if (code !== undefined) put(section, code);
  }
  putUntil(Number.POSITIVE_INFINITY);
  return { sections: all.sections.subarray(0, count), codes: all.codes.subarray(0, count) };
}

function listChanges(edits: readonly PageEdit[], averages: LengthSums): TermChanges {
  const changes: TermChanges = new Map();
  for (const { first, before, after } of edits) {
    const [old, now] = [listCodes(before, averages), listCodes(after, averages)];
    for (const [at, codes] of now.entries()) {
      const earlier = old[at] ?? new Map<string, number>();
      for (const term of new Set([...earlier.keys(), ...codes.keys()])) {
        const code = codes.get(term);
        if (earlier.get(term) === code) continue;
        const ofTerm = changes.get(term) ?? new Map<number, number | undefined>();
        changes.set(term, ofTerm.set(first + at, code));
      }
    }
  }
  return changes;
}

/** The code of each term, by section. */
function listCodes(sections: readonly SectionTerms[], averages: LengthSums): Map<string, number>[] {
  const codeOf = createImpacts(lengthsOf(sections), averages);
  return sections.map(({ terms, counts }, section) => {
    const words = counts.length > 0 ? terms.split(' ') : [];
    return new Map(words.map((term, at) => [term, codeOf(section, counts[at] ?? 0)]));
  });
}

export function lengthsOf(sections: readonly SectionTerms[]): Lengths {
  return eachField((field) => sections.map(({ lengths }) => lengths[field]));
}
