// The text of each page, drawn ahead for its shell: visible before the scripts have come, and
// to readers and machines that run none.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { unfoldIncludes } from '../../core/markdown/unfoldIncludes.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import type { DrawnPage } from '../../core/model/prerender.ts';
import { pageKindOf } from '../../core/nav/pageKinds.ts';
import { createSlicer } from '../../core/parts/pageSlice.ts';
import { entryOfRoute, fileOfRoute, type Route } from '../../core/paths/route.ts';
import { hashDrawingCode } from '../diagrams/drawingBundle.ts';
import { openDiagramDrawer } from '../diagrams/openDiagramDrawer.ts';
import type { PagePool, PrerenderEngine } from '../engine/prerenderEngine.ts';
import { readWholeFacts, readWholeText } from '../facts/wholeText.ts';
import { keepFile } from '../lib/keepFile.ts';
import { shortHash } from '../lib/shortHash.ts';

export interface SnapshotDrawer {
  /** Hash of all that a drawn page is made of; undefined where nothing has been drawn. */
  madeOf: (route: Route) => Promise<string | undefined>;
  /** Whether there is nothing to draw. */
  isRemembered: (route: Route) => Promise<boolean>;
  /** Draws a route's page unless it is remembered. Rejects with what is wrong with the page. */
  draw: (route: Route) => Promise<void>;
  /** What was drawn. */
  read: (route: Route) => Promise<DrawnPage | undefined>;
  /** How many were drawn, not remembered. */
  drawn: () => number;
  /** Ends the drawing; what was drawn can still be read. */
  close: () => Promise<void>;
  /** Forgets the pages that nobody has drawn; to be called last. */
  forgetOthers: () => Promise<void>;
}

/**
 * Draws the pages of a site. What has not changed since the last build is not drawn again.
 * @param cache folder in which the pages of all sites are remembered
 */
export async function createSnapshotDrawer(
  { siteDir, manifest }: { siteDir: string; manifest: Manifest },
  engine: PrerenderEngine,
  cache: string,
): Promise<SnapshotDrawer> {
  // Seen from the cache: the same in every clone.
  const folder = join(cache, shortHash(relative(cache, siteDir) + manifest.site.baseUrl));
  await mkdir(folder, { recursive: true });
  const remembered = new Set(await readdir(folder));
  const used = new Set<string>();
  const sliceFor = createSlicer(manifest);
  const diagrams = openDiagramDrawer();
  const drawingCode = await hashDrawingCode();
  let pool: PagePool | undefined;
  let drawn = 0;

  const factsOf = (route: Route) => {
    const entry = entryOfRoute(route);
    return entry && readWholeFacts(siteDir, entry.file);
  };
  const textOf = async (file: string) => (await readWholeText(siteDir, file)).text;
  /** As much of the manifest as a route's page brings with it; undefined for routes whose shells stay empty. */
  const slice = async (route: Route): Promise<Manifest | undefined> => {
    if (pageKindOf(route).shows === undefined) return undefined;
    const file = fileOfRoute(route);
    return sliceFor(
      route,
      (await factsOf(route))?.links.map(({ href }) => href),
      file === undefined || manifest.site.values === undefined
        ? undefined
        : unfoldIncludes(await textOf(file)),
    );
  };
  /** The name under which a route's page is remembered: what it is made of. */
  const lookUp = async (route: Route) => {
    const own = await slice(route);
    if (own === undefined) return undefined;
    const facts = await factsOf(route);
    const drawn = facts?.diagrams.length ? drawingCode : undefined;
    return shortHash(JSON.stringify([engine.hash, route.path, own, facts?.hash, drawn]));
  };
  const names = new Map<string, Promise<string | undefined>>();
  const nameOf = (route: Route) => {
    const name = names.get(route.path) ?? lookUp(route);
    names.set(route.path, name);
    return name;
  };

  const madeOf = async (route: Route) => {
    const name = await nameOf(route).catch(() => undefined);
    return name !== undefined && remembered.has(name) ? name : undefined;
  };

  return {
    madeOf,
    async isRemembered(route) {
      const name = await nameOf(route).catch(() => undefined);
      return name === undefined || remembered.has(name);
    },
    async draw(route) {
      const name = await nameOf(route);
      if (name === undefined) return;
      used.add(name);
      if (remembered.has(name)) return;
      const own = await slice(route);
      if (own === undefined) return;
      const file = fileOfRoute(route);
      const doc = file === undefined ? undefined : { file, text: await textOf(file) };
      const sources = (await factsOf(route))?.diagrams.map(({ source }) => source);
      const drawings = sources && (await diagrams.draw(sources));
      pool ??= engine.open();
      const drawnPage = await pool.draw({ path: route.path, manifest: own, doc, drawings });
      await keepFile(join(folder, name), JSON.stringify(drawnPage));
      remembered.add(name);
      drawn += 1;
    },
    async read(route) {
      const name = await madeOf(route);
      if (name === undefined) return undefined;
      // What draw() wrote.
      return JSON.parse(await readFile(join(folder, name), 'utf8')) as DrawnPage;
    },
    drawn: () => drawn,
    close: async () => void (await Promise.all([pool?.close(), diagrams.close()])),
    async forgetOthers() {
      const gone = [...remembered].filter((name) => !used.has(name));
      await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
