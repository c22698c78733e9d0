import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { describeForeignSite, locateSite } from '../adapters/locateSite.ts';
import { followLinks } from '../lib/siteLinks.ts';
import { findSiteDir } from '../lib/typedPath.ts';
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
  const { siteDir, foreign } = await locateSite(findSiteDir());
  if (foreign !== undefined) for (const line of describeForeignSite(siteDir, foreign)) say(line);
  await finishChanges(siteDir);
  return siteDir;
}

export async function finishChanges(siteDir: string): Promise<void> {
  const { files, edited } = await openJournal(siteDir).finish();
  if (files.length > 0) console.log(messages.completed(files.length));
  for (const file of edited) console.log(messages.editedFileLeft(file));
}
