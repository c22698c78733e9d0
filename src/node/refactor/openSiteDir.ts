import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { describeForeignSite, type LocatedSite, locateSite } from '../adapters/locateSite.ts';
import { TRUST_OPTION, trustConfiguration } from '../adapters/trusted/runTrusted.ts';
import { FOLLOW_LINKS_OPTION, followLinks } from '../lib/siteLinks.ts';
import { findSiteDir, typedPath } from '../lib/typedPath.ts';
import { openJournal } from './changeJournal.ts';

/** Options of commands that read a site. */
export const SITE_OPTIONS = { ...FOLLOW_LINKS_OPTION, ...TRUST_OPTION } as const;

/**
 * Finds the site folder of a command, and says for which engine's site it takes it; completes a refactoring that was
 * interrupted.
 * @param values of the options that all commands on a site have
 * @param say prints a line; a command whose output is data prints it elsewhere
 */
export async function openSiteDir(
  values: { 'follow-links'?: boolean; trust?: boolean } = {},
  say: (line: string) => void = console.log,
): Promise<string> {
  followLinks(values['follow-links']);
  trustConfiguration(values.trust);
  const { siteDir, foreign } = await findSite();
  if (foreign !== undefined) for (const line of describeForeignSite(siteDir, foreign)) say(line);
  await finishChanges(siteDir);
  return siteDir;
}

/** Where no folder is named, the site of another engine in the current folder is preferred to the folder `docs`. */
async function findSite(): Promise<LocatedSite> {
  const search = process.env.SITE_SEARCH;
  const found = search ? await locateSite(typedPath(search, '')) : undefined;
  return found?.foreign ? found : locateSite(findSiteDir());
}

export async function finishChanges(siteDir: string): Promise<void> {
  const { files, edited } = await openJournal(siteDir).finish();
  if (files.length > 0) console.log(messages.completed(files.length));
  for (const file of edited) console.log(messages.editedFileLeft(file));
}
