import type { Manifest, Version } from '../manifest/manifest.ts';
import { namesFile } from './filePath.ts';
import { lineageOf } from './lineage.ts';
import { stripPageEnding } from './pageFile.ts';
import { versionFolder, versionOfFile } from './siteIndex.ts';

/**
 * Where a markdown file usually stands, for a site that is too large to know each of its pages: the parts of
 * its manifest name those that stand elsewhere. Undefined for other files and outside the versions.
 * @param shown is asked first: its own folder and those of the versions that it inherits from lead to its pages
 * @example usualPath(manifest, v8, 'docs/v8/osc/index.md') === '/docs/osc/'
 * @example usualPath(manifest, v8, 'docs/v7/deploy') === '/docs/v7/deploy'
 */
export function usualPath(manifest: Manifest, shown: Version | undefined, file: string): string | undefined {
  const name = stripPageEnding(file.replace(/\.html$/i, ''));
  if (name === file && namesFile(file)) return undefined;
  const own = versionOfFile(manifest, name);
  if (own === undefined) return undefined;
  const { path } = shown !== undefined && lineageOf(manifest, shown).has(own) ? shown : own;
  const inside = name.slice(versionFolder(own).length).replace(/\/(?:_?index|readme)$/i, '/');
  return path + inside;
}
