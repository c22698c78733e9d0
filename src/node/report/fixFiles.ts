import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { applyFixes } from '../../writer/editing/applyFixes.ts';

/** Limit of rounds: a fix may make another finding visible. */
const ROUNDS = 5;

/** Applies the fixes of a check to the files of a site until none is left; returns the fixed findings. */
export async function fixFiles(
  siteDir: string,
  check: (siteDir: string) => Promise<readonly Finding[]>,
): Promise<Finding[]> {
  const fixed: Finding[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const findings = (await check(siteDir)).filter(({ fix }) => fix !== undefined);
    const before = fixed.length;
    for (const file of new Set(findings.map((finding) => finding.file))) {
      const path = join(siteDir, file);
      const text = decodeExact(await readFile(path));
      // Decoding another encoding loses characters, so such a file must not be written.
      if (text === undefined) continue;
      const result = applyFixes(
        text,
        findings.filter((finding) => finding.file === file),
      );
      if (result.fixed.length === 0) continue;
      await writeFile(path, result.text);
      fixed.push(...result.fixed);
    }
    if (fixed.length === before) break;
  }
  return fixed;
}
