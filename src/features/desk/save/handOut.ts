import { fileName } from '../../../core/paths/fileName.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import type { SaveFile } from './saveWay.ts';

/** Hands the writer files, each named by the last part of its path. */
export function handOut(files: readonly SaveFile[]): void {
  for (const { path, content } of files) saveFile(fileName(path), content);
}
