import type { Manifest } from '../manifest/manifest.ts';
import { findRoute, type Located } from './route.ts';

/**
 * The place that a manifest knows: what is drawn ahead brings it for its own page. Undefined where another one is
 * meant, or nothing stands there.
 * @param isWhole whether it knows all pages
 */
export function locateKnown(manifest: Manifest, pathname: string, isWhole?: boolean): Located | undefined {
  const route = findRoute(manifest, pathname);
  if (route.kind !== 'notFound' && (isWhole || route.path === manifest.onlyFor)) return { manifest, route };
  return undefined;
}
