import { describe, expect, it } from 'vitest';
import { findRoute } from '../../../../src/core/site/urls/route.ts';
import {
  assetsOfRoute,
  findShellFile,
  listPageUrls,
  listRedirectPages,
  listVariantFiles,
  relativeUrl,
} from '../../../../src/node/build/outputFiles.ts';
import { testManifest } from '../../../support/testManifest.ts';

describe('listPageUrls', () => {
  it('lists everything that answers with a page, the roots of versions without a root page included', () => {
    expect(listPageUrls(testManifest).map(({ path }) => path)).toEqual([
      '/docs',
      '/docs/deploy',
      '/docs/安装',
      '/docs/category/渠道',
      '/docs/v7/old',
      '/docs/v6/deploy',
      '/docs/v6/gone',
      '/docs/v6/category/渠道',
      '/about',
      '/docs/changes',
      '/docs/v7/changes',
      '/docs/v6/changes',
      '/',
      '/search',
      '/docs/v7',
      '/docs/v6',
    ]);
  });
});

describe('assetsOfRoute', () => {
  const engine = {
    scripts: ['assets/web.js'],
    styles: ['assets/web.css'],
    parts: new Map([
      ['docs', ['assets/web.js', 'assets/shared.js', 'assets/docs.js', 'assets/web.css']],
      ['home', ['assets/home.js']],
    ]),
    files: [],
  };
  const partsOf = (path: string) => assetsOfRoute(engine, findRoute(testManifest, path)).parts;

  it('has a list of changes only where there are versions to compare', () => {
    const paths = listPageUrls({ ...testManifest, versions: testManifest.versions.slice(0, 1) });
    expect(paths.filter(({ route }) => route.kind === 'changes')).toEqual([]);
  });

  it('loads ahead the scripts that the page will ask for', () => {
    expect(partsOf('/docs/deploy')).toEqual(['assets/shared.js', 'assets/docs.js']);
    expect(partsOf('/')).toEqual(['assets/home.js']);
    expect(partsOf('/none')).toEqual([]);
  });
});

describe('findShellFile', () => {
  it('names the file of a path, and the way back to the root from it', () => {
    expect(findShellFile('/docs/osc/')).toEqual({ file: 'docs/osc/index.html', root: '../../' });
    expect(findShellFile('/docs/osc')).toEqual({ file: 'docs/osc.html', root: '../' });
    expect(findShellFile('/docs')).toEqual({ file: 'docs.html', root: './' });
    expect(findShellFile('/')).toEqual({ file: 'index.html', root: './' });
  });

  it('writes Chinese names plain and stays inside the folder', () => {
    expect(findShellFile('/docs/%E5%AE%89%E8%A3%85').file).toBe('docs/安装.html');
    expect(findShellFile('/../x').file).toBe('x.html');
  });
});

describe('listVariantFiles', () => {
  const spellings = (path: string, settled = path) =>
    listVariantFiles({ path, route: { kind: 'notFound', path: settled, version: undefined } }).map(
      ({ file }) => file,
    );

  it('names the files of the spellings in which an address does not settle', () => {
    expect(spellings('/docs/deploy')).toEqual(['docs/deploy/index.html']);
    expect(spellings('/docs/osc', '/docs/osc/')).toEqual(['docs/osc.html']);
    expect(spellings('/docs/v7', '/docs/v7/intro')).toEqual(['docs/v7.html', 'docs/v7/index.html']);
    expect(spellings('/')).toEqual([]);
  });

  it('leaves to the page of a folder its file, which is that of a folder named index inside as well', () => {
    expect(spellings('/docs/db/index', '/docs/db/index/')).toEqual([]);
  });
});

describe('listRedirectPages', () => {
  const moved = (redirects: Record<string, string>) =>
    listRedirectPages({ ...testManifest, redirects }).map(({ path, files }) => [
      path,
      ...files.map(({ file }) => file),
    ]);

  it('writes an old address in both its spellings', () => {
    expect(moved({ '/docs/old': '/docs/deploy' })).toEqual([
      ['/docs/deploy', 'docs/old.html', 'docs/old/index.html'],
    ]);
  });

  it('leaves their files to the page of a folder, and to a folder’s old address', () => {
    expect(moved({ '/docs/index': '/docs/' })).toEqual([['/docs/', 'docs/index/index.html']]);
    expect(moved({ '/docs/old/index': '/docs/deploy', '/docs/old': '/docs/安装' })).toEqual([
      ['/docs/deploy', 'docs/old/index/index.html'],
      ['/docs/安装', 'docs/old.html', 'docs/old/index.html'],
    ]);
    expect(moved({ '/docs/old/index': '/docs/deploy' })).toEqual([
      ['/docs/deploy', 'docs/old/index.html', 'docs/old/index/index.html'],
    ]);
  });
});

it.each([
  ['docs/osc/a#b', 'docs/osc', './a#b'],
  ['docs/osc/a?x=/y/', 'docs/osc', './a?x=/y/'],
  ['docs/work', 'docs/osc', '../work'],
  ['docs/osc/', 'docs/osc', './'],
  ['docs/', 'docs', './'],
  ['docs', 'docs', '../docs'],
  ['', 'docs/osc', '../../'],
  ['', '', './'],
  ['docs/deploy', '', './docs/deploy'],
  ['docs/oscar/a', 'docs/osc', '../oscar/a'],
  ['img/a.svg', 'docs/osc/x', '../../../img/a.svg'],
])('%s seen from %s is %s', (address, folder, near) => {
  expect(relativeUrl(address, folder)).toBe(near);
  const base = new URL(`${folder}/`.replace(/^\//, ''), 'https://x.test/');
  expect(new URL(near, base).href).toBe(`https://x.test/${address}`);
});
