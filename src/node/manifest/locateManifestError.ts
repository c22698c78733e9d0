import { join } from 'node:path';
import type { ContentError } from '../../core/errors.ts';
import type { Finding } from '../../core/model/finding.ts';
import { findJsonError } from '../../core/model/jsonText.ts';
import { MANIFEST_FILE } from '../../core/parts/part.ts';
import { readTextFile } from '../lib/readText.ts';

/** What keeps a manifest from being read, as a finding at its line. */
export async function locateManifestError(siteDir: string, error: ContentError): Promise<Finding> {
  const written = await readTextFile(join(siteDir, MANIFEST_FILE)).catch(() => undefined);
  const { line, column } = findJsonError(written?.text ?? '{}') ?? { line: 1, column: undefined };
  return { file: MANIFEST_FILE, line, column, rule: 'manifest', message: error.message };
}
