import { describe, expect, it } from 'vitest';
import { tagTitles } from '../../../../../src/core/i18n/tagTitles.ts';
import type { DocEntry } from '../../../../../src/core/site/manifest/manifest.ts';
import { buildTagsSidebar, tagPath } from '../../../../../src/core/site/nav/tags.ts';

const version = { path: '/docs' };

describe('tagPath', () => {
  it.each([
    ['安装', '安装'],
    ['API keys', 'api-keys'],
    ['Node.js', 'node-js'],
    ['C++', 'c++'],
    ['C#', 'c#'],
    ['a/b: "c"', 'a-b-c'],
    ['?', '-'],
  ])('of %s is below the tags of the version', (tag, slug) =>
    expect(tagPath(version, tag)).toBe(`/docs/tags/${slug}`),
  );
  it('is the permalink where there is one, and below the path of a language', () => {
    expect(tagPath({ path: '/en/docs/v7' }, ['存档', '/archive'])).toBe('/en/docs/v7/tags/archive');
  });
});

const doc = (id: string, tags: DocEntry['tags'], more: Partial<DocEntry> = {}): DocEntry => ({
  id,
  path: `/docs/${id}`,
  title: id,
  file: `docs/${id}.md`,
  tags,
  ...more,
});

describe('buildTagsSidebar', () => {
  it('lists each tag once, with its pages in the order of the other sidebars', () => {
    const docs = [
      doc('a', ['网络', 'API']),
      doc('b', ['api', ['存档', 'archive']]),
      doc('c', ['API'], { unlisted: true }),
      doc('d', undefined),
    ];
    const sidebars = { main: ['b', 'a', 'c', 'd'].map((id) => ({ type: 'doc' as const, id })) };
    const tag = (label: string, slug: string, ...ids: string[]) => ({
      type: 'category',
      label,
      link: { type: 'generated-index', path: `/docs/tags/${slug}`, title: `Tag: ${label}` },
      items: ids.map((id) => ({ type: 'doc', id })),
    });
    expect(buildTagsSidebar({ ...version, docs, sidebars }, tagTitles.en)).toEqual([
      {
        type: 'category',
        label: 'Tags',
        link: { type: 'generated-index', path: '/docs/tags' },
        items: [tag('api', 'api', 'b', 'a'), tag('存档', 'archive', 'b'), tag('网络', '网络', 'a')],
        collapsible: false,
      },
    ]);
  });

  it('is none without tags, or with those of unlisted pages alone', () => {
    const docs = [doc('a', undefined), doc('b', ['x'], { unlisted: true })];
    expect(buildTagsSidebar({ ...version, docs, sidebars: {} }, tagTitles.en)).toBeUndefined();
  });
});
