import { join } from 'node:path';
import { copywritingMessages } from '#i18n/copywritingMessages';
import { parseWordTable, WORD_TABLE_FILE, type WordTable } from '../../writer/copywriting/wordTable.ts';
import { readTextFile } from '../lib/readText.ts';
import { describeRefusedLink, findRefusedLink } from '../lib/siteLinks.ts';

/**
 * Reads and validates a site's table of words; undefined without one.
 * @throws Error for an invalid table
 */
export async function readWordTable(siteDir: string): Promise<WordTable | undefined> {
  const refused = findRefusedLink(siteDir, WORD_TABLE_FILE);
  if (refused !== undefined) throw new Error(describeRefusedLink(refused));
  const file = await readTextFile(join(siteDir, WORD_TABLE_FILE)).catch(() => undefined);
  if (file === undefined) return undefined;
  if (file.badLine !== undefined) throw new Error(copywritingMessages.notUtf8(WORD_TABLE_FILE));
  return parseWordTable(file.text);
}

/** The table as JSON, `null` where it is missing or invalid: `npm run copywriting` validates it. */
export async function renderWordTable(siteDir: string): Promise<string> {
  return JSON.stringify((await readWordTable(siteDir).catch(() => undefined)) ?? null);
}
