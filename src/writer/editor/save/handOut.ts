import { fileName } from '../../../core/site/urls/fileName.ts';
import { saveFile } from '../../../reader/platform/saveFile.ts';
import type { SaveFile } from './saveWay.ts';

/** In milliseconds. Of what is downloaded at once WebKit hands out the last file alone. */
const APART = 100;

/** Hands the writer files, each named by the last part of its path. */
export async function handOut(files: readonly SaveFile[]): Promise<void> {
  for (const { path, content } of files) {
    saveFile(fileName(path), content);
    await new Promise((resolve) => setTimeout(resolve, APART));
  }
}
