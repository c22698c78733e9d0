// Entry of the offline kit. Content is read from the kit's scripts; if a server serves the kit, content is fetched first.
import { encodePath } from '../../core/site/urls/filePath.ts';
import type { ContentSource } from '../../core/source.ts';
import { startByHash } from '../app/startByHash.tsx';
import { embeddedSource, firstOf } from '../content/sources/embeddedSource.ts';
import { findBase, httpSource } from '../content/sources/httpSource.ts';
import { rootData } from '../store/rootData.ts';
import '../styles/index.css';

const base = findBase();
const { home = '' } = rootData();
const embedded = embeddedSource(base, undefined, home);
const source: ContentSource = {
  ...(base.startsWith('file:') ? embedded : firstOf(httpSource(base, fetch, home), embedded)),
  startPage: (path) => `${base}${encodePath(path.slice(1))}index.html`,
};

// The router starts at `/`, which is the home page of the default language.
if (home && !window.location.hash) window.history.replaceState(null, '', `#/${home}`);

startByHash(source);
