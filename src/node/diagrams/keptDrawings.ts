// The drawings that builds have made, by the keys of their diagrams; null where one could not be drawn.
import type { Drawing } from '../../core/site/manifest/drawing.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { createRecall, versionOfMonth } from '../pageIndex/createRecall.ts';
import { hashDrawingCode } from './drawingBundle.ts';

export const keptDrawings = createRecall(cacheDir('diagrams'), versionOfMonth(hashDrawingCode));

/** Whether a diagram has been drawn: then nothing is wrong with it. */
export async function isDrawn(key: string): Promise<boolean> {
  return (await keptDrawings.find<Drawing | null>(key)) != null;
}
