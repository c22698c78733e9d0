import { readSite } from '../manifest/buildManifest.ts';
import { listSiteLocales } from '../manifest/readLocale.ts';
import type { Progress } from '../lib/progress.ts';
import { type ContentCheck, checkContent } from './checkContent.ts';

/** Checks the content of a site in all its languages. `judged` is of the default language. */
export async function checkLanguages(siteDir: string, onProgress?: Progress): Promise<ContentCheck> {
  const { written, complete } = await readSite(siteDir, { lastUpdates: false });
  const first = await checkContent(siteDir, { whole: await complete({ drafts: true }), ...(onProgress && { onProgress }) });
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
