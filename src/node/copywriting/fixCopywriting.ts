// Mends what is certain: spaces, punctuation, names and words with one wording. The rest is for people.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../core/model/finding.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import { readTextFile } from '../lib/readText.ts';
import { checkCopywriting } from './checkCopywriting.ts';

/** Mending may bring to light what stood behind it. */
const ROUNDS = 5;

/** Mends the texts of a site; tells how many places that were. A site without a table of words is left alone. */
export async function fixCopywriting(siteDir: string): Promise<number> {
  let count = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const findings = (await checkCopywriting(siteDir))?.findings ?? [];
    const files = new Set(findings.filter(({ fix }) => fix !== undefined).map(({ file }) => file));
    for (const file of files) {
      const path = join(siteDir, file);
      // What is no UTF-8 would be written back without its letters.
      if ((await readTextFile(path)).badLine !== undefined) continue;
      const found = findings.filter((finding) => finding.file === file);
      const written = await readFile(path, 'utf8');
      const mark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
      const fixed = applyFixes(written.slice(mark.length), found);
      await writeFile(path, mark + fixed.text);
      count += fixed.count;
    }
    if (files.size === 0) break;
  }
  return count;
}

/** Puts in what should stand at the places of findings; of two that overlap the second waits. */
export function applyFixes(
  text: string,
  findings: readonly Pick<Finding, 'line' | 'column' | 'fix'>[],
): { text: string; count: number } {
  const lines = text.split('\n');
  let count = 0;
  // From the end of each line, so that the columns before stay.
  const places = [...findings].sort((a, b) => (b.column ?? 0) - (a.column ?? 0));
  const reached = new Map<number, number>();
  for (const { line, column = 1, fix } of places) {
    const written = lines[line - 1];
    const end = column - 1 + (fix?.length ?? 0);
    // Columns count without what pages leave out.
    if (
      fix === undefined ||
      written === undefined ||
      dropForbidden(written) !== written ||
      end > (reached.get(line) ?? written.length)
    )
      continue;
    lines[line - 1] = written.slice(0, column - 1) + fix.text + written.slice(end);
    reached.set(line, column - 1);
    count += 1;
  }
  return { text: lines.join('\n'), count };
}
