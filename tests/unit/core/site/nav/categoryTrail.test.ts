import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { findCategoryTrail } from '../../../../../src/core/site/nav/categoryTrail.ts';
import { listMainPages } from '../../../../../src/core/site/nav/mainPages.ts';

const doc = (id: string, more: object = {}) => ({
  id,
  path: `/docs/${id}`,
  title: id,
  file: `docs/v8/${id}.md`,
  ...more,
});
const manifest = parseManifest(
  JSON.stringify({
    site: { title: '站' },
    versions: [
      {
        name: 'v8',
        label: 'v8',
        isLast: true,
        path: '/docs',
        docs: [
          doc('start'),
          doc('channels'),
          doc('install'),
          doc('types'),
          doc('hidden', { unlisted: true }),
        ],
        sidebars: {
          main: [
            { type: 'doc', id: 'start', label: '开始' },
            { type: 'doc', id: 'hidden' },
            {
              type: 'category',
              label: '渠道',
              link: { type: 'doc', id: 'channels' },
              items: [{ type: 'category', label: 'Messenger', items: [{ type: 'doc', id: 'install' }] }],
            },
            { type: 'category', label: '机器人', items: [{ type: 'doc', id: 'types' }] },
            { type: 'link', label: '官网', href: 'https://example.com' },
          ],
        },
      },
    ],
  }),
);

describe('findCategoryTrail', () => {
  it('names the categories around a doc', () => {
    expect(findCategoryTrail(manifest, '/docs/install')).toEqual(['渠道', 'Messenger']);
    expect(findCategoryTrail(manifest, '/docs/channels')).toEqual([]);
    expect(findCategoryTrail(manifest, '/docs/start')).toEqual([]);
    expect(findCategoryTrail(manifest, '/nowhere')).toEqual([]);
  });
});

describe('listMainPages', () => {
  it('lists the pages at the top of the sidebar: those of a group in its place, no unlisted page, nothing outside', () => {
    const version = manifest.versions[0];
    expect(version && listMainPages(version)).toEqual([
      { label: '开始', href: '/docs/start' },
      { label: '渠道', href: '/docs/channels' },
      { label: 'types', href: '/docs/types', group: '机器人' },
    ]);
  });

  it('gives large groups equal shares', () => {
    const [version] = manifest.versions;
    if (version === undefined) throw new Error('no version');
    const ids = (letter: string) => Array.from({ length: 30 }, (_, at) => `${letter}${at}`);
    const group = (letter: string) => ({
      type: 'category' as const,
      label: letter,
      items: ids(letter).map((id) => ({ type: 'doc' as const, id })),
    });
    const docs = [...ids('a'), ...ids('b')].map((id) => ({ ...version.docs[0], ...doc(id) }));
    const pages = listMainPages({
      ...version,
      docs: docs as typeof version.docs,
      sidebars: { main: [group('a'), { type: 'doc', id: 'a29', label: '一页' }, group('b')] },
    });
    const sizeOf = (name: string) => pages.filter((page) => page.group === name).length;
    expect([pages.length, sizeOf('a'), sizeOf('b')]).toEqual([19, 9, 9]);
  });
});
