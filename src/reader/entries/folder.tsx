// Entry of a site that no command has built (entries/chooseEngine.ts starts it): pages of a folder of markdown.
import { startByHash } from '../app/startByHash.tsx';
import { folderSource } from '../content/folder/folderSource.ts';
import { findBase } from '../content/sources/httpSource.ts';
import { rootData } from '../store/rootData.ts';
import '../styles/index.css';
// Bundled with the entry: the first page needs them all, and a request for each would delay it.
import '../../core/site/manifest/parseManifest.ts';
import '../article/Blocks.tsx';
import '../content/queries/parseText.ts';
import '../content/sources/readOverHttp.ts';
import '../pages/DocPage.tsx';

const base = findBase();
const { docs: dir, title } = rootData();
const found = window.foundFolder;
const source = folderSource(base, { dir, title, found });

void start();

/** A site without manifest.json has no home page of its own: it begins with its docs. */
async function start(): Promise<void> {
  const { manifest } = (await found?.catch(() => undefined)) ?? {};
  if (manifest === undefined && !window.location.hash) window.history.replaceState(null, '', '#/docs/');
  startByHash(source);
}
