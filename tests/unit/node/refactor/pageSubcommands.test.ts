import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import {
  findPageFile,
  PAGE_SUBCOMMANDS,
  toSitePath,
  withEnding,
} from '../../../../src/node/refactor/pageSubcommands.ts';
import { planned } from '../../../support/plans.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('a site whose docs lie at its top', () => {
  it.each([
    [['guide/a.md', ''], 'a.md', 'guide/img/a.svg → img/a.svg'],
    [['guide/a.md', '.'], 'a.md', 'guide/img/a.svg → img/a.svg'],
    [['b.md', 'guide'], 'guide/b.md', 'img/b.svg → guide/img/b.svg'],
  ])('moves %j, with its picture', async (words, page, picture) => {
    const siteDir = await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站点' },
        versions: [{ name: 'v1', label: 'v1', path: '/docs', dir: '.' }],
      }),
      'index.md': '# 首页\n',
      'b.md': '# 乙\n\n![图](img/b.svg)\n',
      'img/b.svg': '<svg/>',
      'guide/a.md': '# 甲\n\n![图](img/a.svg)\n',
      'guide/img/a.svg': '<svg/>',
    });
    const context = { writer: { siteDir, cwd: siteDir }, site: await openSiteFiles(siteDir), options: {} };
    const plan = await PAGE_SUBCOMMANDS.move?.plan(context, words);
    const { opens, moves } = planned(plan ?? { refused: 'no task' });
    expect([opens, ...moves.map(({ from, to }) => `${from} → ${to}`)]).toEqual([page, picture]);
  });
});

it('neither copies nor moves links out of the site folder', async () => {
  const outside = await tempFolder({ 'secret.md': '别处' });
  const siteDir = await tempFolder({ 'docs/v8/a.md': '# 甲\n', 'docs/v8/guide/b.md': '# 乙\n' });
  await symlink(join(outside, 'secret.md'), join(siteDir, 'docs/v8/guide/pw.md'));
  const site = await openSiteFiles(siteDir);
  await expect(site.listFolder('docs/v8')).rejects.toThrow('docs/v8/guide/pw.md 是一个链接');
});

const project = join('/', 'project');
const siteDir = join(project, 'public');

describe('toSitePath', () => {
  it.each([
    ['docs/v8/deploy.md', project],
    ['public/docs/v8/deploy.md', project],
    [join(siteDir, 'docs/v8/deploy.md'), project],
    ['deploy.md', join(siteDir, 'docs/v8')],
    ['./docs/v8/deploy.md', siteDir],
  ])('%s in %s is docs/v8/deploy.md', (written, cwd) => {
    expect(toSitePath({ siteDir, cwd }, written)).toBe('docs/v8/deploy.md');
  });
});

it.each([
  ['.', siteDir],
  ['./', project],
  ['.', project],
  ['public', project],
])('%s in %s is the site folder itself', (written, cwd) => {
  expect(toSitePath({ siteDir, cwd }, written)).toBe('');
});

describe('findPageFile', () => {
  it.each(['docs/v8/deploy.md', 'docs/v8/deploy', '/docs/deploy', '/docs/deploy.html', '/docs/next/deploy'])(
    '%s is the file of the page',
    (written) =>
      expect(findPageFile({ siteDir, cwd: project }, sampleManifest(), written)).toBe('docs/v8/deploy.md'),
  );

  it('finds the page of a folder, and returns other paths unchanged', () => {
    expect(findPageFile({ siteDir, cwd: project }, sampleManifest(), 'docs/v8/osc/')).toBe(
      'docs/v8/osc/index.md',
    );
    expect(findPageFile({ siteDir, cwd: project }, sampleManifest(), 'docs/v8/none.md')).toBe(
      'docs/v8/none.md',
    );
  });
});

it('adds the extension to a name', () => {
  expect([withEnding('a'), withEnding('a', 'b.mdx'), withEnding('a.MD'), withEnding('7.0')]).toEqual([
    'a.md',
    'a.mdx',
    'a.MD',
    '7.0.md',
  ]);
});
