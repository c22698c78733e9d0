import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { followLinks } from '../lib/siteLinks.ts';
import { findSiteDir } from '../lib/typedPath.ts';
import { openJournal } from './changeJournal.ts';

/**
 * Finds the site folder of a command and completes a refactoring that was interrupted.
 * @param isFollowing value of `--follow-links`
 */
export async function openSiteDir(isFollowing?: boolean): Promise<string> {
  followLinks(isFollowing);
  const siteDir = findSiteDir();
  await finishChanges(siteDir);
  return siteDir;
}

export async function finishChanges(siteDir: string): Promise<void> {
  const { files, edited } = await openJournal(siteDir).finish();
  if (files.length > 0) console.log(messages.completed(files.length));
  for (const file of edited) console.log(messages.editedFileLeft(file));
}
