// The name under which a drawn page is remembered: a hash of all that it is made of.
import { unfoldIncludes } from '../../core/document/includes/unfoldIncludes.ts';
import type { DocEntry, Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { pageKindOf } from '../../core/site/nav/pageKinds.ts';
import { createSlicer } from '../../core/site/shards/pageSlice.ts';
import { entryOfRoute, fileOfRoute, type Route } from '../../core/site/urls/route.ts';
import { LastKept } from '../../lib/lastKept.ts';
import { hashDrawingCode } from '../diagrams/drawingBundle.ts';
import type { CacheRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';
import { readExpandedText, readRouteMetadata } from '../pageIndex/pageMetadata.ts';

export interface PageNames {
  /** JSON of as much of the manifest as a route's page brings with it; undefined for routes whose shells stay empty. */
  slice: (route: Route) => Promise<string | undefined>;
  /** Undefined where there is nothing to draw. */
  nameOf: (route: Route) => Promise<string | undefined>;
  /** Remembers the names that were asked for. */
  save: () => Promise<void>;
}

interface PageNamesInput {
  siteDir: string;
  manifest: Manifest;
  /** Another engine may draw the same page otherwise. */
  engineHash: string;
  record: CacheRecord<Names>;
}

/** A page's name, and what it was worked out from: all but what the record as a whole is about. */
type Known = readonly [from: string, name: string];

export interface Names {
  /** Of the site, whatever its texts say of themselves. */
  frame: string;
  pages: Readonly<Record<string, Known>>;
}

export async function openPageNames({
  siteDir,
  manifest,
  engineHash,
  record,
}: PageNamesInput): Promise<PageNames> {
  const sliceFor = createSlicer(manifest);
  const drawingCode = await hashDrawingCode();
  // Other code may cut other slices.
  const frame = shortHash(
    JSON.stringify([await hashBuildCode(), engineHash, drawingCode, framing(manifest)]),
  );
  const earlier = record.get();
  const known: Names['pages'] = earlier?.frame === frame ? earlier.pages : {};
  const names = new Map<string, Promise<Known | undefined>>();

  const cut = async (route: Route): Promise<string | undefined> => {
    if (pageKindOf(route).shows === undefined) return undefined;
    const file = fileOfRoute(route);
    const own = sliceFor(
      route,
      (await readRouteMetadata(siteDir, route))?.links.map(({ href }) => href),
      file === undefined || manifest.site.values === undefined
        ? undefined
        : unfoldIncludes((await readExpandedText(siteDir, file)).text),
    );
    return JSON.stringify(own);
  };
  // A page that is to be drawn is asked for its name first.
  const lastCut = new LastKept<string, Promise<string | undefined>>(16);
  const slice = (route: Route): Promise<string | undefined> => {
    const found = lastCut.get(route.path) ?? cut(route);
    lastCut.set(route.path, found);
    return found;
  };
  const lookUp = async (route: Route): Promise<Known | undefined> => {
    if (pageKindOf(route).shows === undefined) return undefined;
    const facts = await readRouteMetadata(siteDir, route);
    const from = shortHash(JSON.stringify([entryOfRoute(route), facts?.hash]));
    const kept = known[route.path];
    if (kept?.[0] === from) return kept;
    const drawn = facts?.diagrams.length ? drawingCode : undefined;
    const parts = [engineHash, route.path, await slice(route), facts?.hash, drawn];
    return [from, shortHash(JSON.stringify(parts))];
  };

  return {
    slice,
    async nameOf(route) {
      const found = names.get(route.path) ?? lookUp(route);
      names.set(route.path, found);
      return (await found)?.[1];
    },
    async save() {
      const pages: Record<string, Known> = {};
      for (const [path, found] of names) {
        const name = await found.catch(() => undefined);
        if (name !== undefined) pages[path] = name;
      }
      record.set({ frame, pages });
    },
  };
}

/** The manifest without what no page says of another one: who edits a text changes nothing of it. */
function framing(manifest: Manifest): unknown {
  const ofOthers = <T extends DocEntry | PageEntry>(entry: T) => ({
    ...entry,
    hash: undefined,
    headings: undefined,
    lastUpdate: undefined,
    lastUpdateAuthor: undefined,
  });
  return {
    ...manifest,
    versions: manifest.versions.map((version) => ({
      ...version,
      search: undefined,
      docs: version.docs.map(ofOthers),
    })),
    pages: manifest.pages.map(ofOthers),
  };
}
