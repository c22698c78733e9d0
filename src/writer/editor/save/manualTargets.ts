// Save targets whose last step the user performs: download, clipboard, GitHub's edit page.
import { draftMessages as words } from '#i18n/editorMessages';
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
      // If the original cannot be fetched, the text is downloaded with `\n` line endings.
      const original = base === undefined ? null : await readOriginal(source, path).catch(() => null);
      if (original === undefined) return { kind: 'failed', message: words.notUtf8(path) };
      if (typeof content !== 'string' || original === null) ready.push(file);
      else {
        const converted = toFileText(original, file, content);
        if ('newest' in converted) return { kind: 'changed', ...converted };
        ready.push({ path, content: converted.text });
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
      ? { kind: 'handedOver', message: words.copied(downloadImages(job)) }
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
    // Copy synchronously and before the tab opens: a background tab must not copy, and Safari blocks a window that is
    // opened after an `await`.
    const isCopied = typeof page?.content === 'string' && copyByCommand(page.content);
    if (!isCopied && !(await copyPage(job))) return { kind: 'failed', message: words.copyFailed };
    const href = editUrlOf(job.manifest, job.page.entry);
    // Not opened with `noopener`, for which `window.open` always returns null; the opener is removed below instead.
    const opened = window.open(href, '_blank');
    if (opened === null) return { kind: 'handedOver', message: words.copiedAlone(downloadImages(job)), href };
    opened.opener = null;
    return { kind: 'handedOver', message: words.copiedForHost(downloadImages(job)) };
  },
};

async function copyPage({ files: [page] }: SaveJob): Promise<boolean> {
  return typeof page?.content === 'string' && copyText(page.content);
}

/** Downloads the images, because only text is copied to the clipboard. Returns their paths. */
function downloadImages({ files: [, ...images] }: SaveJob): string[] {
  void downloadFiles(images);
  return listPaths(images);
}

const listPaths = (files: readonly SaveFile[]) => files.map(({ path }) => path);

/** In milliseconds. WebKit performs only the last one of simultaneous downloads. */
const DOWNLOAD_INTERVAL = 100;

/** Downloads files, each under its name without folders. */
export async function downloadFiles(files: readonly SaveFile[]): Promise<void> {
  for (const { path, content } of files) {
    saveFile(fileName(path), content);
    await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_INTERVAL));
  }
}
