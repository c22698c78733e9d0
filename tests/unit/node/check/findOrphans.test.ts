import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { findOrphans } from '../../../../src/node/check/findOrphans.ts';
import { makeSite } from '../temporarySite.ts';

const doc = (id: string, more = {}) => ({
  id,
  path: `/docs/${id}`,
  title: id,
  file: `docs/v8/${id}.md`,
  ...more,
});

describe('findOrphans', () => {
  it('finds pages without a link', async () => {
    const siteDir = await makeSite({
      'docs/v8/a.md': '',
      'docs/v8/dropped.md': '',
      'docs/stray.md': '',
      'docs/parts/shown.md': '',
      'docs/v9/a.md': '',
      'docs/v9/guide/b.md': '',
      'README.md': '',
    });
    const manifest = parseManifest(
      JSON.stringify({
        site: { title: 'T' },
        versions: [
          {
            name: 'v8',
            label: 'v8',
            path: '/docs',
            docs: [
              doc('a', { includes: ['docs/parts/shown.md'] }),
              doc('b'),
              doc('c'),
              doc('d'),
              doc('e', { unlisted: true }),
              doc('f', { inheritedFrom: 'v7' }),
            ],
            sidebars: {
              s: [
                {
                  type: 'category',
                  label: 'C',
                  link: { type: 'doc', id: 'a' },
                  items: [{ type: 'doc', id: 'b' }],
                },
              ],
            },
          },
        ],
        pages: [
          { id: 'p', path: '/p', title: 'P', file: 'pages/p.md' },
          { id: 'q', path: '/q', title: 'Q', file: 'pages/q.md' },
          { id: 'index', path: '/', title: 'I', file: 'pages/index.md' },
        ],
      }),
    );
    const reached = new Set(['docs/v8/c.md', 'pages/q.md']);
    const findings = await findOrphans(siteDir, manifest, reached, new Set(['docs/v8/dropped.md']));
    expect(findings.map(({ file, rule }) => [file, rule])).toEqual([
      ['docs/v8/d.md', 'orphan'],
      ['pages/p.md', 'orphan'],
      ['docs/stray.md', 'orphan'],
      ['docs/v9/a.md', 'orphan'],
    ]);
    expect(findings.at(-1)?.message).toContain(
      '里面的 2 页不会发布；要让它成为一个版本，请在 manifest.json 的 versions 里加上 { "name": "v9", "label": "v9", "path": "/docs/v9" }',
    );
  });

  it('ignores the source of the home page', async () => {
    const door = '---\nlayout: home\nhero:\n  name: 甲\n---\n';
    const siteDir = await makeSite({ 'docs/index.md': door, 'docs/a.md': '', 'docs/b/index.md': door });
    const manifest = parseManifest(
      JSON.stringify({
        site: { title: 'T' },
        versions: [
          {
            name: 'current',
            label: '当前',
            path: '/docs',
            dir: 'docs',
            docs: [{ id: 'a', path: '/docs/a', title: '甲', file: 'docs/a.md' }],
            sidebars: { s: [{ type: 'doc', id: 'a' }] },
          },
        ],
        pages: [],
      }),
    );
    const findings = await findOrphans(siteDir, manifest, new Set(), new Set());
    expect(findings.map(({ file }) => file)).toEqual(['docs/b/index.md']);
  });
});
