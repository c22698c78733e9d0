// Files that a writer's page wants written: judged all, then written together or not at all.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preserveEol } from '../../core/document/preserveEol.ts';
import { draftMessages as words } from '../../core/i18n/draftMessages.ts';
import { pageMessages } from '../../core/i18n/pageMessages.ts';
import { isCategoryFile } from '../../core/site/manifest/category.ts';
import { pictureKind } from '../../core/site/manifest/pictureKind.ts';
import type { SaveAnswer, SavedFile, SavedPicture } from '../../core/site/manifest/saveRequest.ts';
import { fileName } from '../../core/site/urls/fileName.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { textKey } from '../../core/textKey.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { isPagePath, isShownPath } from '../../writer/refactor/findRefusal.ts';
import { type ByteChange, NothingChanged, openJournal } from '../refactor/changeJournal.ts';
import { describeWayOut, findWayOut } from '../refactor/findWayOut.ts';
import { isTooDeep, TOO_DEEP } from './saveGate.ts';

/** What cannot be saved, and why. */
export interface SaveRefusal {
  status: 400 | 403 | 409 | 422;
  message: string;
}

/** Writes files in the form that they had; the keys of what was written. */
export async function saveFiles(
  siteDir: string,
  files: readonly SavedFile[],
): Promise<SaveAnswer | SaveRefusal> {
  const changes: ByteChange[] = [];
  for (const saved of files) {
    const { file, key } = saved;
    if (isTooDeep(file)) return { status: 400, message: TOO_DEEP };
    const isWelcome = 'bytes' in saved ? isPicture(siteDir, saved) : isSavable(file);
    if (!isWelcome || changes.some((change) => isSameName(change.file, file)))
      return { status: 403, message: `不能保存到 ${file}` };
    const wayOut = await findWayOut(siteDir, file);
    if (wayOut !== undefined)
      return { status: 403, message: `没有保存：${await describeWayOut(siteDir, file, wayOut)}` };
    const before = await readFile(join(siteDir, file)).catch(() => undefined);
    if ('bytes' in saved) {
      const after = Buffer.from(saved.bytes, 'base64');
      if (before && !before.equals(after)) return { status: 409, message: `已经有 ${file}，没有保存` };
      changes.push({ file, before, after });
      continue;
    }
    // A page that is there may have a name that not every system can have; a new one has none that others cannot check out.
    if (before === undefined && !isPagePath(pageOf(file)))
      return { status: 403, message: pageMessages.badName(file) };
    const { text } = saved;
    const original = before && decodeExact(before);
    if (before !== undefined && original === undefined) return { status: 422, message: words.notUtf8(file) };
    if (keyOf(original) !== key) return { status: 409, message: `${file} 在此期间被改过，没有保存` };
    changes.push({
      file,
      before,
      after: text === null ? undefined : Buffer.from(preserveEol(original ?? '', text)),
    });
  }
  const real = changes.filter(({ before, after }) => after === undefined || !before?.equals(after));
  try {
    if (real.length > 0) await openJournal(siteDir).write(real, { isKept: false });
  } catch (error) {
    if (error instanceof NothingChanged) return { status: 409, message: error.message };
    throw error;
  }
  return { files: changes.map(({ file, after }) => ({ file, key: keyOf(after && decodeExact(after)) })) };
}

/** What the writer writes: pages, names of folders, the manifest. Whatever else a browser would run is none of it. */
function isSavable(file: string): boolean {
  if (file === 'manifest.json') return true;
  return isOwn(pageOf(file)) && (isCategoryFile(file) || isMarkdownFile(file));
}

/** Whether a file is a picture by its name and by its first bytes, and may stand where it is to stand. */
function isPicture(siteDir: string, { file, bytes }: Pick<SavedPicture, 'file' | 'bytes'>): boolean {
  const kind = pictureKind(Buffer.from(bytes.slice(0, 32), 'base64').toString('latin1'));
  // A folder that is there may have a name that not every system can have.
  const isNew = !existsSync(join(siteDir, parentFolder(file)));
  const isNamed = isPagePath(isNew ? file : fileName(file));
  return isOwn(file) && isNamed && kind !== undefined && file.toLowerCase().endsWith(`.${kind}`);
}

const isOwn = (path: string) => isShownPath(path) && !path.split('/').includes('node_modules');

/** The names of a folder stand where its page would. */
function pageOf(file: string): string {
  return isCategoryFile(file) ? `${parentFolder(file)}/index.md` : file;
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function keyOf(text: string | undefined): string | null {
  return text === undefined ? null : textKey(text.replace(/^\uFEFF/, ''));
}
