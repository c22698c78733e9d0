// The text of each page, drawn ahead for its shell: visible before the scripts have come, and
// to readers and machines that run none.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDoc } from '../core/markdown/parseDoc.ts';
import type { DocEntry, Manifest, PageEntry } from '../core/model/manifest.ts';
import type { PrerenderInput } from '../core/model/prerender.ts';
import { findRoute, type Route } from '../core/paths/route.ts';
import { snapshotKeyOf } from '../core/snapshotKey.ts';
import { readTextFile } from './lib/readText.ts';
import type { PrerenderEngine } from './prerenderEngine.ts';

export interface Snapshot {
  /** Of the root element. */
  html: string;
  /** By which the application knows it again. */
  key: string;
}

export interface SnapshotDrawer {
  /** The snapshot of a route; undefined where its shell stays empty. Rejects with what is wrong with the page. */
  draw: (route: Route) => Promise<Snapshot | undefined>;
  /** How many were drawn, not remembered. */
  drawn: () => number;
  /** Forgets the pages that are gone; to be called last. */
  finish: () => Promise<void>;
}

interface Site {
  siteDir: string;
  manifest: Manifest;
  /** As it is published. */
  manifestText: string;
}

/**
 * Draws the pages of a site. What has not changed since the last build is not drawn again.
 * @param cache folder in which the pages of all sites are remembered
 */
export async function createSnapshotDrawer(
  { siteDir, manifest, manifestText }: Site,
  { prerender, hash: engine }: PrerenderEngine,
  cache: string,
): Promise<SnapshotDrawer> {
  const folder = join(cache, hashOf(siteDir + manifest.site.baseUrl));
  await mkdir(folder, { recursive: true });
  const remembered = new Set(await readdir(folder));
  const used = new Set<string>();
  const surroundings = hashOf(JSON.stringify(manifest, leaveOut(IN_OWN_TEXT)));
  const cards = hashOf(
    JSON.stringify(manifest, leaveOut(IN_OWN_TEXT.filter((field) => field !== 'description'))),
  );
  const keyOf = snapshotKeyOf(manifestText);
  let drawn = 0;

  const drawOnce = async (name: string, input: () => PrerenderInput) => {
    used.add(name);
    if (remembered.has(name)) return readFile(join(folder, name), 'utf8');
    const html = await prerender(input());
    await writeFile(join(folder, name), html);
    drawn += 1;
    return html;
  };

  return {
    async draw(asked) {
      const route = asked.kind === 'redirect' ? findRoute(manifest, asked.path) : asked;
      // What the search shows is the address bar's to say.
      if (!('path' in route) || route.kind === 'redirect' || route.kind === 'search') return undefined;
      const entry = entryOf(route);
      const text = entry && (await readTextFile(join(siteDir, entry.file))).text;
      const around = route.kind === 'category' ? cards : surroundings;
      const name = hashOf(JSON.stringify([engine, around, route.path, entry, text]));
      const html = await drawOnce(name, () => ({
        manifest,
        route,
        doc: entry && { file: entry.file, value: parseDoc(text ?? '') },
      }));
      return { html, key: keyOf(text) };
    },
    drawn: () => drawn,
    async finish() {
      const gone = [...remembered].filter((name) => !used.has(name));
      await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** What only a page's own text shows, or nothing: a change in one page leaves the others as they are. */
const IN_OWN_TEXT = [
  'description',
  'keywords',
  'lastUpdate',
  'lastUpdateAuthor',
  'hash',
  'headings',
  'images',
] as const satisfies readonly (keyof DocEntry)[];

function leaveOut(fields: readonly string[]) {
  const left = new Set([...fields, 'search']);
  return (key: string, value: unknown) => (left.has(key) ? undefined : value);
}

function entryOf(route: Route): PageEntry | undefined {
  if (route.kind === 'doc') return route.doc;
  return route.kind === 'page' ? route.page : undefined;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
