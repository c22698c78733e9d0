// Makes a search index of the texts of pages, as a build does (node/search/buildSearch.ts). It has no pinyin, whose
// dictionary is larger than most sites.
import { splitFrontMatter } from '../../../core/document/frontMatterBlock.ts';
import { parseDocument } from '../../../core/document/parseDocument.ts';
import { createIndexBuilder } from '../../../core/search/index/buildIndex.ts';
import { HASH_LENGTH } from '../../../core/search/index/indexFiles.ts';
import { readIndexFile } from '../../../core/search/index/indexFormat.ts';
import { type IndexedPage, listSections } from '../../../core/search/index/sections.ts';
import {
  createVocabulary,
  listPageTerms,
  numberTerms,
  type PageTerms,
} from '../../../core/search/index/vocabulary.ts';
import { dialectsOfFile } from '../../../core/site/manifest/dialectsOfFile.ts';
import type { KnownFields } from '../../../core/site/manifest/folderPages.ts';
import { listFrontMatterFields, readFrontMatter } from '../../../core/site/manifest/frontMatter.ts';
import { labelOfTag } from '../../../core/site/nav/tags.ts';
import { textKey } from '../../../core/textKey.ts';
import { mapLimit } from '../../../lib/mapLimit.ts';
import type { ReadFile } from './findFolder.ts';

export interface ListedPage {
  /** Site path. */
  path: string;
  /** Path inside the site folder. */
  file: string;
  /** Its label in the sidebar. */
  title: string;
}

/** What a text gives to the index. It is stored, so that a visit parses only the pages that have changed. */
export interface PageRecord {
  file: string;
  /** Of the text, the label and the engine; another one makes the record outdated. */
  key: string;
  fields: KnownFields;
  /** Absent for a page that search leaves out. */
  searched?: { page: Omit<IndexedPage, 'path'>; terms: PageTerms };
}

export interface FolderIndex {
  /** Payloads by the names of index files. */
  files: ReadonlyMap<string, unknown>;
  /** Of all pages that the server has. */
  records: readonly PageRecord[];
  /** Those that were not known. */
  changed: readonly PageRecord[];
}

/** Simultaneous requests, as many as a browser sends to a server of HTTP/1.1. */
const REQUESTS = 6;

interface IndexOptions {
  /** Language tag of the pages. */
  language: string;
  /** Identifies the code that makes records. */
  engine: string;
  read: ReadFile;
  /** Records of an earlier visit, by file. */
  known: ReadonlyMap<string, PageRecord>;
}

/** Reads all pages and makes their index. A missing page is left out; another error rejects. */
export async function indexPages(
  pages: readonly ListedPage[],
  { language, engine, read, known }: IndexOptions,
): Promise<FolderIndex> {
  const records = await mapLimit(
    pages,
    async (page): Promise<PageRecord | undefined> => {
      const text = await read(page.file);
      if (text === undefined) return undefined;
      const key = [textKey(text), engine, page.title].join(' ');
      const earlier = known.get(page.file);
      return earlier?.key === key ? earlier : readRecord(page, text, key);
    },
    REQUESTS,
  );
  const vocabulary = createVocabulary();
  const builder = createIndexBuilder(language, vocabulary);
  records.forEach((record, at) => {
    if (record?.searched === undefined) return;
    const { page, terms } = record.searched;
    builder.add({ ...page, path: pages[at]?.path ?? '' }, numberTerms(terms, vocabulary));
  });
  const files = new Map<string, unknown>();
  for (const { name, text } of builder.finish(hashText)) files.set(name, readIndexFile(text));
  const there = records.filter((record) => record !== undefined);
  return { files, records: there, changed: there.filter((record) => known.get(record.file) !== record) };
}

function readRecord({ file, title: label }: ListedPage, text: string, key: string): PageRecord {
  const { doc } = parseDocument(text, { dialects: dialectsOfFile(file) });
  const { front } = readFrontMatter(splitFrontMatter(text).yaml ?? '');
  const { keywords = [], tags = [], ...entry } = listFrontMatterFields(front);
  const { description, last_update: update } = front;
  const own = front.title || doc.title;
  const fields: KnownFields = { ...entry, ...(own && { title: own }), description, lastUpdate: update?.date };
  if (entry.draft || entry.unlisted || entry.search === false) return { file, key, fields };
  const title = own ?? label;
  const names = [doc.title, label, front.sidebar_label, ...keywords, ...tags.map(labelOfTag)];
  const others = [...new Set(names)].filter((name) => name !== undefined && name !== title) as string[];
  const page = { title, names: others, description: description ?? '', sections: listSections(doc) };
  return { file, key, fields, searched: { page, terms: listPageTerms(page, noReadings) } };
}

const noReadings = (text: string) => Array.from(text, () => []);

/** The files are not published: their hashes need not tell many contents apart. */
const hashText = (text: string) =>
  textKey(text).replace('.', '').slice(-HASH_LENGTH).padStart(HASH_LENGTH, '0');
