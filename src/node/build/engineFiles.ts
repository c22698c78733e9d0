// The files and folders that a build writes at the top of a site by itself: nothing else can be published at their URLs.

import { WORKER_FILE } from '../../core/offline/deployment.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { MANIFEST_FILE, SHARDS_FOLDER, WHOLE_MANIFEST } from '../../core/site/shards/shard.ts';
import { PUBLISHED_WORDS } from '../../writer/copywriting/publishedWords.ts';
import { SEND_PAGE } from '../../writer/github/sendJob.ts';

/** The program that brings a published site up to date. */
export const REFRESH_FILE = 'refresh.mjs';

const FOLDERS = ['assets', SHARDS_FOLDER];
const READ_FROM_SITE = [MANIFEST_FILE, WHOLE_MANIFEST, PUBLISHED_WORDS];
const OWN = [WORKER_FILE, REFRESH_FILE, SEND_PAGE];
const FOR_MACHINES = ['robots.txt', 'llms.txt', 'feed.xml', 'opensearch.xml', 'sitemap.xml'];

/** What every build writes and no file of the site is the source of; folders end in a slash. */
export const ENGINE_FILES: readonly string[] = [
  ...OWN,
  ...[...FOLDERS, SEARCH_FOLDER].map((name) => `${name}/`),
];

/**
 * The file or folder of the engine that a decoded path leads to, or into.
 * @example findEngineFile('/manifest.json') === 'manifest.json'; findEngineFile('/docs/assets') === undefined
 */
export function findEngineFile(path: string): string | undefined {
  const [first = '', ...rest] = path.toLowerCase().split('/').filter(Boolean);
  if ([...FOLDERS, ...READ_FROM_SITE, ...OWN, ...FOR_MACHINES].includes(first)) return first;
  return first === SEARCH_FOLDER && rest.length > 0 ? first : undefined;
}
