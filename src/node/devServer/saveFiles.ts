// Saves files of the editor: all are validated first, then written together or not at all.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { draftMessages } from '#i18n/editorMessages';
import { refactorMessages } from '#i18n/refactorMessages';
import { preserveEol } from '../../core/document/preserveEol.ts';
import { detectImageType } from '../../core/site/manifest/detectImageType.ts';
import {
  type SaveAnswer,
  type SavedFile,
  type SavedPicture,
  SaveRequestSchema,
} from '../../core/site/manifest/saveRequest.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { isCategoryFile, isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { textKey } from '../../core/textKey.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { isPagePath, isShownPath } from '../../writer/refactor/findRefusal.ts';
import { type ByteChange, NothingChanged, openJournal } from '../refactor/changeJournal.ts';
import { describeOutside, findOutside } from '../refactor/findOutside.ts';
import { isTooDeep, type PostAction } from './postHandler.ts';
import { MAX_FOLDERS } from './siteHandler.ts';

interface SaveRefusal {
  status: 400 | 403 | 409 | 422;
  message: string;
}

export function createSaveAction(siteDir: string): PostAction {
  return async (body) => {
    const request = v.safeParse(SaveRequestSchema, body);
    if (!request.success) return { status: 400, value: { message: messages.rejected.body } };
    const result = await saveFiles(siteDir, request.output.files);
    return { status: 'status' in result ? result.status : 200, value: result };
  };
}

/** Writes files with the line endings and the BOM that they had, and returns the keys of the new texts. */
async function saveFiles(siteDir: string, files: readonly SavedFile[]): Promise<SaveAnswer | SaveRefusal> {
  const changes: ByteChange[] = [];
  for (const saved of files) {
    const { file, key } = saved;
    if (isTooDeep(file)) return { status: 400, message: messages.rejected.tooDeep(MAX_FOLDERS) };
    const isAllowed = 'bytes' in saved ? isPicture(siteDir, saved) : isSavable(file);
    if (!isAllowed || changes.some((change) => isSameName(change.file, file)))
      return { status: 403, message: messages.notSavable(file) };
    const target = await findOutside(siteDir, file);
    if (target !== undefined)
      return { status: 403, message: messages.notSaved(await describeOutside(siteDir, file, target)) };
    const before = await readFile(join(siteDir, file)).catch(() => undefined);
    if ('bytes' in saved) {
      const after = Buffer.from(saved.bytes, 'base64');
      if (before && !before.equals(after)) return { status: 409, message: messages.fileExists(file) };
      changes.push({ file, before, after });
      continue;
    }
    // Only the name of a new page must be valid on every operating system.
    if (before === undefined && !isPagePath(pageOf(file)))
      return { status: 403, message: refactorMessages.badName(file) };
    const { text } = saved;
    const original = before && decodeExact(before);
    if (before !== undefined && original === undefined)
      return { status: 422, message: draftMessages.notUtf8(file) };
    if (keyOf(original) !== key) return { status: 409, message: messages.fileEdited(file) };
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

/** Pages, category files and the manifest; nothing that a browser would execute. */
function isSavable(file: string): boolean {
  if (file === 'manifest.json') return true;
  return isOwn(pageOf(file)) && (isCategoryFile(file) || isMarkdownFile(file));
}

/** Validates the path, the extension and the first bytes of a picture. */
function isPicture(siteDir: string, { file, bytes }: Pick<SavedPicture, 'file' | 'bytes'>): boolean {
  const kind = detectImageType(Buffer.from(bytes.slice(0, 32), 'base64').toString('latin1'));
  // Only the names of new folders must be valid on every operating system.
  const isNew = !existsSync(join(siteDir, parentFolder(file)));
  const isNamed = isPagePath(isNew ? file : fileName(file));
  return isOwn(file) && isNamed && kind !== undefined && file.toLowerCase().endsWith(`.${kind}`);
}

const isOwn = (path: string) => isShownPath(path) && !path.split('/').includes('node_modules');

/** A category file is validated by the path of the folder's index page. */
function pageOf(file: string): string {
  return isCategoryFile(file) ? `${parentFolder(file)}/index.md` : file;
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function keyOf(text: string | undefined): string | null {
  return text === undefined ? null : textKey(text.replace(/^\uFEFF/, ''));
}
