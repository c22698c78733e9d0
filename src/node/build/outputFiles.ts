// URLs of a site's pages, and the files that a static host serves for them.
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { NAVIGATION_CHUNK, pageKindOf } from '../../core/site/nav/pageKinds.ts';
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

export interface Address {
  path: string;
  route: Route;
}

/** All URL paths with a page, without duplicates. */
export function listPageUrls(manifest: Manifest): Address[] {
  // A handwritten manifest may have a path that is not a valid URL; it must not stop the build.
  const pages = [...siteIndex(manifest).pagesByPath]
    .filter(([path]) => isUsableUrl(path))
    .map(([path, route]) => ({ path, route }));
  // A version without a root page renders its main doc at its root URL.
  const roots = manifest.versions
    .map(({ path }) => ({ path, route: findRoute(manifest, path) }))
    .filter(({ path, route }) => route.kind === 'doc' && findSitePage(manifest, path) === undefined);
  return [...pages, ...roots];
}

/** Paths from the site's root. */
export interface ShellAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Scripts of the lazy chunks that the page's component needs. */
  parts: readonly string[];
}

/** Assets that a route's shell loads. */
export function assetsOfRoute({ scripts, styles, parts }: EngineBuild, route: Route): ShellAssets {
  const { chunks: names, shows } = pageKindOf(route);
  const needed = shows === undefined ? [...names, NAVIGATION_CHUNK] : names;
  const files = needed.flatMap((name) => parts.get(name) ?? []);
  const partScripts = files.filter((file) => file.endsWith('.js') && !scripts.includes(file));
  return { scripts, styles, parts: [...new Set(partScripts)] };
}

export interface ShellFile {
  /** Path in the output folder. */
  file: string;
  /** Relative URL from the file to the site's root. */
  root: string;
}

/**
 * The file that a static host serves for a canonical path.
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

/** Files of those equivalent URLs (`/x`, `/x/`, `/x/index`) that are not the canonical URL. */
export function listVariantFiles({ path, route }: Address): ShellFile[] {
  const bare = `/${namesOf(path).join('/')}`;
  if (bare === '/') return [];
  const settled = findShellFile(route.path);
  const isOfFolder = folderAround(bare) !== undefined;
  return [...(isOfFolder ? [] : [bare]), `${bare}/`]
    .map(findShellFile)
    .filter(({ file }) => file !== settled.file);
}

/**
 * The folder whose index file, `x/index.html`, has the path of a page.
 * @example folderAround('/docs/osc/index') === '/docs/osc'; folderAround('/docs/osc') === undefined
 */
function folderAround(bare: string): string | undefined {
  return bare.endsWith('/index') ? bare.slice(0, -'/index'.length) || '/' : undefined;
}

/** A redirect from an old URL. */
export interface RedirectPage extends UrlTarget {
  /** Old path, normalized. */
  from: string;
  /** Route of the target. */
  route: Route;
  /** Files that hosts serve for the old URL. */
  files: ShellFile[];
  /** Anchors with targets of their own. */
  anchors: Map<string, UrlTarget>;
}

/** Redirects of the manifest from paths without a page to existing pages. */
export function listRedirectPages(manifest: Manifest): RedirectPage[] {
  const moved = new Map<string, RedirectPage>();
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

/** Encoded URL of a redirect's target, relative to the site's root and with the trailing slash of its file. */
export function redirectTarget(manifest: Manifest, { path, anchor }: UrlTarget): string {
  const { file } = findShellFile(findRoute(manifest, path).path);
  return encodePath(file.replace(/(?:^|\/)index\.html$/, '/')) + toHash(anchor);
}

function namesOf(path: string): string[] {
  return normalizePathname(path)
    .split('/')
    .filter((name) => name !== '' && name !== '.' && name !== '..');
}

/**
 * Shortest relative URL on a page: most links of a page are to its neighbours.
 * @param address URL from the site's root
 * @param folder of the page's file from the root, without slashes at its ends
 * @example relativeUrl('docs/osc/a#b', 'docs/osc') === './a#b'; relativeUrl('docs/work', 'docs/osc') === '../work'
 * @example relativeUrl('docs/', 'docs') === './'; relativeUrl('', 'docs/osc') === '../../'
 */
export function relativeUrl(address: string, folder: string): string {
  const here = folder === '' ? '' : `${folder}/`;
  const end = address.search(/[?#]/);
  const most = Math.min(here.length, end < 0 ? address.length : end);
  let shared = 0;
  for (let at = 0; at < most && here[at] === address[at]; at += 1) if (here[at] === '/') shared = at + 1;
  const way = '../'.repeat(here.slice(shared).split('/').length - 1) || './';
  return way + address.slice(shared);
}
