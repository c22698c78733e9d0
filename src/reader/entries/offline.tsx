// Entry of the offline kit: the router uses the hash, so that one HTML file serves all pages of a language. Content is
// read from the kit's scripts; if a server serves the kit, content is fetched first.
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { encodePath } from '../../core/site/urls/filePath.ts';
import type { ContentSource } from '../../core/source.ts';
import { App } from '../app/App.tsx';
import { setHistoryKeys } from '../app/navigation/setHistoryKeys.ts';
// Bundled with the entry, although App.tsx imports it lazily: each separate file of the kit may be missing.
import '../app/navigation/NavigationController.tsx';
import { openCache } from '../content/queries/cache.ts';
import { embeddedSource, firstOf } from '../content/sources/embeddedSource.ts';
import { findBase, httpSource } from '../content/sources/httpSource.ts';
import { repairTranslation } from '../platform/repairTranslation.ts';
import { setReactTimeSlice } from '../platform/setReactTimeSlice.ts';
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

setHistoryKeys();
setReactTimeSlice();
repairTranslation();

const container = document.getElementById('root');
if (container === null) throw new Error('The shell has no element #root');
createRoot(container).render(
  <App
    source={source}
    openCache={async () => openCache(source)}
    router={(site) => <HashRouter useTransitions={false}>{site}</HashRouter>}
  />,
);
