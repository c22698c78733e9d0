import { describe, expect, it } from 'vitest';
import { findRoute } from '../../../../src/core/paths/route.ts';
import { assetsOfRoute, listAddresses, listShellFiles } from '../../../../src/node/site/sitePages.ts';
import { testManifest } from '../../../support/testManifest.ts';

describe('listAddresses', () => {
  it('lists everything that answers with a page, the roots of versions without a root page included', () => {
    expect(listAddresses(testManifest).map(({ path }) => path)).toEqual([
      '/docs',
      '/docs/deploy',
      '/docs/安装',
      '/docs/category/渠道',
      '/docs/v7/old',
      '/docs/v6/deploy',
      '/docs/v6/gone',
      '/docs/v6/category/渠道',
      '/about',
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
  const preloadsOf = (path: string) => assetsOfRoute(engine, findRoute(testManifest, path)).preloads;

  it('loads ahead the scripts that the page will ask for', () => {
    expect(preloadsOf('/docs/deploy')).toEqual(['assets/shared.js', 'assets/docs.js']);
    expect(preloadsOf('/')).toEqual(['assets/home.js']);
    expect(preloadsOf('/none')).toEqual([]);
  });
});

describe('listShellFiles', () => {
  it('names the files of all spellings of a path, and the way back to the root from each', () => {
    expect(listShellFiles('/docs/osc/')).toEqual([
      { file: 'docs/osc.html', root: '../' },
      { file: 'docs/osc/index.html', root: '../../' },
    ]);
    expect(listShellFiles('/docs')).toEqual([
      { file: 'docs.html', root: './' },
      { file: 'docs/index.html', root: '../' },
    ]);
    expect(listShellFiles('/')).toEqual([{ file: 'index.html', root: './' }]);
  });

  it('writes Chinese names plain and stays inside the folder', () => {
    expect(listShellFiles('/docs/%E5%AE%89%E8%A3%85')[0]?.file).toBe('docs/安装.html');
    expect(listShellFiles('/../x')[0]?.file).toBe('x.html');
  });
});
