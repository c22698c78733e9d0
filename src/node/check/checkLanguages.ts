import type { Progress } from '../lib/progress.ts';
import { type BuiltManifest, readSite } from '../manifest/buildManifest.ts';
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
  const wholes: [BuiltManifest, ...BuiltManifest[]] = [await complete({ drafts: true })];
  for (const locale of await listSiteLocales(siteDir, written.manifest)) {
    const language = await readSite(siteDir, { lastUpdates: false, written, locale });
    wholes.push(await language.complete({ drafts: true }));
  }
  return checkEach(siteDir, wholes, onProgress);
}

/**
 * Checks the content in each of a site's languages.
 * @param wholes manifests with drafts; the default language first
 */
export async function checkEach(
  siteDir: string,
  [whole, ...others]: readonly [BuiltManifest, ...BuiltManifest[]],
  onProgress?: Progress,
): Promise<ContentCheck> {
  const first = await checkContent(siteDir, { whole, ...(onProgress && { onProgress }) });
  const checks = [first];
  for (const other of others) checks.push(await checkContent(siteDir, { whole: other }));
  return {
    ...first,
    findings: checks.flatMap(({ findings }) => findings),
    pages: checks.reduce((sum, { pages }) => sum + pages, 0),
  };
}
