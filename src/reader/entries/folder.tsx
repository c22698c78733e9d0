// Entry of a site that no command has built (entries/chooseEngine.ts starts it): pages of a folder of markdown.
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { latestVersion } from '../../core/site/urls/route.ts';
import { textKey } from '../../core/textKey.ts';
import { pageFlagsKey } from '../../lib/deferredStorageKeys.ts';
import { applySiteConfig, restrictImages } from '../app/applySiteConfig.ts';
import { startByHash } from '../app/startByHash.tsx';
import { folderSource } from '../content/folder/folderSource.ts';
import type { Cache } from '../content/queries/cache.ts';
import { MANIFEST_KEY } from '../content/queries/contentReader.ts';
import { manifestQuery } from '../content/queries/queries.ts';
import { findBase } from '../content/sources/httpSource.ts';
import { importPanel } from '../features/search/SearchButton.tsx';
import { showTheme } from '../features/theme/theme.ts';
import { isPrefetchAllowed } from '../platform/isPrefetchAllowed.ts';
import { QUIET_DURATION, whenIdle, whenQuiet } from '../platform/whenQuiet.ts';
import { rootData } from '../store/rootData.ts';
import { safeStorage } from '../store/safeStorage.ts';
import '../styles/index.css';

const base = findBase();
const { docs: dir, title, storageKey } = rootData();
const found = window.foundFolder;
const stored = {
  read: () => safeStorage.getItem(pageFlagsKey(storageKey)),
  write: (text: string) => safeStorage.setItem(pageFlagsKey(storageKey), text),
};
const source = folderSource(base, { dir, title, found, storageKey, stored, onManifest });
let cache: Cache | undefined;

// Bundled with the entry: the first page needs them all, and a request for each would delay it.
void import(/* webpackMode: "eager" */ '../pages/DocPage.tsx');
void import(/* webpackMode: "eager" */ '../pages/StandalonePage.tsx');
void import(/* webpackMode: "eager" */ '../article/Blocks.tsx');
void import(/* webpackMode: "eager" */ '../content/queries/parseText.ts');
void import(/* webpackMode: "eager" */ '../content/sources/readOverHttp.ts');

void start();

/** A site without manifest.json has no home page of its own: it begins with its docs. */
async function start(): Promise<void> {
  const { manifest } = (await found?.catch(() => undefined)) ?? {};
  if (manifest === undefined && !window.location.hash) window.history.replaceState(null, '', '#/docs/');
  startByHash(source, async (opened) => {
    cache = opened;
    if (isPrefetchAllowed()) whenQuiet(() => void prefetchIndex(opened), QUIET_DURATION);
    await prepareDocument(opened, manifest !== undefined);
  });
}

/** @param isConfigured whether the site has a manifest, whose config takes precedence over the page's own */
async function prepareDocument({ client }: Cache, isConfigured: boolean): Promise<void> {
  try {
    const { site } = (await client.ensureQueryData(manifestQuery(source))).value;
    restrictImages(site.imageHosts);
    if (isConfigured) applySiteConfig(site, base);
    showTheme();
  } catch {
    // The application reports why the manifest cannot be read.
    restrictImages();
  }
}

/** Later, since another manifest aborts the navigation to the page whose text it comes from. */
function onManifest(text: string): void {
  whenIdle(() =>
    cache?.client.setQueryData(MANIFEST_KEY, { key: textKey(text), value: parseManifest(text) }),
  );
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
