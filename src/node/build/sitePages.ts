// Which pages a site has, and in which files they stand.
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { pageKindOf, VISITS_PART } from '../../core/site/nav/pageKinds.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { toHash } from '../../core/site/urls/pageHref.ts';
import { findRedirect, parseUrlTarget, type UrlTarget } from '../../core/site/urls/redirects.ts';
import { findRoute, findSitePage, type Route } from '../../core/site/urls/route.ts';
import {
  NOT_FOUND_PATH,
  normalizePath,
  normalizePathname,
  siteIndex,
} from '../../core/site/urls/siteIndex.ts';
import { findUrlProblem, isUsableUrl } from '../../core/site/urls/urlProblem.ts';
import type { EngineBuild } from '../compile/engineBuild.ts';
import type { ShellAssets } from './shell.ts';

export interface Address {
  path: string;
  route: Route;
}

/** All addresses that answer with a page, each once. */
export function listUrls(manifest: Manifest): Address[] {
  // A manifest by hand may name a path that nobody can ask for: it would stop the build.
  const places = [...siteIndex(manifest).pagesByPath]
    .filter(([path]) => isUsableUrl(path))
    .map(([path, route]) => ({ path, route }));
  // A version without a root page opens at its main doc; its address must not answer 404.
  const roots = manifest.versions
    .map(({ path }) => ({ path, route: findRoute(manifest, path) }))
    .filter(({ path, route }) => route.kind === 'doc' && findSitePage(manifest, path) === undefined);
  return [...places, ...roots];
}

/** What a route's shell loads. */
export function assetsOfRoute({ scripts, styles, parts }: EngineBuild, route: Route): ShellAssets {
  const { chunks: names, shows } = pageKindOf(route);
  const needed = shows === undefined ? [...names, VISITS_PART] : names;
  const files = needed.flatMap((name) => parts.get(name) ?? []);
  const partScripts = files.filter((file) => file.endsWith('.js') && !scripts.includes(file));
  return { scripts, styles, parts: [...new Set(partScripts)] };
}

export interface ShellFile {
  /** Named from the output folder. */
  file: string;
  /** What leads from it to the site's root. */
  root: string;
}

/**
 * The file in which hosts look for what stands at a path in its settled spelling.
 * @example findShellFile('/docs/osc/') gives docs/osc/index.html (../../); findShellFile('/faq') gives faq.html (./)
 */
export function findShellFile(path: string): ShellFile {
  const names = namesOf(path);
  const up = '../'.repeat(names.length);
  if (names.length === 0) return { file: 'index.html', root: './' };
  return path.endsWith('/')
    ? { file: `${names.join('/')}/index.html`, root: up }
    : { file: `${names.join('/')}.html`, root: up.slice(3) || './' };
}

/** The files for the spellings of an address that are not the one in which its route settles. */
export function listOtherSpellings({ path, route }: Address): ShellFile[] {
  const bare = `/${namesOf(path).join('/')}`;
  if (bare === '/') return [];
  const settled = findShellFile(route.path);
  const isOfFolder = folderAround(bare) !== undefined;
  return [...(isOfFolder ? [] : [bare]), `${bare}/`]
    .map(findShellFile)
    .filter(({ file }) => file !== settled.file);
}

/**
 * The folder whose page hosts find in the file of an address, `x/index.html`.
 * @example folderAround('/docs/osc/index') === '/docs/osc'; folderAround('/docs/osc') === undefined
 */
function folderAround(bare: string): string | undefined {
  return bare.endsWith('/index') ? bare.slice(0, -'/index'.length) || '/' : undefined;
}

/** An old address, and where it leads on to. */
export interface MovedPage extends UrlTarget {
  /** The old one, normalized. */
  from: string;
  /** What stands there. */
  route: Route;
  /** The files that are asked for under the old address. */
  files: ShellFile[];
  /** Anchors that lead elsewhere. */
  anchors: Map<string, UrlTarget>;
}

/** The old addresses at which no page stands, and that lead to one. */
export function listMovedPages(manifest: Manifest): MovedPage[] {
  const moved = new Map<string, MovedPage>();
  const asked = Object.keys(manifest.redirects ?? {}).map(parseUrlTarget);
  const routeOf = ({ path }: UrlTarget) => findRoute(manifest, path);
  for (const { path } of asked) {
    const to = findRedirect(manifest, { path, anchor: '' });
    const route = to && routeOf(to);
    if (to === undefined || route === undefined || route.kind === 'notFound') continue;
    const bare = `/${namesOf(path).join('/')}`;
    if (findUrlProblem(path) !== undefined) continue;
    if (bare === '/' || bare === NOT_FOUND_PATH || routeOf({ path, anchor: '' }).kind !== 'notFound')
      continue;
    const folder = folderAround(bare);
    const isTaken =
      folder !== undefined &&
      (routeOf({ path: folder, anchor: '' }).kind !== 'notFound' ||
        findRedirect(manifest, { path: folder, anchor: '' }) !== undefined);
    const files = [...(isTaken ? [] : [bare]), `${bare}/`].map(findShellFile);
    moved.set(normalizePath(path), { ...to, from: normalizePath(path), route, files, anchors: new Map() });
  }
  for (const place of asked) {
    const to = place.anchor === '' ? undefined : findRedirect(manifest, place);
    if (to !== undefined && routeOf(to).kind !== 'notFound')
      moved.get(normalizePath(place.path))?.anchors.set(place.anchor, to);
  }
  return [...moved.values()];
}

/** Where a place is found on a host, from the site's root: its file, encoded. */
export function writeTarget(manifest: Manifest, { path, anchor }: UrlTarget): string {
  const { file } = findShellFile(findRoute(manifest, path).path);
  return encodePath(file.replace(/(?:^|\/)index\.html$/, '/')) + toHash(anchor);
}

function namesOf(path: string): string[] {
  return normalizePathname(path)
    .split('/')
    .filter((name) => name !== '' && name !== '.' && name !== '..');
}
