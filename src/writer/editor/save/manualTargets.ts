// Save targets that leave the last step to the user: download, clipboard, GitHub's edit page.
import { draftMessages as words } from '../../../core/i18n/editorMessages.ts';
import { editUrlOf } from '../../../core/site/nav/pageModel.ts';
import { fileName } from '../../../core/site/urls/filePath.ts';
import { copyByCommand, copyText } from '../../../reader/platform/copyText.ts';
import { saveFile } from '../../../reader/platform/saveFile.ts';
import { toFileText } from '../../drafts/toFileText.ts';
import { readOriginal } from './readOriginal.ts';
import type { SaveFile, SaveJob, SaveTarget } from './saveTarget.ts';

export const downloadTarget: SaveTarget = {
  name: 'download',
  label: words.targets.download,
  isOffered: () => true,
  save: async ({ files, source }) => {
    const ready: SaveFile[] = [];
    for (const file of files) {
      const { path, content, base } = file;
      // Without a response the text is downloaded as it is.
      const original = base === undefined ? null : await readOriginal(source, path).catch(() => null);
      if (original === undefined) return { kind: 'failed', message: words.notUtf8(path) };
      if (typeof content !== 'string' || original === null) ready.push(file);
      else {
        const formed = toFileText(original, file, content);
        if ('newest' in formed) return { kind: 'changed', ...formed };
        ready.push({ path, content: formed.text });
      }
    }
    void downloadFiles(ready);
    return { kind: 'handedOver', message: words.downloaded(listPaths(ready)) };
  },
};

export const copyTarget: SaveTarget = {
  name: 'copy',
  label: words.targets.copy,
  isOffered: () => true,
  save: async (job) =>
    (await copyPage(job))
      ? { kind: 'handedOver', message: words.copied(handImages(job)) }
      : { kind: 'failed', message: words.copyFailed },
};

/** Opens GitHub's edit page in a new tab; the user pastes the text there. */
export const githubPageTarget: SaveTarget = {
  name: 'github',
  label: words.targets.github,
  isOffered: ({ page, manifest }) =>
    location.protocol !== 'file:' && /^https:\/\/github\.com\//.test(editUrlOf(manifest, page.entry) ?? ''),
  save: async (job) => {
    const [page] = job.files;
    // A tab in the background may not copy, and Safari opens no window after an `await`.
    const isCopied = typeof page?.content === 'string' && copyByCommand(page.content);
    if (!isCopied && !(await copyPage(job))) return { kind: 'failed', message: words.copyFailed };
    const href = editUrlOf(job.manifest, job.page.entry);
    // With `noopener` the return value is always null.
    const opened = window.open(href, '_blank');
    if (opened === null) return { kind: 'handedOver', message: words.copiedAlone(handImages(job)), href };
    opened.opener = null;
    return { kind: 'handedOver', message: words.copiedForHost(handImages(job)) };
  },
};

async function copyPage({ files: [page] }: SaveJob): Promise<boolean> {
  return typeof page?.content === 'string' && copyText(page.content);
}

/** The clipboard takes only text: images are downloaded. Returns their paths. */
function handImages({ files: [, ...images] }: SaveJob): string {
  void downloadFiles(images);
  return listPaths(images);
}

const listPaths = (files: readonly SaveFile[]) => files.map(({ path }) => path).join('、');

/** In milliseconds. Of simultaneous downloads WebKit performs only the last. */
const DOWNLOAD_INTERVAL = 100;

/** Downloads files by the last part of their paths. */
export async function downloadFiles(files: readonly SaveFile[]): Promise<void> {
  for (const { path, content } of files) {
    saveFile(fileName(path), content);
    await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_INTERVAL));
  }
}
