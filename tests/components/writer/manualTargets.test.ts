// What goes into the writer's hands: all of it, pictures too.
import { expect, it, vi } from 'vitest';
import { exportDraft } from '../../../src/writer/editor/exportDraft.ts';
import {
  copyTarget,
  downloadTarget,
  githubPageTarget,
} from '../../../src/writer/editor/save/manualTargets.ts';
import { findBadEncoding } from '../../../src/writer/editor/save/readOriginal.ts';
import type { SaveTarget } from '../../../src/writer/editor/save/saveTarget.ts';
import { sampleManifest } from '../../support/sampleManifest.ts';

const IMAGE = { path: 'docs/v8/deploy-1.png', content: new Blob(['图']) };
const PAGE = { path: 'docs/v8/deploy.md', content: '# 甲\n', base: '# 乙\n' };

/** The names of what is downloaded from now on. */
function watchDownloads(): string[] {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

it.each([copyTarget, githubPageTarget])(
  '$name gives pictures beside the text that it copies',
  async (way) => {
    const names = watchDownloads();
    vi.stubGlobal('open', () => ({}));
    vi.stubGlobal('isSecureContext', true);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const manifest = sampleManifest();
    const [entry] = manifest.pages;
    // No more of it than is used.
    const save = (...files: object[]) =>
      way.save({ page: { entry }, manifest, files } as unknown as Parameters<SaveTarget['save']>[0]);
    expect(await save(PAGE)).toMatchObject({
      kind: 'handedOver',
      message: expect.not.stringContaining('图片'),
    });
    const outcome = await save(PAGE, IMAGE);
    expect(outcome).toMatchObject({ kind: 'handedOver', message: expect.stringContaining(IMAGE.path) });
    expect(copied).toHaveBeenLastCalledWith(PAGE.content);
    expect(names).toEqual(['deploy-1.png']);
  },
);

it.each([true, false])(
  'opens GitHub in the click itself, or gives a link to it (opened: %s)',
  async (isLet) => {
    const opened = { opener: window };
    const open = vi.fn(() => (isLet ? opened : null));
    vi.stubGlobal('open', open);
    Object.assign(document, { execCommand: () => true });
    const manifest = sampleManifest();
    const [entry] = manifest.pages;
    const job = { page: { entry }, manifest, files: [PAGE] } as unknown as Parameters<SaveTarget['save']>[0];
    const outcome = githubPageTarget.save(job);
    expect(open).toHaveBeenCalledTimes(1);
    expect(await outcome).toEqual(
      isLet
        ? { kind: 'handedOver', message: expect.stringContaining('打开的 GitHub 页面') }
        : {
            kind: 'handedOver',
            message: expect.stringContaining('拦下了'),
            href: expect.stringContaining('https://example.com/edit/'),
          },
    );
    expect(opened.opener).toBe(isLet ? null : window);
    Object.assign(document, { execCommand: undefined });
  },
);

it('hands out nothing in the place of a file that is no UTF-8: its letters would be lost', async () => {
  const names = watchDownloads();
  vi.stubGlobal('fetch', async () => new Response(Uint8Array.of(0x23, 0x20, 0xd6, 0xd0)));
  const source = { assetUrl: (file: string) => `/${file}` };
  const job = { source, files: [PAGE] } as unknown as Parameters<SaveTarget['save']>[0];
  expect(await downloadTarget.save(job)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('另存为 UTF-8'),
  });
  expect(names).toEqual([]);
  // Before anything is written as well; a character that is meant is no fault.
  const findIn = async (text: string) => (await findBadEncoding(job.source, PAGE.path, text)).badLine;
  expect(await findIn('# 甲\n\uFFFD')).toBe(2);
  expect(await findIn('# 甲')).toBeUndefined();
  vi.stubGlobal('fetch', async () => new Response('# 甲\n\uFFFD'));
  expect(await findIn('# 甲\n\uFFFD')).toBeUndefined();
});

it('a draft is exported with its pictures, one after the other: of those of one moment WebKit downloads the last', async () => {
  const names = watchDownloads();
  exportDraft({ file: PAGE.path, text: '', images: [IMAGE] });
  expect(names).toEqual(['deploy.md']);
  await vi.waitFor(() => expect(names).toEqual(['deploy.md', 'deploy-1.png']));
});
