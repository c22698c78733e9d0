// Which pages a site has, what their shells say, and in which files they stand.
import type { Manifest } from '../core/model/manifest.ts';
import { decodeSafely } from '../core/paths/filePath.ts';
import { findRoute, type Route } from '../core/paths/route.ts';
import { normalizePath, siteIndex } from '../core/paths/siteIndex.ts';
import type { EngineBuild } from './compile.ts';
import type { ShellAssets, ShellPage } from './shell.ts';

/** Names of the lazy parts (`webpackChunkName`) that a page draws itself with. */
const PARTS_OF_PAGE: Record<Route['kind'], readonly string[]> = {
  home: ['home'],
  doc: ['docs'],
  category: ['docs'],
  page: ['docs'],
  redirect: ['docs'],
  notFound: [],
};

/** All addresses that answer with a page, each once. */
export function listAddresses(manifest: Manifest): { path: string; route: Route }[] {
  const places = [...siteIndex(manifest).places].map(([path, route]) => ({ path, route }));
  // A version without a root page opens at its main doc; its address must not answer 404.
  const roots = manifest.versions
    .map(({ path }) => ({ path, route: findRoute(manifest, path) }))
    .filter(({ route }) => route.kind === 'redirect');
  return [...places, ...roots];
}

/** What the shell of a route says. */
export function describeRoute(manifest: Manifest, route: Route): ShellPage {
  switch (route.kind) {
    case 'home':
      return { path: '/' };
    case 'doc':
    case 'page': {
      const { title, description, file, draft, unlisted } = route.kind === 'doc' ? route.doc : route.page;
      const isOldVersion = route.kind === 'doc' && route.version.noIndex;
      return { path: route.path, title, description, file, noIndex: isOldVersion || draft || unlisted };
    }
    case 'category': {
      const { category, index, version } = route;
      const description = index.description ?? category.description;
      return {
        path: route.path,
        title: index.title ?? category.label,
        description,
        noIndex: version.noIndex,
      };
    }
    case 'redirect': {
      const target = findRoute(manifest, route.path);
      return target.kind === 'redirect' ? { path: route.path } : describeRoute(manifest, target);
    }
    case 'notFound':
      return { path: '/404', title: '找不到页面', noIndex: true };
  }
}

/** What a route's shell loads. */
export function assetsOfRoute({ scripts, styles, parts }: EngineBuild, route: Route): ShellAssets {
  const files = PARTS_OF_PAGE[route.kind].flatMap((name) => parts.get(name) ?? []);
  const preloads = files.filter((file) => file.endsWith('.js') && !scripts.includes(file));
  return { scripts, styles, preloads: [...new Set(preloads)] };
}

/**
 * The files in which hosts look for a page, and the way from each to the site's root.
 * @example listShellFiles('/docs/osc/') gives docs/osc.html (../) and docs/osc/index.html (../../)
 */
export function listShellFiles(path: string): { file: string; root: string }[] {
  const names = normalizePath(decodeSafely(path))
    .split('/')
    .filter((name) => name !== '' && name !== '.' && name !== '..');
  if (names.length === 0) return [{ file: 'index.html', root: './' }];
  const base = names.join('/');
  const up = '../'.repeat(names.length);
  return [
    { file: `${base}.html`, root: up.slice(3) || './' },
    { file: `${base}/index.html`, root: up },
  ];
}
