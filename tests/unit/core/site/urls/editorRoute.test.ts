import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import {
  editorHref,
  editorPath,
  findEditedPath,
  isEditable,
  parseTextPosition,
  toEditorRoute,
} from '../../../../../src/core/site/urls/editorRoute.ts';
import { findRoute } from '../../../../../src/core/site/urls/route.ts';

const siteWith = (editor?: boolean) =>
  parseManifest(
    JSON.stringify({
      site: { title: '站', editor },
      versions: [
        {
          name: 'v8',
          label: 'v8',
          path: '/docs',
          docs: [{ id: 'a', path: '/docs/a', title: '甲', file: 'a.md' }],
        },
        {
          name: 'v7',
          label: 'v7',
          path: '/docs/v7',
          banner: 'unmaintained',
          docs: [{ id: 'a', path: '/docs/v7/a', title: '甲', file: 'old/a.md' }],
        },
      ],
    }),
  );

describe('findEditedPath', () => {
  it('gives the address of the page whose desk is meant', () => {
    expect(findEditedPath(editorPath('/docs/安装/'))).toBe('/docs/安装/');
    expect(findEditedPath('/edit/docs/%E5%AE%89%E8%A3%85')).toBe('/docs/安装');
    expect(['/edit', '/editor/docs', '/docs/edit/a'].map(findEditedPath)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('toEditorRoute', () => {
  const deskOf = (path: string, editor?: boolean) => {
    const manifest = siteWith(editor);
    return toEditorRoute({ manifest, route: findRoute(manifest, path) })?.route;
  };

  it('has a desk for pages of markdown, under the spelling of their own address', () => {
    expect(deskOf('/docs/a.html')).toMatchObject({
      kind: 'edit',
      path: '/edit/docs/a',
      page: { kind: 'doc' },
    });
    expect(['/', '/search', '/docs/none'].map((path) => deskOf(path))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves out versions that nobody maintains, unless the site wants it otherwise', () => {
    const rows = [undefined, true, false].map((editor) =>
      ['/docs/a', '/docs/v7/a'].map((path) => deskOf(path, editor) !== undefined),
    );
    expect(rows).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
    const manifest = siteWith();
    expect(isEditable(manifest, { kind: 'home', path: '/' })).toBe(false);
  });
});

describe('parseTextPosition', () => {
  it.each([
    [editorHref('/docs/a', { line: 3, column: 5 }), { line: 3, column: 5 }],
    [editorHref('/docs/a', { line: 3 }), { line: 3, column: undefined }],
    ['?line=3&column=x', { line: 3, column: undefined }],
    ['?line=0', undefined],
    ['?line=1.5', undefined],
    ['?compare=v7', undefined],
    ['', undefined],
  ])('%s', (href, place) => {
    expect(parseTextPosition(href.replace(/^[^?]*/, ''))).toEqual(place);
  });
});
