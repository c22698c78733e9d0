// From the path of an address to what is shown there.
import type { Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import { listSidebarIds } from '../nav/sidebarItems.ts';
import { decodeSafely } from './filePath.ts';
import { type MarkdownPlace, normalizePath, type Place, plainPath, siteIndex } from './siteIndex.ts';

/** The writer's desk of a page: core/site/urls/lateRoutes.ts recognises it. */
export interface EditRoute {
  kind: 'edit';
  path: string;
  page: MarkdownPlace;
}

/** What an address shows. Its `path` is where the address settles, decoded. */
export type Route = Place | EditRoute | { kind: 'notFound'; path: string; version: Version | undefined };

/** A place in the site, and the manifest that knows it: the whole one, or as much as has been read. */
export interface Located {
  manifest: Manifest;
  route: Route;
  /** Of an old address: what takes the place of path and hash. */
  to?: ((hash: string) => { pathname: string; hash: string }) | undefined;
}

/**
 * Decides what an address shows. `/x`, `/x/`, `/x.html` and `/x/index.html` are the same page.
 * @param pathname path without the base, raw or percent-encoded
 */
export function findRoute(manifest: Manifest, pathname: string): Route {
  const place = findPlace(manifest, pathname);
  if (place !== undefined) return place;
  const version = findVersionByPath(manifest, pathname);
  const main = version && findMainDoc(version);
  // A version without an index page opens at its main doc.
  if (version !== undefined && main !== undefined && normalizePath(pathname) === normalizePath(version.path))
    return { kind: 'doc', path: main.path, version, entry: main };
  return { kind: 'notFound', path: decodeSafely(pathname), version };
}

/** The spelling in which a route's address settles; undefined where it is spelled so already. */
export function settledPath(route: Route, pathname: string): string | undefined {
  return route.path === decodeSafely(pathname) ? undefined : route.path;
}

/** The markdown file that a route shows. */
export function fileOfRoute(route: Route): string | undefined {
  return entryOfRoute(route)?.file;
}

/** What the manifest says of the page of markdown that a route shows. */
export function entryOfRoute(route: Route): PageEntry | undefined {
  return 'entry' in route ? route.entry : undefined;
}

/** The version that a route belongs to, whether it has a page or not. */
export function versionOfRoute(route: Route): Version | undefined {
  return 'version' in route ? route.version : undefined;
}

/** The name of the sidebar that shows a route's page. */
export function sidebarOfRoute(route: Route): string | undefined {
  if (route.kind === 'category') return route.sidebar;
  return route.kind === 'doc' ? route.entry.sidebar : undefined;
}

/** What stands at a path in any of its spellings. */
export function findPlace(manifest: Manifest, pathname: string): Place | undefined {
  const { places } = siteIndex(manifest);
  const path = normalizePath(pathname);
  return places.get(path) ?? places.get(plainPath(pathname)) ?? places.get(decodeSafely(path));
}

/** The version whose path is the longest one that the address starts with. */
export function findVersionByPath(manifest: Manifest, pathname: string): Version | undefined {
  const path = `${plainPath(pathname)}/`;
  return manifest.versions
    .filter((version) => path.startsWith(`${normalizePath(version.path)}/`.replace('//', '/')))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The doc that a version opens with: its root page, else the first one of its first sidebar that is listed. */
export function findMainDoc(version: Version) {
  const { docs, mainDocId } = version;
  const root = normalizePath(version.path);
  return (
    docs.find(({ id }) => id === mainDocId) ??
    docs.find(({ path }) => normalizePath(path) === root) ??
    findFirstListed(version) ??
    docs[0]
  );
}

function findFirstListed({ docs, sidebars }: Version) {
  const listed = docs.filter(({ unlisted }) => !unlisted);
  for (const id of listSidebarIds(Object.values(sidebars)[0] ?? [])) {
    const doc = listed.find((candidate) => candidate.id === id);
    if (doc !== undefined) return doc;
  }
  return listed[0];
}

/** The version that is shown where the address names none. */
export function latestVersion(manifest: Manifest): Version {
  // The schema asks for one version at least.
  return manifest.versions.find((version) => version.isLast) ?? (manifest.versions[0] as Version);
}
