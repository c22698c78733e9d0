// Prerenders pages for their shells and caches them on disk by a hash of their inputs. The prerendered page is
// visible before scripts load, and to clients without scripts.

import { join, relative } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { unfoldIncludes } from '../../core/document/includes/unfoldIncludes.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import type { PrerenderTask, RenderedPage } from '../../core/site/manifest/prerenderWorker.ts';
import { pageKindOf } from '../../core/site/nav/pageKinds.ts';
import { createSlicer } from '../../core/site/shards/pageSlice.ts';
import { homePath } from '../../core/site/urls/localePaths.ts';
import { entryOfRoute, fileOfRoute, type Route } from '../../core/site/urls/route.ts';
import { LruCache } from '../../lib/lruCache.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { PagePool, PrerenderEngine } from '../compile/prerenderPool.ts';
import { hashDiagramCode } from '../diagrams/diagramBundle.ts';
import { openDiagramRenderer } from '../diagrams/diagramRenderer.ts';
import { type CacheRecord, openBucket, openRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { findCachedDoc, hashBuildCode } from '../pageIndex/pageCache.ts';
import { readExpandedText, readRouteMetadata } from '../pageIndex/pageMetadata.ts';
import { sharedFields } from './sharedFields.ts';

export interface PageRenderer {
  /** Cache key of a rendered page, a hash of its inputs; undefined where it is not cached. */
  keyOf: (route: Route) => Promise<string | undefined>;
  /** Number of routes to render; call it before render(), since the number of threads depends on it. */
  countUncached: (routes: readonly Route[]) => Promise<number>;
  /** Whether a page has diagrams, which worker processes render first. */
  hasDiagrams: (route: Route) => Promise<boolean>;
  /** Renders a route's page; undefined where it is cached. Rejects where the page cannot be rendered. */
  render: (route: Route) => Promise<RenderedPage | undefined>;
  /** Reads a rendered page from the cache. */
  read: (route: Route) => Promise<RenderedPage | undefined>;
  /** Number of pages that this build rendered. */
  countRendered: () => number;
  /** Ends the threads; read() still works. */
  close: () => Promise<void>;
  /** Removes pages that this build did not use from the cache, and saves the keys of the others. */
  removeUnused: () => Promise<void>;
}

/** @param cache folder of the disk cache */
export async function createPageRenderer(
  { siteDir, manifest }: { siteDir: string; manifest: Manifest },
  engine: PrerenderEngine,
  cache: string,
): Promise<PageRenderer> {
  // A path relative to the cache is the same in every clone.
  const site = shortHash(relative(cache, siteDir) + manifest.site.baseUrl + homePath(manifest));
  const pages = openBucket(join(cache, 'snapshots'), site);
  const cached = new Set(pages.keys());
  const used = new Set<string>();
  const keys = await openSnapshotKeys({
    siteDir,
    manifest,
    engineHash: engine.hash,
    record: openRecord(join(cache, 'snapshotKeys'), site),
  });
  const diagrams = openDiagramRenderer();
  let pool: PagePool | undefined;
  let expected = 0;
  let rendered = 0;

  const keyOf = async (route: Route) => {
    const name = await keys.keyOf(route).catch(() => undefined);
    return name !== undefined && cached.has(name) ? name : undefined;
  };

  return {
    keyOf,
    async countUncached(routes) {
      if (cached.size === 0) {
        // With an empty cache every page is rendered: no keys are computed.
        expected = routes.filter((route) => pageKindOf(route).shows !== undefined).length;
        return expected;
      }
      const found = await mapLimit(routes, (route) => keys.keyOf(route).catch(() => undefined));
      expected = found.filter((name) => name !== undefined && !cached.has(name)).length;
      return expected;
    },
    async hasDiagrams(route) {
      const metadata = await readRouteMetadata(siteDir, route, manifest).catch(() => undefined);
      return metadata !== undefined && metadata.diagrams.length > 0;
    },
    async render(route) {
      const name = await keys.keyOf(route);
      if (name === undefined) return undefined;
      used.add(name);
      if (cached.has(name)) return undefined;
      const own = await keys.slice(route);
      if (own === undefined) return undefined;
      const file = fileOfRoute(route);
      const doc = file === undefined ? undefined : await readDoc(siteDir, file, manifest);
      const metadata = await readRouteMetadata(siteDir, route, manifest);
      const drawings = metadata && (await diagrams.render(metadata.diagrams.map(({ source }) => source)));
      pool ??= engine.open(expected);
      const page = await pool.renderPage({ path: route.path, manifest: own, doc, drawings });
      pages.set(name, page);
      cached.add(name);
      rendered += 1;
      return page;
    },
    async read(route) {
      const name = await keyOf(route);
      if (name === undefined) return undefined;
      const page = pages.get<RenderedPage>(name);
      if (page === undefined) throw new Error(buildMessages.errors.unreadableSnapshot(route.path));
      return page;
    },
    countRendered: () => rendered,
    close: async () => void (await Promise.all([pool?.close(), diagrams.close()])),
    async removeUnused() {
      pages.remove([...cached].filter((name) => !used.has(name)));
      await keys.save();
    },
  };
}

async function readDoc(siteDir: string, file: string, manifest: Manifest): Promise<PrerenderTask['doc']> {
  const { text, dialects } = await readExpandedText(siteDir, file, manifest);
  return { file, text, dialects, parsed: findCachedDoc(text, dialects) };
}

interface SnapshotKeys {
  /** JSON of the part of the manifest that a route's page embeds; undefined for routes that are not prerendered. */
  slice: (route: Route) => Promise<string | undefined>;
  /** Undefined for routes that are not prerendered. */
  keyOf: (route: Route) => Promise<string | undefined>;
  /** Records all keys of keyOf() calls. */
  save: () => Promise<void>;
}

interface SnapshotKeysInput {
  siteDir: string;
  manifest: Manifest;
  /** Hash of the prerenderer. */
  engineHash: string;
  record: CacheRecord<KeyRecord>;
}

/**
 * Hash of the inputs of one page, and its cache key. The record's `frame` is the hash of the inputs that all pages
 * share.
 */
type KnownKey = readonly [from: string, key: string];

export interface KeyRecord {
  /** Hash of the inputs that all pages share. */
  frame: string;
  pages: Readonly<Record<string, KnownKey>>;
}

export async function openSnapshotKeys({
  siteDir,
  manifest,
  engineHash,
  record,
}: SnapshotKeysInput): Promise<SnapshotKeys> {
  const sliceFor = createSlicer(manifest);
  const { values, elements } = manifest.site;
  const needsText = values !== undefined || elements !== undefined;
  const drawingCode = await hashDiagramCode();
  // Contains the hash of the build's code: changed code may embed another part of the manifest.
  const frame = shortHash(
    JSON.stringify([await hashBuildCode(), engineHash, drawingCode, sharedFields(manifest)]),
  );
  const earlier = record.get();
  const known: KeyRecord['pages'] = earlier?.frame === frame ? earlier.pages : {};
  const found = new Map<string, Promise<KnownKey | undefined>>();

  const cut = async (route: Route): Promise<string | undefined> => {
    if (pageKindOf(route).shows === undefined) return undefined;
    const file = fileOfRoute(route);
    const own = sliceFor(
      route,
      (await readRouteMetadata(siteDir, route, manifest))?.links.map(({ href }) => href),
      file === undefined || !needsText
        ? undefined
        : unfoldIncludes((await readExpandedText(siteDir, file)).text),
    );
    return JSON.stringify(own);
  };
  // keyOf() and slice() of a page are called soon after each other.
  const lastCut = new LruCache<string, Promise<string | undefined>>(16);
  const slice = (route: Route): Promise<string | undefined> => {
    const found = lastCut.get(route.path) ?? cut(route);
    lastCut.set(route.path, found);
    return found;
  };
  const lookUp = async (route: Route): Promise<KnownKey | undefined> => {
    if (pageKindOf(route).shows === undefined) return undefined;
    const metadata = await readRouteMetadata(siteDir, route, manifest);
    const from = shortHash(JSON.stringify([entryOfRoute(route), metadata?.hash]));
    const last = known[route.path];
    if (last?.[0] === from) return last;
    const diagramCode = metadata?.diagrams.length ? drawingCode : undefined;
    const parts = [engineHash, route.path, await slice(route), metadata?.hash, diagramCode];
    return [from, shortHash(JSON.stringify(parts))];
  };

  return {
    slice,
    async keyOf(route) {
      const key = found.get(route.path) ?? lookUp(route);
      found.set(route.path, key);
      return (await key)?.[1];
    },
    async save() {
      const pages: Record<string, KnownKey> = {};
      for (const [path, pending] of found) {
        const key = await pending.catch(() => undefined);
        if (key !== undefined) pages[path] = key;
      }
      record.set({ frame, pages });
    },
  };
}
