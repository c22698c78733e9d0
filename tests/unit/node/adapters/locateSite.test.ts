import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonFolder } from '../../../../src/core/site/urls/folder.ts';
import { describeForeignSite, locateSite } from '../../../../src/node/adapters/locateSite.ts';
import { makeSite } from '../temporarySite.ts';

const MKDOCS = { 'mkdocs.yml': 'site_name: 灯塔', 'docs/a.md': '# A' };
const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

describe('locateSite', () => {
  it.each<[files: Record<string, string>, folder: string, engine: string | undefined]>([
    [{ 'a.md': '' }, '', undefined],
    [MKDOCS, '', 'MkDocs'],
    [{ ...below('docs', MKDOCS), 'README.md': '' }, 'docs', 'MkDocs'],
    [below('packages/x/docs', MKDOCS), 'packages/x/docs', 'MkDocs'],
    [below('frontend/docs', MKDOCS), 'frontend/docs', 'MkDocs'],
    [below('src', MKDOCS), '', undefined],
    [below('docs/examples', MKDOCS), '', undefined],
    [{ ...MKDOCS, 'manifest.json': '{}' }, '', undefined],
  ])('finds the site in %j', async (files, folder, engine) => {
    const root = await makeSite(files);
    const { siteDir, foreign } = await locateSite(root);
    expect([relative(root, siteDir), foreign?.engine]).toEqual([folder, engine]);
  });

  it('lists several sites, of which the user names one', async () => {
    const root = await makeSite({ ...below('apps/a', MKDOCS), ...below('apps/b', MKDOCS) });
    await expect(locateSite(root)).rejects.toThrow(/apps\/a（MkDocs）\n {2}apps\/b（MkDocs）/);
    expect((await locateSite(join(root, 'apps/a'))).foreign?.engine).toBe('MkDocs');
  });
});

it('says for what it takes a folder', async () => {
  const { siteDir, foreign } = await locateSite(await makeSite(MKDOCS));
  const unread = Array.from({ length: 7 }, (_, at) => ({ file: 'mkdocs.yml', line: at + 1, what: 'nav' }));
  const lines = foreign && describeForeignSite(siteDir, { ...foreign, unread });
  expect(lines?.at(0)).toBe(`按 MkDocs 的站点读取 ${siteDir}：1 个 Markdown 文件`);
  expect(lines?.at(1)).toBe('  配置里有没读懂的地方 mkdocs.yml:1：nav');
  expect(lines?.at(6)).toMatch(/还有 2 处/);
});

it.each<[string[], string]>([
  [['docs', 'docs/a', 'docs/b'], 'docs'],
  [['website', 'docs'], ''],
  [['', 'docs'], ''],
  [['docs/a', 'docs/ab'], 'docs'],
])('%j have the folder %j in common', (folders, common) => {
  expect(commonFolder(folders)).toBe(common);
});
