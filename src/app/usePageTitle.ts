import { useLayoutEffect } from 'react';
import { useManifest } from '../content/useManifest.ts';
import { documentTitle, titleOfRoute } from '../core/nav/documentTitle.ts';
import { findRoute } from '../core/paths/route.ts';
import { useShown } from './shown.ts';

/** Names the tab. */
export function usePageTitle(): void {
  const manifest = useManifest();
  const { path } = useShown();
  useLayoutEffect(() => {
    document.title = documentTitle(manifest.site, titleOfRoute(manifest, findRoute(manifest, path)));
  }, [manifest, path]);
}
