// Makes the files of a version's index (search-design §4). Where they go is for others to say.
import { foldText } from './foldText.ts';
import {
  INDEX_FORMAT,
  type IndexHead,
  type PartKind,
  PINYIN_MARK,
  partFile,
  partText,
  SECTIONS_PER_BLOCK,
  type SectionRecord,
} from './indexFormat.ts';
import { listPinyin, type ReadPinyin } from './pinyin.ts';
import { encodeNumber, encodePostings } from './postings.ts';
import type { SearchPage } from './sections.ts';
import { listEnds, listTerms, splitRuns } from './terms.ts';
import { compareTerms, createTermTable, keepStrongest } from './termTable.ts';

export interface IndexFile {
  name: string;
  text: string;
}

export interface IndexBuilder {
  add: (page: SearchPage) => void;
  /** The files, one at a time; to be called once. */
  finish: () => Generator<IndexFile>;
}

export interface IndexLimits {
  /** A version below this size, in bytes, gets one file. */
  oneFile: number;
  /** Size of a file of terms. */
  shard: number;
  /** Postings of one term. */
  postings: number;
  /** Size of a file of words for finding slips. */
  latin: number;
}

const LIMITS: IndexLimits = { oneFile: 400_000, shard: 32_000, postings: 8000, latin: 160_000 };

/** @param readPinyin reads Han text; without it titles are not found by pinyin */
export function createIndexBuilder(readPinyin?: ReadPinyin, limits: Partial<IndexLimits> = {}): IndexBuilder {
  const { oneFile, shard, postings: most, latin: latinSize } = { ...LIMITS, ...limits };
  const table = createTermTable();
  const pinyin = new Map<string, Set<string>>();
  const blocks: string[] = [];
  let block: SectionRecord[] = [];
  let sections = 0;
  let pages = '';

  const notePinyin = (text: string) => {
    if (readPinyin === undefined) return;
    for (const [term, keys] of listPinyin(text, readPinyin))
      for (const key of keys) {
        const terms = pinyin.get(PINYIN_MARK + key) ?? new Set();
        pinyin.set(PINYIN_MARK + key, terms.add(term));
      }
  };

  function* lines(): Generator<{ term: string; line: string }> {
    const terms = [...table.listTerms(), ...pinyin.keys()].sort(compareTerms);
    const listOf = table.finish();
    for (const term of terms) {
      const han = pinyin.get(term);
      if (han !== undefined) {
        yield { term, line: `${term} ${[...han].sort(compareTerms).join(' ')}` };
        continue;
      }
      const all = listOf(term);
      const kept = keepStrongest(all, most);
      const count = kept === all ? '' : ` ${all.sections.length}`;
      yield { term, line: `${term} ${encodePostings(kept.sections, kept.codes)}${count}` };
    }
  }

  return {
    add(page) {
      page.sections.forEach((section, at) => {
        const isBeginning = at === 0;
        const { anchor, heading, trail, text } = section;
        const headings = isBeginning ? [page.title] : [heading];
        const above = isBeginning ? page.names : [page.title, ...trail];
        // A description that is the page's own first line is no further text.
        const isNew = isBeginning && !foldText(text).includes(foldText(page.description));
        const body = isNew ? `${page.description}\n${text}` : text;
        table.add({
          body: listTerms(body),
          heading: headings.flatMap(termsOfName),
          trail: above.flatMap(termsOfName),
        });
        notePinyin(headings[0] ?? '');
        block.push([page.path, page.title, anchor, heading, [...trail], text || (isNew ? body : '')]);
        sections += 1;
        if (block.length === SECTIONS_PER_BLOCK) {
          blocks.push(JSON.stringify(block));
          block = [];
        }
      });
      pages += encodeNumber(page.sections.length);
    },

    *finish() {
      if (block.length > 0) blocks.push(JSON.stringify(block));
      const head: IndexHead = { format: INDEX_FORMAT, sections, pages, terms: [], latin: [] };
      // Below the limit all parts are kept until it is known that they fit in one file.
      const parts = { t: [] as string[], d: [] as unknown[], latin: [] as string[] };
      let size = blocks.reduce((sum, text) => sum + byteLength(text), 0);
      const waiting: { kind: PartKind; index: number; payload: unknown }[] = [];
      function* put(kind: 't' | 'd' | 'latin', index: number, payload: unknown): Generator<IndexFile> {
        waiting.push({ kind, index, payload });
        if (size <= oneFile) return;
        for (const part of waiting)
          yield {
            name: partFile(part.kind, part.index),
            text: partText(part.kind, part.index, part.payload),
          };
        waiting.length = 0;
      }
      let shardLines: string[] = [];
      let shardSize = 0;
      const words: string[] = [];
      for (const { term, line } of lines()) {
        const length = byteLength(line) + 1;
        if (shardLines.length > 0 && shardSize + length > shard) {
          yield* put('t', head.terms.length - 1, shardLines.join('\n'));
          [shardLines, shardSize] = [[], 0];
        }
        if (shardLines.length === 0) head.terms.push(term);
        shardLines.push(line);
        shardSize += length;
        size += length;
        if (isWord(term)) words.push(term);
      }
      if (shardLines.length > 0) yield* put('t', head.terms.length - 1, shardLines.join('\n'));
      for (const list of cutWords(words, latinSize)) {
        const text = list.join('\n');
        size += text.length;
        head.latin.push(list[0] ?? '');
        yield* put('latin', head.latin.length - 1, text);
      }
      for (let at = 0; at < blocks.length; at += 1) {
        const payload: unknown = JSON.parse(blocks[at] ?? '[]');
        blocks[at] = '';
        yield* put('d', at, payload);
      }
      const isOne = waiting.length > 0;
      for (const { kind, index, payload } of waiting) {
        if (kind === 'd') parts.d[index] = payload;
        // The payloads of the other kinds are texts.
        else if (kind !== 'index') parts[kind][index] = payload as string;
      }
      yield {
        name: partFile('index', 0),
        text: partText('index', 0, isOne ? { ...head, parts } : head),
      };
    },
  };
}

/** Terms of a heading or title: its ends count too. */
function termsOfName(text: string): string[] {
  return [...listTerms(text), ...listEnds(text)];
}

/** Words in which a reader may slip: numbers are no words. */
function isWord(term: string): boolean {
  return term.length >= 3 && /\p{L}/u.test(term) && splitRuns(term)[0]?.kind === 'latin';
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

/** Length in UTF-8, nearly: what is no Latin letter has three bytes. */
function byteLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) length += 2;
  return length;
}
