// The files and folders that a build writes at the top of a site by itself: nothing else can be published at their URLs.
import { PUBLISHED_WORDS } from '../../core/copywriting/publishedWords.ts';
import { WORKER_FILE } from '../../core/offline/deployment.ts';
import { MANIFEST_FILE, PARTS_FOLDER, WHOLE_MANIFEST } from '../../core/parts/part.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';

const FOLDERS = ['assets', PARTS_FOLDER];
const FILES = [
  ...[MANIFEST_FILE, WHOLE_MANIFEST, PUBLISHED_WORDS, WORKER_FILE, 'refresh.mjs', 'robots.txt', 'llms.txt'],
  ...['feed.xml', 'opensearch.xml', 'sitemap.xml'],
];

/**
 * The file or folder of the engine that a decoded path leads to, or into.
 * @example findEngineFile('/manifest.json') === 'manifest.json'; findEngineFile('/docs/assets') === undefined
 */
export function findEngineFile(path: string): string | undefined {
  const [first = '', ...rest] = path.toLowerCase().split('/').filter(Boolean);
  if (FOLDERS.includes(first) || FILES.includes(first)) return first;
  return first === SEARCH_FOLDER && rest.length > 0 ? first : undefined;
}
