import { useEffect } from 'react';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { startWorker } from '../../features/offline/worker.ts';
import { REST, whenQuiet } from '../../platform/whenQuiet.ts';
import { rootData } from '../../store/rootData.ts';

/** Installs the service worker that the shell names, once the page is at rest and has what the next one needs. */
export function useServiceWorker(): void {
  const source = useContentSource();
  useEffect(() => {
    const { serviceWorker } = rootData();
    if (serviceWorker === undefined) return;
    return whenQuiet(() => void startWorker(source.assetUrl(serviceWorker)), 2 * REST);
  }, [source]);
}
