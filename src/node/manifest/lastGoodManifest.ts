// The written manifest while it is being written: half typed, the last good one stands for it.
import { ContentError } from '../../core/errors.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { locateManifestError } from './locateManifestError.ts';
import { readSiteManifest, type SiteManifest } from './readSiteManifest.ts';

export interface GoodManifest {
  written: SiteManifest;
  /** Why it is not the one on disk. */
  broken: Finding | undefined;
}

/** Gives a reader of a site's manifest. It throws as long as there has been no good one. */
export function rememberGood(siteDir: string): () => Promise<GoodManifest> {
  let good: SiteManifest | undefined;
  return async () => {
    try {
      good = await readSiteManifest(siteDir, good);
      return { written: good, broken: undefined };
    } catch (error) {
      if (good === undefined || !(error instanceof ContentError)) throw error;
      return { written: good, broken: await locateManifestError(siteDir, error) };
    }
  };
}
