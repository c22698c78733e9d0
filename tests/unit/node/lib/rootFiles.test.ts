import { expect, it } from 'vitest';
import { createDiskLookup } from '../../../../src/node/check/siteFiles.ts';
import { findImageSizes } from '../../../../src/node/lib/referencedFiles.ts';
import { findOnDisk, listRootFiles } from '../../../../src/node/lib/rootFiles.ts';
import { buildSample } from '../../../support/buildSample.ts';
import { testManifest } from '../../../support/testManifest.ts';
import { makePng, makeSite } from '../temporarySite.ts';

const FILES = {
  'index.md': '![](/logo.png)',
  'public/logo.png': makePng(3, 4),
  'public/index.md': '# 不是文件',
  'public/.env': 'secret',
  'static/img/a.png': makePng(5, 6),
  'docs/.vuepress/public/b.png': makePng(7, 8),
  'docs/public/logo.png': makePng(9, 9),
  'website/static/c.png': makePng(7, 8),
};

it('are found by the paths at which other engines publish them', async () => {
  const siteDir = await makeSite(FILES);
  expect(Object.fromEntries(await listRootFiles(siteDir))).toEqual({
    'logo.png': 'public/logo.png',
    'img/a.png': 'static/img/a.png',
    'b.png': 'docs/.vuepress/public/b.png',
    'c.png': 'website/static/c.png',
  });
  const onDisk = async (path: string) => (await findOnDisk(siteDir, path))?.slice(siteDir.length + 1);
  expect(await onDisk('logo.png')).toBe('public/logo.png');
  expect(await onDisk('b.png')).toBe('docs/.vuepress/public/b.png');
  expect(await onDisk('public/logo.png')).toBe('public/logo.png');
  expect(await onDisk('none.png')).toBeUndefined();
});

it('have sizes, and are not missing', async () => {
  const siteDir = await makeSite(FILES);
  expect(await findImageSizes(siteDir, 'guide/a.md', ['/logo.png', '../img/a.png', '/none.png'])).toEqual({
    'img/a.png': [5, 6],
    'logo.png': [3, 4],
  });
  const findProblem = await createDiskLookup(siteDir, testManifest);
  expect([await findProblem('b.png'), await findProblem('none.png')]).toEqual([undefined, {}]);
});

it('are none where the folder is a site of its own', async () => {
  const siteDir = await makeSite({ ...FILES, 'public/index.html': '<h1>Hugo' });
  expect((await listRootFiles(siteDir)).get('logo.png')).toBe('docs/public/logo.png');
});

it('stand at the top of a built site, but for what the site has there itself', async () => {
  const { read, files } = await buildSample('/', {
    'public/名片.txt': '甲',
    'public/robots.txt': '乙',
    'public/manifest.json': '丙',
    'static/own.txt': '丁',
    'own.txt': '戊',
  });
  expect(await read('名片.txt')).toBe('甲');
  expect(await read('own.txt')).toBe('戊');
  expect(await read('manifest.json')).toContain('"versions"');
  expect(files).not.toContain('public/index.html');
});
