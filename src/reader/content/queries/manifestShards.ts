// Redirected URLs, and the shards of a large site's manifest, each fetched when a route needs it.

import { queryOptions } from '@tanstack/react-query';
import { ContentError } from '../../../core/errors.ts';
import { contentErrorMessages } from '../../../core/i18n/contentErrorMessages.ts';
import type { Manifest, ShardUrl } from '../../../core/site/manifest/manifest.ts';
import {
  addRange,
  addShard,
  findMissing,
  findMissingRange,
  findMissingShards,
  type Missing,
} from '../../../core/site/shards/missingShards.ts';
import type { Shard } from '../../../core/site/shards/shard.ts';
import { findEditedPath, toEditorRoute } from '../../../core/site/urls/editorRoute.ts';
import { decodeSafely, encodePath } from '../../../core/site/urls/filePath.ts';
import { toHash } from '../../../core/site/urls/pageHref.ts';
import { findRedirect, type UrlTarget } from '../../../core/site/urls/redirects.ts';
import { findRoute, type Located } from '../../../core/site/urls/route.ts';
import { normalizePath } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../core/source.ts';
import type { ContentReader } from './contentReader.ts';
import { ensureManifest, manifestQuery, readManifest } from './queries.ts';

/** Locates a URL of a large site, or a redirected one of any site. Rejects with a ContentError. */
export async function locateInParts(
  reader: ContentReader,
  manifest: Manifest,
  pathname: string,
): Promise<Located> {
  const missing = findMissing(manifest, pathname);
  if (missing === undefined) {
    const located = followRedirect({ manifest, route: findRoute(manifest, pathname) }, pathname);
    const edited = located.route.kind === 'notFound' ? findEditedPath(pathname) : undefined;
    if (edited === undefined) return located;
    return toEditorRoute(await locateInParts(reader, manifest, edited)) ?? located;
  }
  return locateInParts(reader, await readMissing(reader, manifest, missing), pathname);
}

/** The route of a URL, if the shards that it needs are loaded. */
export function locateRead(manifest: Manifest, pathname: string): Located | undefined {
  const route = findRoute(manifest, pathname);
  const isRead = route.kind !== 'notFound' && findMissing(manifest, pathname) === undefined;
  return isRead ? { manifest, route } : undefined;
}

/** Resolves a redirected URL: the navigation replaces the URL, and locates the new one. */
function followRedirect(located: Located, pathname: string): Located {
  const { manifest, route } = located;
  const find = (anchor: string) => findRedirect(manifest, { path: decodeSafely(pathname), anchor });
  const target = route.kind === 'notFound' ? find('') : undefined;
  if (target === undefined) return located;
  const to = (hash: string) => toLocation(find(decodeSafely(hash.slice(1))) ?? target);
  return { manifest, route: { ...route, path: target.path }, to };
}

/** The redirect of an anchor that its page does not have. */
export async function findMovedAnchor(
  reader: ContentReader,
  place: UrlTarget,
): Promise<{ pathname: string; hash: string } | undefined> {
  const manifest = await ensureManifest(reader);
  const missing = findMissingRange(manifest, normalizePath(place.path));
  const known = missing ? await readMissing(reader, manifest, missing) : manifest;
  const to = findRedirect(known, place);
  return to && toLocation(to);
}

function toLocation({ path, anchor }: UrlTarget): { pathname: string; hash: string } {
  return { pathname: encodePath(path), hash: toHash(anchor) };
}

/** Fetches a branch of the sidebar, by the number of its shard. */
export async function readBranch(reader: ContentReader, manifest: Manifest, number: number): Promise<void> {
  const missing = findMissingShards(manifest, number);
  if (missing !== undefined) await readMissing(reader, manifest, missing);
}

/** Fetches missing shards; returns the manifest with them, or the one that was published since. */
async function readMissing(reader: ContentReader, manifest: Manifest, missing: Missing): Promise<Manifest> {
  const read = <T>(file: string) => reader.client.fetchQuery(partQuery<T>(reader.source, file));
  try {
    if (missing.kind === 'range') {
      const places = await read<ShardUrl[]>(missing.file);
      return keep(reader, manifest, (known) => addRange(known, missing.file, places));
    }
    const files = missing.numbers.map((number) => manifest.parts?.files[number] ?? '');
    const parts = await Promise.all(files.map((file) => read<Shard>(file)));
    return keep(reader, manifest, (known) => parts.reduce(addShard, known));
  } catch (error) {
    // A new deployment has other shards, which its manifest names; offline, the saved manifest names the saved ones.
    if (!(error instanceof ContentError)) throw error;
    const fresh = await readManifest(reader).catch(() => undefined);
    if (fresh === undefined || fresh.parts?.files.join() === manifest.parts?.files.join()) throw error;
    return fresh;
  }
}

/** Adds shards to the cached manifest, unless that is of another deployment. */
function keep(
  { source, client }: ContentReader,
  manifest: Manifest,
  add: (manifest: Manifest) => Manifest,
): Manifest {
  const { queryKey } = manifestQuery(source);
  const now = client.getQueryData(queryKey);
  if (now === undefined || now.value.parts !== manifest.parts) return now?.value ?? add(manifest);
  const value = add(now.value);
  client.setQueryData(queryKey, { ...now, value });
  return value;
}

/** Query of a shard, whose file name has a content hash. */
function partQuery<T>(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: ['part', file],
    queryFn: async ({ signal }): Promise<T> => {
      const { text } = await source.readText(file, { signal });
      try {
        return JSON.parse(text);
      } catch (cause) {
        throw new ContentError('invalid', file, contentErrorMessages.notJson, { cause });
      }
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
