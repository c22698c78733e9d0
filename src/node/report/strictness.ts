// What of the findings keeps a site from being published: its manifest says so, and nobody else.
import { ContentError } from '../../core/errors.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { locateManifestError, readSiteManifest } from '../manifest/readSiteManifest.ts';

/** All findings (`true`), those of the named rules, or none. */
export type Strictness = SiteConfig['strict'];

/** Whether a finding makes its check fail: of a site or a version that publishes nothing always. */
export function isBlocking(strict: Strictness, { rule }: Pick<Finding, 'rule'>): boolean {
  if (rule === 'nothing-published') return true;
  return Array.isArray(strict) ? strict.includes(rule) : strict === true;
}

/** What a site says that blocks it. A manifest that cannot be read says nothing, and breaks the build: it is found itself. */
export async function readStrictness(siteDir: string): Promise<{ strict: Strictness; broken?: Finding }> {
  try {
    return { strict: (await readSiteManifest(siteDir)).manifest.site.strict };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { strict: true, broken: await locateManifestError(siteDir, error) };
  }
}
