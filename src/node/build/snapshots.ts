// The text of each page, drawn ahead for its shell: visible before the scripts have come, and
// to readers and machines that run none.
import { join, relative } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import type { PrerenderTask, RenderedPage } from '../../core/site/manifest/prerender.ts';
import { pageKindOf } from '../../core/site/nav/pageKinds.ts';
import { fileOfRoute, type Route } from '../../core/site/urls/route.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { PagePool, PrerenderEngine } from '../compile/prerenderPool.ts';
import { openDiagramDrawer } from '../diagrams/openDiagramDrawer.ts';
import { openBucket, openRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { findCachedDoc } from '../pageIndex/pageCache.ts';
import { readExpandedText, readRouteMetadata } from '../pageIndex/pageMetadata.ts';
import { openPageNames } from './pageNames.ts';

export interface SnapshotDrawer {
  /** Hash of all that a drawn page is made of; undefined where nothing has been drawn. */
  madeOf: (route: Route) => Promise<string | undefined>;
  /** How many of these routes have a page to be drawn; to be asked before the first one is. */
  countNew: (routes: readonly Route[]) => Promise<number>;
  /** Whether a route's page shows diagrams: these are drawn elsewhere, and its page waits for them. */
  hasDiagrams: (route: Route) => Promise<boolean>;
  /**
   * Draws a route's page unless it is remembered; gives what it has drawn. Rejects with what is wrong with the page.
   */
  draw: (route: Route) => Promise<RenderedPage | undefined>;
  /** What was drawn, now or earlier. */
  read: (route: Route) => Promise<RenderedPage | undefined>;
  /** How many were drawn, not remembered. */
  drawn: () => number;
  /** Ends the drawing; what was drawn can still be read. */
  close: () => Promise<void>;
  /** Forgets the pages that nobody has drawn, and remembers the names of the others; to be called last. */
  forgetOthers: () => Promise<void>;
}

/**
 * Draws the pages of a site. What has not changed since the last build is not drawn again.
 * @param cache folder of the disk cache
 */
export async function createSnapshotDrawer(
  { siteDir, manifest }: { siteDir: string; manifest: Manifest },
  engine: PrerenderEngine,
  cache: string,
): Promise<SnapshotDrawer> {
  // Seen from the cache: the same in every clone.
  const site = shortHash(relative(cache, siteDir) + manifest.site.baseUrl);
  const pages = openBucket(join(cache, 'snapshots'), site);
  const remembered = new Set(pages.keys());
  const used = new Set<string>();
  const names = await openPageNames({
    siteDir,
    manifest,
    engineHash: engine.hash,
    record: openRecord(join(cache, 'pageNames'), site),
  });
  const diagrams = openDiagramDrawer();
  let pool: PagePool | undefined;
  let expected = 0;
  let drawn = 0;

  const madeOf = async (route: Route) => {
    const name = await names.nameOf(route).catch(() => undefined);
    return name !== undefined && remembered.has(name) ? name : undefined;
  };

  return {
    madeOf,
    async countNew(routes) {
      if (remembered.size === 0) {
        // Nobody need ask for names to know it.
        expected = routes.filter((route) => pageKindOf(route).shows !== undefined).length;
        return expected;
      }
      const found = await mapLimit(routes, (route) => names.nameOf(route).catch(() => undefined));
      expected = found.filter((name) => name !== undefined && !remembered.has(name)).length;
      return expected;
    },
    async hasDiagrams(route) {
      const facts = await readRouteMetadata(siteDir, route).catch(() => undefined);
      return facts !== undefined && facts.diagrams.length > 0;
    },
    async draw(route) {
      const name = await names.nameOf(route);
      if (name === undefined) return undefined;
      used.add(name);
      if (remembered.has(name)) return undefined;
      const own = await names.slice(route);
      if (own === undefined) return undefined;
      const file = fileOfRoute(route);
      const doc = file === undefined ? undefined : await readDoc(siteDir, file);
      const facts = await readRouteMetadata(siteDir, route);
      const drawings = facts && (await diagrams.draw(facts.diagrams.map(({ source }) => source)));
      pool ??= engine.open(expected);
      const drawnPage = await pool.draw({ path: route.path, manifest: own, doc, drawings });
      pages.set(name, drawnPage);
      remembered.add(name);
      drawn += 1;
      return drawnPage;
    },
    async read(route) {
      const name = await madeOf(route);
      if (name === undefined) return undefined;
      const page = pages.get<RenderedPage>(name);
      if (page === undefined) throw new Error(`缓存里的页面 ${route.path} 无法读取，请再构建一次`);
      return page;
    },
    drawn: () => drawn,
    close: async () => void (await Promise.all([pool?.close(), diagrams.close()])),
    async forgetOthers() {
      pages.remove([...remembered].filter((name) => !used.has(name)));
      await names.save();
    },
  };
}

async function readDoc(siteDir: string, file: string): Promise<PrerenderTask['doc']> {
  const { text } = await readExpandedText(siteDir, file);
  return { file, text, parsed: findCachedDoc(text) };
}
