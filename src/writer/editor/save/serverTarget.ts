// Saves by a request to the development server.

import { draftMessages as words } from '#i18n/editorMessages';
import { normalizeNewlines } from '../../../core/document/textEdits.ts';
import { SAVE_PATH, type SavedFile } from '../../../core/site/manifest/saveRequest.ts';
import { textKey } from '../../../core/textKey.ts';
import { findToken, postToServer } from '../../../reader/content/sources/devServer.ts';
import { toBase64 } from '../images/imageBlob.ts';
import type { SaveFile, SaveJob, SaveOutcome, SaveTarget } from './saveTarget.ts';

export const serverTarget: SaveTarget = {
  name: 'server',
  label: words.targets.server,
  isAwaited: true,
  isOffered: () => findToken() !== undefined,
  save: async (job) => {
    const files: SavedFile[] = [];
    for (const file of job.files) {
      const saved = await toSavedFile(job, file);
      if ('newest' in saved) return { kind: 'changed', ...saved };
      files.push(saved);
    }
    return send(job, files);
  },
};

async function toSavedFile({ source }: SaveJob, file: SaveFile): Promise<SavedFile | { newest: string }> {
  const { path, content, base } = file;
  if (typeof content !== 'string') return { file: path, key: null, bytes: await toBase64(content) };
  if (base === undefined) return { file: path, key: null, text: content };
  const { text } = await source.readText(path);
  const newest = normalizeNewlines(text);
  return newest === base ? { file: path, key: textKey(text), text: content } : { newest };
}

async function send({ files, source }: SaveJob, saved: readonly SavedFile[]): Promise<SaveOutcome> {
  const response = await postToServer(SAVE_PATH, { files: saved }).catch(() => undefined);
  const [page] = files;
  if (response === undefined || page === undefined) return { kind: 'failed', message: words.noAnswer };
  if (response.ok) return { kind: 'saved', message: words.written([page.path]) };
  // 409 Conflict: another request has saved the file first.
  if (response.status === 409) {
    const newest = normalizeNewlines((await source.readText(page.path)).text);
    if (newest !== page.base) return { kind: 'changed', newest };
  }
  const { message = words.noAnswer } = await response.json().catch(() => ({}));
  return { kind: 'failed', message };
}
