import { describe, expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { makeSite } from '../temporarySite.ts';

const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));

describe('GitBook', () => {
  it('has folder, first page, redirects and groups of .gitbook.yaml', async () => {
    const site = await read({
      '.gitbook.yaml':
        'root: ./docs/\nstructure:\n  readme: START.md\n  summary: toc/LIST.md\nredirects:\n  old/a: b/README.md\n',
      'docs/toc/LIST.md':
        '# Table of contents\n* [Start](START.md)\n## Guide\n* [B](b/README.md)\n* [C](c.md)',
      'docs/START.md': '# Start',
      'docs/b/README.md': '# B',
    });
    expect(site).toMatchObject({
      engine: 'GitBook',
      redirects: { '/old/a': '/b/' },
      unread: [{ file: 'docs/toc/LIST.md', line: 5, what: '[C](c.md)' }],
      versions: [
        {
          dir: 'docs',
          urls: { index: ['README', 'index', 'START'] },
          exclude: ['toc/LIST.md'],
          navigation: {
            defaultSidebar: [
              { label: 'Start', page: 'START.md' },
              { label: 'Guide', items: [{ label: 'B', page: 'b/README.md' }] },
              { folder: '.' },
            ],
          },
        },
      ],
    });
  });

  it('has the languages of LANGS.md', async () => {
    const site = await read({
      'book.json': '{ "title": "Comet", "links": { "sidebar": { "Site": "https://a.b" } } }',
      'LANGS.md': '* [English](en/)\n* [中文](zh-cn/)\n* [x](../x)',
      'en/README.md': '# A',
      'en/SUMMARY.md': '* [A](README.md)',
      'zh-cn/README.md': '# 甲',
      'zh-cn/SUMMARY.md': '* [甲](README.md)',
    });
    expect(site).toMatchObject({
      site: { title: 'Comet' },
      locales: [
        { locale: 'en', label: 'English', path: '/' },
        {
          locale: 'zh-Hans',
          label: '中文',
          path: '/zh-cn/',
          dir: 'zh-cn',
          versions: [
            {
              path: '/zh-cn',
              navigation: { defaultSidebar: [{ href: 'https://a.b' }, { label: '甲' }, { folder: '.' }] },
            },
          ],
        },
      ],
      versions: [{ dir: 'en', path: '' }],
    });
  });

  it.each(['{', '[]', '{ "structure": 1, "redirects": [], "links": { "sidebar": "x" }, "root": "../.." }'])(
    'reads a folder whose configuration is %s',
    async (text) => {
      const site = await read({ 'book.json': text, 'README.md': '# A' });
      expect(site?.versions).toMatchObject([{ dir: '.', navigation: undefined }]);
      expect(site?.unread).toHaveLength(text === '{' ? 1 : 0);
    },
  );
});

it('is no site of GitBook where the summary that its configuration names is gone', async () => {
  const files = {
    '.gitbook.yaml': 'structure:\n  summary: docs/README.md\n',
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]] };",
    'docs/a.md': '# A',
  };
  expect((await readForeignSite(await makeSite(files)))?.engine).toBe('Docusaurus');
  expect((await readForeignSite(await makeSite({ ...files, 'docs/README.md': '- [A](a.md)' })))?.engine).toBe(
    'GitBook',
  );
});
