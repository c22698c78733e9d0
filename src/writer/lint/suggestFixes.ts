// Suggests replacements for a broken link: pages with a similar path, headings with a similar id.

import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import { allowedEdits, editDistance } from '../../core/search/text/editDistance.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { findSimilarPages } from '../../core/site/nav/similarPages.ts';
import { decodeSafely, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath } from '../../core/site/urls/linkPath.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { latestVersion } from '../../core/site/urls/route.ts';
import { fileInVersion } from '../../core/site/urls/siteIndex.ts';
import { parseWikiLink } from '../../core/site/urls/wikiLink.ts';

/** A finding's URL and its replacements, best first. */
export interface FixSuggestions {
  /** The URL as written in the source, escapes included. */
  written: string;
  replacements: readonly string[];
}

interface FixContext {
  manifest: Manifest;
  file: string;
  version: Version | undefined;
  addresses: readonly WrittenUrl[];
  /** Ids of the page that a URL resolves to. */
  idsOf: (href: string) => Promise<Iterable<string>>;
}

const LIMIT = 3;

/**
 * Suggests replacements for a broken link or anchor; undefined for other rules, or if the URL is not found in the
 * source.
 */
export async function suggestFixes(
  { manifest, file, version, addresses, idsOf }: FixContext,
  { rule, line, column }: Finding,
): Promise<FixSuggestions | undefined> {
  const written = addresses.find((address) => address.line === line && address.column === column);
  if (written === undefined || parseWikiLink(written.href) !== undefined) return undefined;
  const [path = '', anchor = ''] = written.href.split('#', 2);
  const encode = (address: string) => encodeLike(address, written.text);
  if (rule === 'broken-anchor') {
    const near = nearest(decodeSafely(anchor), await idsOf(written.href));
    return { written: written.text, replacements: near.map((id) => `${path}#${encode(id)}`) };
  }
  if (rule !== 'broken-link') return undefined;
  const asked = joinPath(parentFolder(file), stripPageEnding(decodeSafely(path))) ?? path;
  const searched = version ?? latestVersion(manifest);
  const near = findSimilarPages(searched, `${searched.path}/${fileInVersion(manifest, asked)}`);
  return {
    written: written.text,
    replacements: near.map((doc) => encode(relativePath(parentFolder(file), doc.file))),
  };
}

/** Lists the names within the edit distance, and those that contain the wanted name or are part of it. */
function nearest(wanted: string, names: Iterable<string>): string[] {
  const most = Math.max(1, allowedEdits(wanted.length));
  return [...names]
    .map((name) => {
      const contains = wanted.length > 1 && (name.includes(wanted) || wanted.includes(name));
      return { name, edits: contains ? most : editDistance(wanted.toLowerCase(), name.toLowerCase(), most) };
    })
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, LIMIT)
    .map(({ name }) => name);
}
