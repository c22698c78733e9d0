// Names the files of pasted images, and creates the commands that insert them into the text.

import { editorMessages as words } from '#i18n/editorMessages';
import { FORBIDDEN_IN_NAMES } from '../../core/export/codeFileName.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath } from '../../core/site/urls/linkPath.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import type { Command } from './edit.ts';

/**
 * Names a new image after its page, in the page's folder.
 * @example await nameImageFile('docs/v8/deploy.md', 'png', async () => false) === 'docs/v8/deploy-1.png'
 */
export async function nameImageFile(
  file: string,
  ending: string,
  isTaken: (path: string) => Promise<boolean>,
): Promise<string> {
  // The page's name may contain characters that are invalid in a file name on another operating system.
  const name = stripPageEnding(fileName(file)).replace(FORBIDDEN_IN_NAMES, '');
  const stem = file.slice(0, -fileName(file).length) + name;
  for (let number = 1; ; number += 1) {
    const path = `${stem}-${number}.${ending}`;
    if (!(await isTaken(path))) return path;
  }
}

/** Returns the relative URL of a file for a page's text. */
export function imageHref(file: string, path: string): string {
  return encodeLike(relativePath(parentFolder(file), path), '');
}

/** Whether a page's text references a file, in any markup. */
export function referencesImage(text: string, file: string, path: string): boolean {
  const plain = relativePath(parentFolder(file), path);
  return text.includes(plain) || text.includes(imageHref(file, path));
}

/** Inserts images, and selects the description of the first one. */
export function insertImages(addresses: readonly string[]): Command {
  return (_, from, to) => {
    const start = from + '!['.length;
    const insert = addresses.map((address) => `![${words.imageExample}](${address})`).join('\n\n');
    return { from, to, insert, select: [start, start + words.imageExample.length] };
  };
}

/** Replaces the URL of an image. */
export function replaceImageHref(address: string, fresh: string): Command {
  return (text, from, to) => {
    const shown = text.indexOf(`](${address})`);
    const at = shown < 0 ? text.indexOf(address) : shown + ']('.length;
    if (at < 0) return undefined;
    const more = fresh.length - address.length;
    const shift = (offset: number) => (offset > at ? offset + more : offset);
    return { from: at, to: at + address.length, insert: fresh, select: [shift(from), shift(to)] };
  };
}
