// Starts the application where the router uses the hash, so that one HTML file serves all pages of a language.
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import type { ContentSource } from '../../core/source.ts';
import { type Cache, openCache } from '../content/queries/cache.ts';
import { repairTranslation } from '../platform/repairTranslation.ts';
import { setReactTimeSlice } from '../platform/setReactTimeSlice.ts';
import { App } from './App.tsx';
// Bundled with the entry, although App.tsx imports it lazily: no page is prerendered, so that each first one needs it.
import './navigation/NavigationController.tsx';
import { setHistoryKeys } from './navigation/setHistoryKeys.ts';

/** @param prepare called with the query cache before the first page is read */
export function startByHash(
  source: ContentSource,
  prepare: (cache: Cache) => Promise<void> | undefined = () => undefined,
): void {
  setHistoryKeys();
  setReactTimeSlice();
  repairTranslation();
  const container = document.getElementById('root');
  if (container === null) throw new Error('The shell has no element #root');
  createRoot(container).render(
    <App
      source={source}
      openCache={async () => {
        const cache = openCache(source);
        await prepare(cache);
        return cache;
      }}
      router={(site) => <HashRouter useTransitions={false}>{site}</HashRouter>}
    />,
  );
}
