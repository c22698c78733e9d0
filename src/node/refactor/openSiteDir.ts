import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { describeForeignSite, type LocatedSite, locateSite } from '../adapters/locateSite.ts';
import { followLinks } from '../lib/siteLinks.ts';
import { findSiteDir, typedPath } from '../lib/typedPath.ts';
import { openJournal } from './changeJournal.ts';

/**
 * Finds the site folder of a command, and says for which engine's site it takes it; completes a refactoring that was
 * interrupted.
 * @param isFollowing value of `--follow-links`
 * @param say prints a line; a command whose output is data prints it elsewhere
 */
export async function openSiteDir(
  isFollowing?: boolean,
  say: (line: string) => void = console.log,
): Promise<string> {
  followLinks(isFollowing);
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
