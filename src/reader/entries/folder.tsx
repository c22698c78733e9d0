// Entry of a site that no command has built (entries/chooseEngine.ts starts it): pages of a folder of markdown.
import { latestVersion } from '../../core/site/urls/route.ts';
import { startByHash } from '../app/startByHash.tsx';
import { folderSource } from '../content/folder/folderSource.ts';
import type { Cache } from '../content/queries/cache.ts';
import { manifestQuery } from '../content/queries/queries.ts';
import { findBase } from '../content/sources/httpSource.ts';
import { importPanel } from '../features/search/SearchButton.tsx';
import { isPrefetchAllowed } from '../platform/isPrefetchAllowed.ts';
import { QUIET_DURATION, whenQuiet } from '../platform/whenQuiet.ts';
import { rootData } from '../store/rootData.ts';
import '../styles/index.css';

const base = findBase();
const { docs: dir, title, storageKey } = rootData();
const found = window.foundFolder;
const source = folderSource(base, { dir, title, found, storageKey });

// Bundled with the entry: the first page needs them all, and a request for each would delay it.
void import(/* webpackMode: "eager" */ '../pages/DocPage.tsx');
void import(/* webpackMode: "eager" */ '../pages/StandalonePage.tsx');
void import(/* webpackMode: "eager" */ '../article/Blocks.tsx');
void import(/* webpackMode: "eager" */ '../content/queries/parseText.ts');
void import(/* webpackMode: "eager" */ '../content/sources/readOverHttp.ts');
void import(/* webpackMode: "eager" */ '../../core/site/manifest/parseManifest.ts');

void start();

/** A site without manifest.json has no home page of its own: it begins with its docs. */
async function start(): Promise<void> {
  const { manifest } = (await found?.catch(() => undefined)) ?? {};
  if (manifest === undefined && !window.location.hash) window.history.replaceState(null, '', '#/docs/');
  startByHash(source, (cache) => {
    if (isPrefetchAllowed()) whenQuiet(() => void prefetchIndex(cache), QUIET_DURATION);
  });
}

/** Indexes the pages once the first one is at rest. Whoever saves data gets the index when he opens the search. */
async function prefetchIndex({ client }: Cache): Promise<void> {
  // Errors are ignored: the search reports them.
  try {
    const { value } = await client.ensureQueryData(manifestQuery(source));
    const { searcherQuery } = await importPanel();
    await client.prefetchQuery(searcherQuery(source, latestVersion(value)));
  } catch {}
}
