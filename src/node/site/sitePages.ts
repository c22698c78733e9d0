// Which pages a site has, and in which files they stand.
import type { Manifest } from '../../core/model/manifest.ts';
import { pageKindOf } from '../../core/nav/pageKinds.ts';
import { decodeSafely } from '../../core/paths/filePath.ts';
import { findPlace, findRoute, type Route } from '../../core/paths/route.ts';
import { normalizePath, siteIndex } from '../../core/paths/siteIndex.ts';
import type { EngineBuild } from '../engine/compile.ts';
import type { ShellAssets } from './shell.ts';

export interface Address {
  path: string;
  route: Route;
}

/** All addresses that answer with a page, each once. */
export function listAddresses(manifest: Manifest): Address[] {
  const places = [...siteIndex(manifest).places].map(([path, route]) => ({ path, route }));
  // A version without a root page opens at its main doc; its address must not answer 404.
  const roots = manifest.versions
    .map(({ path }) => ({ path, route: findRoute(manifest, path) }))
    .filter(({ path, route }) => route.kind === 'doc' && findPlace(manifest, path) === undefined);
  return [...places, ...roots];
}

/** What a route's shell loads. */
export function assetsOfRoute({ scripts, styles, parts }: EngineBuild, route: Route): ShellAssets {
  const files = pageKindOf(route).parts.flatMap((name) => parts.get(name) ?? []);
  const preloads = files.filter((file) => file.endsWith('.js') && !scripts.includes(file));
  return { scripts, styles, preloads: [...new Set(preloads)] };
}

export interface ShellFile {
  /** Named from the output folder. */
  file: string;
  /** What leads from it to the site's root. */
  root: string;
}

/**
 * The files in which hosts look for a page, and the way from each to the site's root.
 * @example listShellFiles('/docs/osc/') gives docs/osc.html (../) and docs/osc/index.html (../../)
 */
export function listShellFiles(path: string): ShellFile[] {
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
