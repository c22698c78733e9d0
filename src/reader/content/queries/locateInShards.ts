// Resolves redirects, and fetches shards of a large site's manifest when a route needs them.

import { queryOptions } from '@tanstack/react-query';
import { contentErrorMessages } from '#i18n/contentErrorMessages';
import { ContentError } from '../../../core/errors.ts';
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

/** Finds the route of a URL after fetching the needed shards; resolves redirects. Rejects with a ContentError. */
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

/** Finds the route of a URL if all needed shards are loaded. */
export function locateRead(manifest: Manifest, pathname: string): Located | undefined {
  const route = findRoute(manifest, pathname);
  const isRead = route.kind !== 'notFound' && findMissing(manifest, pathname) === undefined;
  return isRead ? { manifest, route } : undefined;
}

/**
 * Resolves a redirect of a URL that is not found. The navigation replaces the URL and finds the route of the new URL.
 */
function followRedirect(located: Located, pathname: string): Located {
  const { manifest, route } = located;
  const find = (anchor: string) => findRedirect(manifest, { path: decodeSafely(pathname), anchor });
  const target = route.kind === 'notFound' ? find('') : undefined;
  if (target === undefined) return located;
  const to = (hash: string) => toLocation(find(decodeSafely(hash.slice(1))) ?? target);
  return { manifest, route: { ...route, path: target.path }, to };
}

/** Finds the redirect of a URL whose anchor is not on its page. */
export async function findMovedAnchor(
  reader: ContentReader,
  target: UrlTarget,
): Promise<{ pathname: string; hash: string } | undefined> {
  const manifest = await ensureManifest(reader);
  const missing = findMissingRange(manifest, normalizePath(target.path));
  const known = missing ? await readMissing(reader, manifest, missing) : manifest;
  const to = findRedirect(known, target);
  return to && toLocation(to);
}

function toLocation({ path, anchor }: UrlTarget): { pathname: string; hash: string } {
  return { pathname: encodePath(path), hash: toHash(anchor) };
}

/** Fetches the branch of the sidebar that is in the shard with this number. */
export async function readBranch(reader: ContentReader, manifest: Manifest, number: number): Promise<void> {
  const missing = findMissingShards(manifest, number);
  if (missing !== undefined) await readMissing(reader, manifest, missing);
}

/** Fetches missing shards and returns the manifest with them, or the manifest of a newer deployment. */
async function readMissing(reader: ContentReader, manifest: Manifest, missing: Missing): Promise<Manifest> {
  const read = <T>(file: string) => reader.client.fetchQuery(partQuery<T>(reader.source, file));
  try {
    if (missing.kind === 'range') {
      const urls = await read<ShardUrl[]>(missing.file);
      return storeShards(reader, manifest, (known) => addRange(known, missing.file, urls));
    }
    const files = missing.numbers.map((number) => manifest.parts?.files[number] ?? '');
    const parts = await Promise.all(files.map((file) => read<Shard>(file)));
    return storeShards(reader, manifest, (known) => parts.reduce(addShard, known));
  } catch (error) {
    // Reads the manifest again: a new deployment may have removed the shards, and its manifest names others. Offline,
    // the service worker responds with the saved manifest, which names the saved shards.
    if (!(error instanceof ContentError)) throw error;
    const fresh = await readManifest(reader).catch(() => undefined);
    if (fresh === undefined || fresh.parts?.files.join() === manifest.parts?.files.join()) throw error;
    return fresh;
  }
}

/** Adds shards to the cached manifest, unless the cache has the manifest of another deployment by now. */
function storeShards(
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

/** Query of a shard. It never becomes stale, since the file name has a content hash. */
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
