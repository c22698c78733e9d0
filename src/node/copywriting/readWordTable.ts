import { join } from 'node:path';
import { parseWordTable, WORD_TABLE_FILE, type WordTable } from '../../writer/copywriting/wordTable.ts';
import { readTextFile } from '../lib/readText.ts';
import { describeRefusedLink, findRefusedLink } from '../lib/siteLinks.ts';

/** Reads a site's table of words; undefined when the site has none. Throws when it is wrong. */
export async function readWordTable(siteDir: string): Promise<WordTable | undefined> {
  const refused = findRefusedLink(siteDir, WORD_TABLE_FILE);
  if (refused !== undefined) throw new Error(describeRefusedLink(refused));
  const file = await readTextFile(join(siteDir, WORD_TABLE_FILE)).catch(() => undefined);
  if (file === undefined) return undefined;
  if (file.badLine !== undefined) throw new Error(`${WORD_TABLE_FILE} 不是 UTF-8 编码，请另存为 UTF-8`);
  return parseWordTable(file.text);
}

/** The table as it is published. One that is wrong says so when the texts are checked. */
export async function renderWordTable(siteDir: string): Promise<string> {
  return JSON.stringify((await readWordTable(siteDir).catch(() => undefined)) ?? null);
}
