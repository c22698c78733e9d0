// Images that are put into a page: what their files are called, and how the text shows them.

import { FORBIDDEN_IN_NAMES } from '../../core/export/codeFileName.ts';
import { editorMessages as words } from '../../core/i18n/editorMessages.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath } from '../../core/site/urls/linkPath.ts';
import { stripPageEnding } from '../../core/site/urls/pageFile.ts';
import type { Command } from './edit.ts';

/**
 * The path of a new image: beside the page, named after it.
 * @example await nameImage('docs/v8/deploy.md', 'png', async () => false) === 'docs/v8/deploy-1.png'
 */
export async function nameImage(
  file: string,
  ending: string,
  isTaken: (path: string) => Promise<boolean>,
): Promise<string> {
  // The page may have a name that not every system can have.
  const name = stripPageEnding(fileName(file)).replace(FORBIDDEN_IN_NAMES, '');
  const stem = file.slice(0, -fileName(file).length) + name;
  for (let number = 1; ; number += 1) {
    const path = `${stem}-${number}.${ending}`;
    if (!(await isTaken(path))) return path;
  }
}

/** How a page's text names a file beside it. */
export function imageAddress(file: string, path: string): string {
  return encodeLike(relativePath(parentFolder(file), path), '');
}

/** Whether a page's text names a file beside it, in whatever markup. */
export function namesImage(text: string, file: string, path: string): boolean {
  const plain = relativePath(parentFolder(file), path);
  return text.includes(plain) || text.includes(imageAddress(file, path));
}

/** Shows images; what is to be said of the first is selected. */
export function insertImages(addresses: readonly string[]): Command {
  return (_, from, to) => {
    const start = from + '!['.length;
    const insert = addresses.map((address) => `![${words.imageExample}](${address})`).join('\n\n');
    return { from, to, insert, select: [start, start + words.imageExample.length] };
  };
}

/** Another file takes the place of an image. */
export function renameImage(address: string, fresh: string): Command {
  return (text, from, to) => {
    const shown = text.indexOf(`](${address})`);
    const at = shown < 0 ? text.indexOf(address) : shown + ']('.length;
    if (at < 0) return undefined;
    const more = fresh.length - address.length;
    const keep = (place: number) => (place > at ? place + more : place);
    return { from: at, to: at + address.length, insert: fresh, select: [keep(from), keep(to)] };
  };
}
