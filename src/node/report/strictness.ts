// What of the findings keeps a site from being published: its manifest says so, and nobody else.
import { join } from 'node:path';
import { ContentError } from '../../core/errors.ts';
import type { Finding } from '../../core/model/finding.ts';
import { findJsonError } from '../../core/model/jsonText.ts';
import type { SiteConfig } from '../../core/model/manifest.ts';
import { MANIFEST_FILE } from '../../core/parts/part.ts';
import { readTextFile } from '../lib/readText.ts';
import { readSiteManifest } from '../manifest/readSiteManifest.ts';

/** All findings (`true`), those of the named rules, or none. */
export type Strictness = SiteConfig['strict'];

/** Whether a finding makes its check fail. */
export function isBlocking(strict: Strictness, { rule }: Pick<Finding, 'rule'>): boolean {
  return Array.isArray(strict) ? strict.includes(rule) : strict === true;
}

/** What a site says that blocks it. A manifest that cannot be read says nothing, and breaks the build: it is found itself. */
export async function readStrictness(siteDir: string): Promise<{ strict: Strictness; broken?: Finding }> {
  try {
    return { strict: (await readSiteManifest(siteDir)).manifest.site.strict };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const written = await readTextFile(join(siteDir, MANIFEST_FILE)).catch(() => undefined);
    const { line, column } = findJsonError(written?.text ?? '{}') ?? { line: 1, column: undefined };
    return {
      strict: true,
      broken: { file: MANIFEST_FILE, line, column, rule: 'manifest', message: error.message },
    };
  }
}
