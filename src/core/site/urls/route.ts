// Resolves URL paths to routes.
import type { Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import { listSidebarIds } from '../nav/sidebarItems.ts';
import { decodeSafely } from './filePath.ts';
import {
  type MarkdownPage,
  normalizePath,
  normalizePathname,
  type SitePage,
  siteIndex,
} from './siteIndex.ts';

/** Route of a page's editor; core/site/urls/editorRoute.ts parses it. */
export interface EditRoute {
  kind: 'edit';
  path: string;
  page: MarkdownPage;
}

/** The target of a URL; `path` is the decoded canonical path. */
export type Route = SitePage | EditRoute | { kind: 'notFound'; path: string; version: Version | undefined };

/** A route with the manifest in which it was found. */
export interface Located {
  manifest: Manifest;
  route: Route;
  /** Set after a redirect: maps the hash of the former URL to the new path and hash. */
  to?: ((hash: string) => { pathname: string; hash: string }) | undefined;
}

/**
 * Resolves a path to a route. `/x`, `/x/`, `/x.html` and `/x/index.html` are the same page.
 * @param pathname path without the base, raw or percent-encoded
 */
export function findRoute(manifest: Manifest, pathname: string): Route {
  const page = findSitePage(manifest, pathname);
  if (page !== undefined) return page;
  const version = findVersionByPath(manifest, pathname);
  const main = version && findMainDoc(version);
  // The root of a version without an index page resolves to the main doc.
  if (version !== undefined && main !== undefined && normalizePath(pathname) === normalizePath(version.path))
    return { kind: 'doc', path: main.path, version, entry: main };
  return { kind: 'notFound', path: decodeSafely(pathname), version };
}

/** Canonical path of a route; undefined if the URL already has the canonical path. */
export function findCanonicalPath(route: Route, pathname: string): string | undefined {
  return route.path === decodeSafely(pathname) ? undefined : route.path;
}

/** Markdown file of a route. */
export function fileOfRoute(route: Route): string | undefined {
  return entryOfRoute(route)?.file;
}

/** Manifest entry of a route's markdown page. */
export function entryOfRoute(route: Route): PageEntry | undefined {
  return 'entry' in route ? route.entry : undefined;
}

/** Version of a route; a `notFound` route may have a version too. */
export function versionOfRoute(route: Route): Version | undefined {
  return 'version' in route ? route.version : undefined;
}

/** Name of the sidebar that lists a route's page. */
export function sidebarOfRoute(route: Route): string | undefined {
  if (route.kind === 'category') return route.sidebar;
  return route.kind === 'doc' ? route.entry.sidebar : undefined;
}

/** Finds the page at a path, raw or percent-encoded, with or without `.html`, trailing slash or `/index.html`. */
export function findSitePage(manifest: Manifest, pathname: string): SitePage | undefined {
  const { pagesByPath } = siteIndex(manifest);
  const path = normalizePath(pathname);
  return (
    pagesByPath.get(path) ??
    pagesByPath.get(normalizePathname(pathname)) ??
    pagesByPath.get(decodeSafely(path))
  );
}

/** The version with the longest path that is a prefix of the URL. */
export function findVersionByPath(manifest: Manifest, pathname: string): Version | undefined {
  const path = `${normalizePathname(pathname)}/`;
  return manifest.versions
    .filter((version) => path.startsWith(`${normalizePath(version.path)}/`.replace('//', '/')))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The configured main doc of a version, else the doc at its root path, else the first doc of its first sidebar. */
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

/** The version marked as last, else the first version. */
export function latestVersion(manifest: Manifest): Version {
  // The schema requires at least one version.
  return manifest.versions.find((version) => version.isLast) ?? (manifest.versions[0] as Version);
}

/** Identifies a page across versions; a category's page has no id. */
interface VersionPage {
  version: Version;
  id?: string | undefined;
  path: string;
}

/** Finds the counterpart of a page in another version: by id, else by path. */
export function findCounterpart(
  manifest: Manifest,
  version: Version,
  page: VersionPage,
): Extract<SitePage, { version: Version }> | undefined {
  const entry = version.docs.find(({ id }) => id === page.id);
  if (entry !== undefined) return { kind: 'doc', path: entry.path, version, entry };
  const samePath = normalizePath(version.path + page.path.slice(page.version.path.length));
  const found = siteIndex(manifest).pagesByPath.get(samePath);
  return found && 'version' in found && found.version === version ? found : undefined;
}

/** The part of the site that a manifest lists: one page, the loaded shards of a large site, or the complete site. */
export function coverageOf({ coverage, parts }: Manifest): 'page' | 'shards' | 'site' {
  return coverage?.of ?? (parts === undefined ? 'site' : 'shards');
}

/** Locates a URL without a request; undefined if the loaded manifest does not cover the URL or has no page for it. */
export function locateInManifest(manifest: Manifest, pathname: string): Located | undefined {
  const route = findRoute(manifest, pathname);
  const { coverage } = manifest;
  const isCovered = coverage?.of === 'page' ? route.path === coverage.path : coverageOf(manifest) === 'site';
  return route.kind !== 'notFound' && isCovered ? { manifest, route } : undefined;
}
