// Finds the pages that links of another engine's site name by URL: relative to the URL of the page, or by an address
// that is redirected. The manifest lists them, since browsers resolve links by files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { decodeSafely, fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { resolveLinkedPath } from '../../core/site/urls/linkPath.ts';
import { isMarkdownFile, stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import { findRedirect } from '../../core/site/urls/redirects.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { fileOfRoute, findSitePage } from '../../core/site/urls/route.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { ForeignSite } from '../adapters/foreignSite.ts';
import type { SiteReader } from './pageEntryFields.ts';

/** A manifest whose docs list the files of such links. */
export async function listLinkedUrls(
  manifest: Manifest,
  { siteDir, readMetadata }: Pick<SiteReader, 'siteDir' | 'readMetadata'>,
  { linksFromVersion = false }: Pick<ForeignSite, 'linksFromVersion'>,
): Promise<Manifest> {
  const complete = async (doc: DocEntry, version: Version): Promise<DocEntry> => {
    const { links } = await readMetadata(join(siteDir, doc.file));
    const found = links.flatMap(({ kind, href }): [string, string][] => {
      const path = resolveLinkedPath(doc.file, href);
      if (path !== undefined && kind !== 'link') return findPicture(siteDir, doc.file, version, href, path);
      if (path === undefined || resolveLink(manifest, { file: doc.file, version }, href).kind !== 'broken')
        return [];
      const file =
        findInLanguage(manifest, version, path) ??
        findFile(manifest, doc.path, href) ??
        (linksFromVersion ? findFromVersion(manifest, version, href) : undefined);
      return file === undefined ? [] : [[path, file]];
    });
    if (found.length === 0) return doc;
    return { ...doc, attachments: { ...doc.attachments, ...Object.fromEntries(found.sort()) } };
  };
  const versions = await mapLimit(manifest.versions, async (version) => ({
    ...version,
    docs: await mapLimit(version.docs, (doc) => complete(doc, version)),
  }));
  return { ...manifest, versions };
}

/** The page of an absolute path that begins with the name of the version's folder: `/en/a` for `docs/en/a.md`. */
function findInLanguage(manifest: Manifest, version: Version, path: string): string | undefined {
  const folder = versionFolder(version);
  if (!isBelow(fileName(folder), path)) return undefined;
  const target = resolveLink(manifest, { file: inFolder(parentFolder(folder), 'x'), version }, `./${path}`);
  return target.kind === 'page' ? target.file : undefined;
}

/** The page of a path that counts from the folder of the version: `api/a.md` in `docs/guide/b.md`. */
function findFromVersion(manifest: Manifest, version: Version, href: string): string | undefined {
  if (!isMarkdownFile(href.replace(/[?#].*$/, ''))) return undefined;
  const target = resolveLink(manifest, { file: inFolder(versionFolder(version), 'x'), version }, href);
  return target.kind === 'page' ? target.file : undefined;
}

/**
 * The file of a picture whose path is relative to the URL of the page: where each page is a folder (MkDocs), paths in
 * raw HTML begin one level lower, and absolute ones at the folder of the texts.
 */
function findPicture(
  siteDir: string,
  page: string,
  version: Version,
  href: string,
  path: string,
): [string, string][] {
  if (existsSync(join(siteDir, path))) return [];
  const written = decodeSafely(href.replace(/[?#].*$/, ''));
  const file = written.startsWith('/')
    ? joinPath(versionFolder(version), `.${written}`)
    : joinPath(stripPageEnding(page), written);
  return file !== undefined && existsSync(join(siteDir, file)) ? [[path, file]] : [];
}

/** The file of the page to which a browser would go from a page, or to which that address is redirected. */
function findFile(manifest: Manifest, page: string, href: string): string | undefined {
  // Rspress and Mintlify have the page of `a.mdx` at `a.md`, too.
  const written = decodeSafely(href.replace(/[?#].*$/, '')).replace(/\.(?:html|md)$/, '');
  const path = written.startsWith('/') ? written : joinPath(parentFolder(page).slice(1), written);
  if (path === undefined) return undefined;
  const full = `/${path.replace(/^\//, '')}`;
  const { baseUrl = '/' } = manifest.site;
  // An absolute path may contain the base path of the site.
  const below = baseUrl !== '/' && full.startsWith(baseUrl) ? [full.slice(baseUrl.length - 1)] : [];
  for (const wanted of [full, ...below].map((each) => ({ path: each, anchor: '' }))) {
    const target =
      findSitePage(manifest, wanted.path) === undefined ? findRedirect(manifest, wanted) : wanted;
    const found = target && findSitePage(manifest, target.path);
    if (found !== undefined) return fileOfRoute(found);
  }
  return undefined;
}
