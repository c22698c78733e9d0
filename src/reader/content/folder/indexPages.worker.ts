// Worker that reads and indexes all pages of a version, and hands out the files of the index.
import { ContentError, type ContentErrorKind } from '../../../core/errors.ts';
import type { KnownFields } from '../../../core/site/manifest/folderPages.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import { readOverHttp } from '../sources/readOverHttp.ts';
import { fetchAsWritten } from './fetchAsWritten.ts';
import { indexPages, type ListedPage } from './indexPages.ts';
import { openPageRecords } from './pageRecords.ts';

export interface IndexOrder {
  pages: readonly ListedPage[];
  language: string;
  /** URL of the site's root. */
  base: string;
  /** Name of the database for the records. */
  database: string;
}

/** Asks for an index file; the first question has the order. */
export interface IndexQuestion {
  id: number;
  name: string;
  order?: IndexOrder;
}

export type IndexAnswer = { id: number } & (
  | { payload: unknown }
  | { error: { kind: ContentErrorKind; place: string; message: string } }
);

/** Fields of the pages, by their files; sent before the first answer. */
export interface IndexedFields {
  fields: readonly (readonly [file: string, KnownFields])[];
}

let files: Promise<ReadonlyMap<string, unknown>> | undefined;

addEventListener('message', async ({ data }: MessageEvent<IndexQuestion>) => {
  const { id, name, order } = data;
  if (order !== undefined) files = makeIndex(order);
  try {
    answer({ id, payload: (await files)?.get(name) });
  } catch (error) {
    const { kind, place, message } =
      error instanceof ContentError
        ? error
        : { kind: 'invalid' as const, place: name, message: String(error) };
    answer({ id, error: { kind, place, message } });
  }
});

const answer = (message: IndexAnswer | IndexedFields) => postMessage(message);

async function makeIndex({ pages, language, base, database }: IndexOrder) {
  const stored = openPageRecords(database);
  const known = await stored.read();
  const index = await indexPages(pages, {
    language,
    // The script's name has a hash of its content.
    engine: location.pathname,
    read: (file) => read(new URL(encodePath(file), base).href),
    known,
  });
  // Without a database the next visit parses all pages.
  stored.update(index, known).catch(() => {});
  answer({ fields: index.records.map(({ file, fields }) => [file, fields]) });
  return index.files;
}

/** A conditional request: the browser's HTTP cache has the texts that have not changed. */
async function read(url: string): Promise<string | undefined> {
  try {
    return (await readOverHttp(fetchAsWritten(fetch), url)).text;
  } catch (error) {
    if (error instanceof ContentError && error.kind === 'notFound') return undefined;
    throw error;
  }
}
