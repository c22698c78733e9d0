import type { Manifest, Version } from '../site/manifest/manifest.ts';
import { listMenuItems, picturesOf } from '../site/nav/layoutItems.ts';
import { homePath } from '../site/urls/localePaths.ts';
import { findExternalKind } from '../site/urls/pageHref.ts';

/**
 * Lists the files that the pages of a version need offline: markdown, included files, images, and the images of the
 * layout. Video and audio are omitted: they are too large.
 * @returns paths inside the site folder, without duplicates
 */
export function listVersionFiles(manifest: Manifest, version: Version): string[] {
  const { site, pages } = manifest;
  const entries = [...version.docs, ...pages];
  const layoutImages = [
    ...picturesOf(site.navbar.logo),
    ...picturesOf(site.favicon),
    ...listMenuItems(site.navbar.items).flatMap(({ icon }) => picturesOf(icon)),
    ...(site.home?.features ?? []).map(({ image }) => image),
  ];
  return [
    ...new Set([
      `${homePath(manifest)}manifest.json`.slice(1),
      ...entries.map(({ file }) => file),
      ...entries.flatMap(({ images = {}, includes = [] }) => [...Object.keys(images), ...includes]),
      ...layoutImages.flatMap((path) =>
        path === undefined || findExternalKind(path) !== undefined ? [] : path.replace(/^\/+/, ''),
      ),
    ]),
  ];
}

/** Lists the shards of a large site's manifest. */
export function listShardFiles({ parts }: Manifest): string[] {
  return parts === undefined ? [] : [...parts.files, ...parts.ranges.map(([, file]) => file)];
}

/** A fingerprint of a version's content: if it differs from that of the saved copy, the copy is stale. */
export function describeContent(manifest: Manifest, version: Version): string {
  // The content hash in a shard's name covers the hashes of the pages that the shard lists.
  if (manifest.parts !== undefined) return [version.search, ...listShardFiles(manifest)].join('\n');
  const hashes = [...version.docs, ...manifest.pages].map(({ file, hash }) => `${file} ${hash}`);
  return [version.search, ...hashes, ...listVersionFiles(manifest, version)].join('\n');
}
