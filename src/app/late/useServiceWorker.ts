import { useEffect } from 'react';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { startWorker } from '../../features/offline/worker.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { rootData } from '../../store/rootData.ts';

/** Installs the service worker that the shell names, once the browser has nothing else to do. */
export function useServiceWorker(): void {
  const source = useContentSource();
  useEffect(() => {
    const { serviceWorker } = rootData();
    if (serviceWorker === undefined) return;
    const start = () => void startWorker(source.assetUrl(serviceWorker));
    const afterLoad = () => whenIdle(start);
    if (document.readyState === 'complete') return void afterLoad();
    window.addEventListener('load', afterLoad, { once: true });
    return () => window.removeEventListener('load', afterLoad);
  }, [source]);
}
