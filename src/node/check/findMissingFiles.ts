// Files that manifest.json lists and that are not there.
import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { manifestMessages } from '../../core/i18n/manifestMessages.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { existsAs } from '../lib/listFiles.ts';
import { isHandWritten } from '../manifest/handWritten.ts';

/**
 * One line for a version whose folder is not there, else one for each file.
 * @param text of manifest.json
 * @param missing the files
 */
export async function findMissingFiles(
  siteDir: string,
  { versions }: Manifest,
  text = '',
  missing: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const rest = new Set(missing);
  for (const [at, version] of versions.entries()) {
    const own = version.docs.filter(isOwn);
    if (own.length === 0 || !own.every(({ file }) => rest.has(file))) continue;
    // Whoever lists files by hand and names no folder means the files.
    if (version.dir === undefined && isHandWritten(own)) continue;
    if (await existsAs('folder', join(siteDir, versionFolder(version)))) continue;
    for (const { file } of own) rest.delete(file);
    const root = parseTree(text);
    const place =
      findJsonPlace(root, text, ['versions', at, 'dir']) ?? findJsonPlace(root, text, ['versions', at]);
    const message = manifestMessages.missingFolder(version.name, versionFolder(version));
    findings.push({ file: 'manifest.json', ...(place ?? { line: 1 }), rule: 'nothing-published', message });
  }
  for (const file of rest) {
    const message = `manifest.json 列出的文件 ${file} 不存在`;
    findings.push({ file: 'manifest.json', line: 1, rule: 'broken-link', message });
  }
  return findings;
}
