// Ways that put the text into the writer's hands, who brings it to where it belongs.
import { draftMessages as words } from '../../../core/i18n/editorMessages.ts';
import { editUrlOf } from '../../../core/site/nav/pageModel.ts';
import { fileName } from '../../../core/site/urls/filePath.ts';
import { copyByCommand, copyText } from '../../../reader/platform/copyText.ts';
import { saveFile } from '../../../reader/platform/saveFile.ts';
import { toFileText } from '../../drafts/toFileText.ts';
import { readOriginal } from './readOriginal.ts';
import type { SaveFile, SaveJob, SaveWay } from './saveWay.ts';

export const downloadWay: SaveWay = {
  name: 'download',
  label: words.ways.download,
  isOffered: () => true,
  save: async ({ files, source }) => {
    const ready: SaveFile[] = [];
    for (const file of files) {
      const { path, content, base } = file;
      // Where nobody can say what stands there now, the text goes as it is.
      const original = base === undefined ? null : await readOriginal(source, path).catch(() => null);
      if (original === undefined) return { kind: 'failed', words: words.notUtf8(path) };
      if (typeof content !== 'string' || original === null) ready.push(file);
      else {
        const formed = toFileText(original, file, content);
        if ('newest' in formed) return { kind: 'changed', ...formed };
        ready.push({ path, content: formed.text });
      }
    }
    void handOut(ready);
    return { kind: 'handed', words: words.downloaded(listPaths(ready)) };
  },
};

export const copyWay: SaveWay = {
  name: 'copy',
  label: words.ways.copy,
  isOffered: () => true,
  save: async (job) =>
    (await copyPage(job))
      ? { kind: 'handed', words: words.copied(handImages(job)) }
      : { kind: 'failed', words: words.copyFailed },
};

/** GitHub's own page for the file, beside the desk; the text is pasted there. */
export const githubWay: SaveWay = {
  name: 'github',
  label: words.ways.github,
  isOffered: ({ page, manifest }) =>
    location.protocol !== 'file:' && /^https:\/\/github\.com\//.test(editUrlOf(manifest, page.entry) ?? ''),
  save: async (job) => {
    const [page] = job.files;
    // A page that is not looked at any more may not copy, and behind an await Safari lets nobody open a window.
    const isCopied = typeof page?.content === 'string' && copyByCommand(page.content);
    if (!isCopied && !(await copyPage(job))) return { kind: 'failed', words: words.copyFailed };
    const href = editUrlOf(job.manifest, job.page.entry);
    // With `noopener` nobody is told whether it was opened.
    const opened = window.open(href, '_blank');
    if (opened === null) return { kind: 'handed', words: words.copiedAlone(handImages(job)), href };
    opened.opener = null;
    return { kind: 'handed', words: words.copiedForHost(handImages(job)) };
  },
};

async function copyPage({ files: [page] }: SaveJob): Promise<boolean> {
  return typeof page?.content === 'string' && copyText(page.content);
}

/** Images are not copied with the text: they are handed out beside it. Gives their paths. */
function handImages({ files: [, ...images] }: SaveJob): string {
  void handOut(images);
  return listPaths(images);
}

const listPaths = (files: readonly SaveFile[]) => files.map(({ path }) => path).join('、');

/** In milliseconds. Of what is downloaded at once WebKit hands out the last file alone. */
const APART = 100;

/** Hands the writer files, each named by the last part of its path. */
export async function handOut(files: readonly SaveFile[]): Promise<void> {
  for (const { path, content } of files) {
    saveFile(fileName(path), content);
    await new Promise((resolve) => setTimeout(resolve, APART));
  }
}
