// What a version needs to be read without a network.
import type { Manifest, Version } from '../site/manifest/manifest.ts';
import { findExit } from '../site/urls/findExit.ts';

/**
 * The content that the pages of a version show: markdown, images, what stands around them. Films and
 * sound are left out: they are large.
 * @returns paths inside the site folder, each once
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
        path === undefined || findExit(path) !== undefined ? [] : path.replace(/^\/+/, ''),
      ),
    ]),
  ];
}

/** The files in which a large site's manifest is published. */
export function listPartFiles({ parts }: Manifest): string[] {
  return parts === undefined ? [] : [...parts.files, ...parts.ranges.map(([, file]) => file)];
}

/** A text that is another one when the version's content is: compared with that of an earlier saving. */
export function describeContent(manifest: Manifest, version: Version): string {
  // A large site's pages are told by the names of the parts that list them.
  if (manifest.parts !== undefined) return [version.search, ...listPartFiles(manifest)].join('\n');
  const hashes = [...version.docs, ...manifest.pages].map(({ file, hash }) => `${file} ${hash}`);
  return [version.search, ...hashes, ...listVersionFiles(manifest, version)].join('\n');
}
