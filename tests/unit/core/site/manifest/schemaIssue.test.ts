import { describe, expect, it } from 'vitest';
import { ManifestSchema } from '../../../../../src/core/site/manifest/manifest.ts';
import { findUnknownKeys } from '../../../../../src/core/site/manifest/schemaIssue.ts';

const unknownIn = (value: unknown) =>
  findUnknownKeys(ManifestSchema, value).map(
    ({ place, text }) => `${place} ${text.replace(/^.*（|）$/g, '')}`,
  );
const none = '自用的字段请以 x_ 开头';

describe('findUnknownKeys', () => {
  it('knows the keys of every level, whatever their values are worth', () => {
    const docs = [{ id: 'a', images: { 'any/name.png': [1, 2] }, titel: 'A', constructor: 1 }];
    const items = [{ type: 'category', label: '甲', items: [{ type: 'doc', id: 'a', colapsed: true }] }];
    expect(
      unknownIn({ site: { aliases: 1, colormode: {} }, versions: [{ docs, sidebars: { any: items } }] }),
    ).toEqual([
      `site.aliases ${none}`,
      'site.colormode 是不是想写 colorMode？',
      'versions[0].docs[0].titel 是不是想写 title？',
      `versions[0].docs[0].constructor ${none}`,
      // A category can be collapsed, a doc cannot.
      `versions[0].sidebars.any[0].items[0].colapsed ${none}`,
    ]);
  });

  it('knows the keys of the option of a union whose fields are there', () => {
    const picture = { wireframe: ['window'], alt: '', wdth: 1 };
    expect(unknownIn({ site: { home: { picture } } })).toEqual([`site.home.picture.wdth ${none}`]);
  });

  it('takes another spelling of the same words for near, and short words only when they are the same', () => {
    expect(unknownIn({ site: { edit_url: '', 'color-mode': {}, hom: {} } })).toEqual([
      'site.edit_url 是不是想写 editUrl？',
      'site.color-mode 是不是想写 colorMode？',
      `site.hom ${none}`,
    ]);
  });

  it('lets keys of the writer’s own, the editor’s schema and values of the wrong kind pass', () => {
    expect(
      unknownIn({ $schema: 'a', 'x-team': 1, site: { x_y: 1, navbar: 'none' }, versions: null }),
    ).toEqual([]);
  });
});
