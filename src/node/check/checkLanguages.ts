import type { Progress } from '../lib/progress.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { listSiteLocales } from '../manifest/readLocale.ts';
import type { SiteManifest } from '../manifest/readSiteManifest.ts';
import { type ContentCheck, checkContent } from './checkContent.ts';

interface CheckOptions {
  onProgress?: Progress;
  /** The manifest.json of the site; read by default. */
  written?: SiteManifest;
}

/** Checks the content of a site in all its languages. `judged` is of the default language. */
export async function checkLanguages(
  siteDir: string,
  { onProgress, ...options }: CheckOptions = {},
): Promise<ContentCheck> {
  const { written, complete } = await readSite(siteDir, { lastUpdates: false, ...options });
  const first = await checkContent(siteDir, {
    whole: await complete({ drafts: true }),
    ...(onProgress && { onProgress }),
  });
  const checks = [first];
  for (const locale of await listSiteLocales(siteDir, written.manifest)) {
    const language = await readSite(siteDir, { lastUpdates: false, written, locale });
    checks.push(await checkContent(siteDir, { whole: await language.complete({ drafts: true }) }));
  }
  return {
    ...first,
    findings: checks.flatMap(({ findings }) => findings),
    pages: checks.reduce((sum, { pages }) => sum + pages, 0),
  };
}
