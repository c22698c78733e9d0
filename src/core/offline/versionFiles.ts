import type { Manifest, Version } from '../site/manifest/manifest.ts';
import { findExternalKind } from '../site/urls/pageHref.ts';

/**
 * Lists the files that the pages of a version need offline: markdown, images and those of the layout. Video and audio
 * are too large to save.
 * @returns paths inside the site's folder, each once
 */
export function listVersionFiles({ site, pages }: Manifest, version: Version): string[] {
  const entries = [...version.docs, ...pages];
  const aroundPages = [
    site.navbar.logo,
    site.favicon,
    ...(site.home?.features ?? []).map(({ image }) => image),
  ];
  return [
    ...new Set([
      'manifest.json',
      ...entries.map(({ file }) => file),
      ...entries.flatMap(({ images = {}, includes = [] }) => [...Object.keys(images), ...includes]),
      ...aroundPages.flatMap((path) =>
        path === undefined || findExternalKind(path) !== undefined ? [] : path.replace(/^\/+/, ''),
      ),
    ]),
  ];
}

/** Lists the shards of a large site's manifest. */
export function listPartFiles({ parts }: Manifest): string[] {
  return parts === undefined ? [] : [...parts.files, ...parts.ranges.map(([, file]) => file)];
}

/** A fingerprint of a version's content, compared with the one at the last time it was saved. */
export function describeContent(manifest: Manifest, version: Version): string {
  // Shards have a content hash in their name, which covers the pages they list.
  if (manifest.parts !== undefined) return [version.search, ...listPartFiles(manifest)].join('\n');
  const hashes = [...version.docs, ...manifest.pages].map(({ file, hash }) => `${file} ${hash}`);
  return [version.search, ...hashes, ...listVersionFiles(manifest, version)].join('\n');
}
