import { followLinks } from '../lib/siteLinks.ts';
import { findSiteDir } from '../lib/typedPath.ts';
import { openJournal } from './changeJournal.ts';

/**
 * The site folder that a command works on; changes of it that were broken off are brought to their end.
 * @param isFollowing whether links that lead out of it are followed
 */
export async function openSiteDir(isFollowing?: boolean): Promise<string> {
  followLinks(isFollowing);
  const siteDir = findSiteDir();
  await finishChanges(siteDir);
  return siteDir;
}

/** Brings changes that were broken off to their end, and says so. */
export async function finishChanges(siteDir: string): Promise<void> {
  const { files, edited } = await openJournal(siteDir).finish();
  if (files.length > 0) console.log(`上一次页面改动没有做完，现已完成：${files.length} 个文件。`);
  for (const file of edited) console.log(`${file} 在此期间被改过，没有动它，请自己核对。`);
}
