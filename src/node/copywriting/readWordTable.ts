import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseWordTable, WORD_TABLE_FILE, type WordTable } from '../../core/copywriting/wordTable.ts';

/** Reads a site's table of words; undefined when the site has none. Throws when it is wrong. */
export async function readWordTable(siteDir: string): Promise<WordTable | undefined> {
  const text = await readFile(join(siteDir, WORD_TABLE_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseWordTable(text);
}

/** The table as it is published. One that is wrong says so when the texts are checked. */
export async function renderWordTable(siteDir: string): Promise<string> {
  return JSON.stringify((await readWordTable(siteDir).catch(() => undefined)) ?? null);
}
