// Disk cache of rendered diagrams by diagram key; null where Mermaid could not render one.
import type { Drawing } from '../../core/site/manifest/prerender.ts';
import { openVersionedCache } from '../lib/diskCache.ts';
import { cacheDir } from '../lib/project.ts';
import { hashDrawingCode } from './drawingBundle.ts';

export const diagramCache = openVersionedCache(cacheDir('diagrams'), hashDrawingCode);

/** Whether a build has rendered a diagram: its source is valid then. */
export async function isRendered(key: string): Promise<boolean> {
  return (await diagramCache.get<Drawing | null>(key)) != null;
}
