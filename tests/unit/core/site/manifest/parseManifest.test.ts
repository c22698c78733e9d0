import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../../../src/core/errors.ts';
import { explainManifest } from '../../../../../src/core/site/manifest/explainManifest.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';

const version = (more: object = {}) => ({ name: 'v8', label: 'v8', path: '/docs', ...more });
const doc = (more: object = {}) => ({ id: 'a', path: '/docs/a', title: 'A', file: 'docs/v8/a.md', ...more });
const manifest = (...versions: object[]) => JSON.stringify({ site: { title: 'T' }, versions });

const errorOf = (text: string): ContentError => {
  try {
    parseManifest(text);
  } catch (error) {
    const explained = explainManifest(error, text);
    if (explained instanceof ContentError) return explained;
  }
  throw new Error('expected a ContentError');
};

describe('parseManifest', () => {
  it('fills in what may be left out', () => {
    const { site, versions, pages } = parseManifest(manifest(version()));
    expect(site.colorMode.defaultMode).toBe('dark');
    expect(versions[0]).toMatchObject({ isLast: false, banner: 'none', docs: [], sidebars: {} });
    expect(pages).toEqual([]);
  });

  it('names place, expected and received', () => {
    const text = manifest(version(), version({ docs: [doc({ path: 5 })] }));
    const error = errorOf(text);
    expect(error).toMatchObject({ kind: 'invalid', place: 'manifest.json' });
    expect(error.message).toContain('versions[1].docs[0].path：应为文本，收到数字 5');
  });

  it.each([
    ['{"versions": []}', 'site：应有这一项，但没有写'],
    ['5', '最外层：应为对象，收到数字 5'],
    [manifest(), 'versions：应为至少含一个版本的列表，收到列表'],
    [
      manifest(version({ banner: 'old' })),
      'versions[0].banner：应为 none 或 unreleased 或 unmaintained，收到文本「old」',
    ],
    [
      manifest(version({ sidebars: { a: [{ type: 'doc' }] } })),
      'versions[0].sidebars.a[0].id：应有这一项，但没有写',
    ],
  ])('explains %s', (text, message) => {
    expect(errorOf(text).message).toContain(message);
  });

  it.each([
    ['{\n  "site": {,\n}', '第 2 行第 12 列应有带双引号的名称，遇到「,」'],
    ['{\n  "a": 1\n  "b": 2\n}', '第 3 行第 3 列应有逗号或 }，遇到「"」'],
    ['{"a": tru}', '第 1 行第 7 列应有一个值，遇到「t」'],
    ['{"a": [1, 2', '第 1 行第 12 列应有逗号或 ]，遇到空白或结尾'],
    ['<!doctype html>', '第 1 行第 1 列应有一个值，遇到「<」'],
  ])('shows where %j stops being JSON', (text, message) => {
    expect(errorOf(text)).toMatchObject({ kind: 'invalid', message: expect.stringContaining(message) });
  });

  it('counts a file from the version folder or from the site folder', () => {
    const docs = ['a.md', './a.md', 'docs/v8/a.md', '/docs/v8/a.md', 'docs/v7/a.md'].map((file) =>
      doc({ file }),
    );
    const parsed = parseManifest(manifest(version({ dir: './docs/v8/', docs }), version({ dir: 'docs/v7' })));
    expect(parsed.versions[0]?.dir).toBe('docs/v8');
    expect(parsed.versions[0]?.docs.map(({ file }) => file)).toEqual([
      'docs/v8/a.md',
      'docs/v8/a.md',
      'docs/v8/a.md',
      'docs/v8/a.md',
      'docs/v7/a.md',
    ]);
  });

  it('counts the files of a language from the site folder where the default language has its pages there', () => {
    const { versions } = parseManifest(
      JSON.stringify({
        site: { title: '站' },
        versions: [
          {
            name: 'v1',
            label: 'v1',
            path: '/zh/docs',
            dir: 'zh',
            fallbackDir: '.',
            docs: [
              { id: 'a', path: '/zh/docs/a', title: '甲', file: 'zh/a.md' },
              { id: 'b', path: '/zh/docs/b', title: 'B', file: 'b.md' },
            ],
          },
        ],
      }),
    );
    expect(versions[0]?.docs.map(({ file }) => file)).toEqual(['zh/a.md', 'b.md']);
  });

  it('begins the paths of versions with a slash and ends them without one', () => {
    const paths = ['/docs/', '/', 'docs/v7'];
    const { versions } = parseManifest(manifest(...paths.map((path) => version({ path }))));
    expect(versions.map(({ path }) => path)).toEqual(['/docs', '', '/docs/v7']);
  });

  it.each([
    ['/docs/../v7', '/v7'],
    ['../../docs/v7', '/docs/v7'],
    ['/docs//./v7', '/docs/v7'],
    ['\\docs\\v7', '/docs/v7'],
    ['/docs/%E6%97%A7', '/docs/旧'],
    ['/docs/100%', '/docs/100%'],
  ])('makes an address that readers can ask for of the path %s', (path, address) => {
    expect(parseManifest(manifest(version({ path }))).versions[0]?.path).toBe(address);
  });

  it('keeps folders and files inside the site', () => {
    const docs = [doc({ file: '../../docs/v7/a.md' })];
    const [seven] = parseManifest(manifest(version({ dir: '../../docs/v7', docs }))).versions;
    expect(seven).toMatchObject({ dir: 'docs/v7', docs: [{ file: 'docs/v7/a.md' }] });
  });

  it('forgives a byte order mark', () => {
    expect(parseManifest(`\uFEFF${manifest(version())}`).site.title).toBe('T');
  });
});
