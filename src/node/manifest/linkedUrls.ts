// Finds the pages that links of another engine's site name by URL: relative to the URL of the page, or by an address
// that is redirected. The manifest lists them, since browsers resolve links by files.
import { join } from 'node:path';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { decodeSafely, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { resolveLinkedPath } from '../../core/site/urls/linkPath.ts';
import { findRedirect } from '../../core/site/urls/redirects.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { fileOfRoute, findSitePage } from '../../core/site/urls/route.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { SiteReader } from './pageEntryFields.ts';

/** A manifest whose docs list the files of such links. */
export async function listLinkedUrls(
  manifest: Manifest,
  { siteDir, readMetadata }: Pick<SiteReader, 'siteDir' | 'readMetadata'>,
): Promise<Manifest> {
  const complete = async (doc: DocEntry, version: Version): Promise<DocEntry> => {
    const { links } = await readMetadata(join(siteDir, doc.file));
    const found = links.flatMap(({ kind, href }): [string, string][] => {
      const path = kind === 'link' ? resolveLinkedPath(doc.file, href) : undefined;
      if (path === undefined || resolveLink(manifest, { file: doc.file, version }, href).kind !== 'broken')
        return [];
      const file = findFile(manifest, doc.path, href);
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

/** The file of the page to which a browser would go from a page, or to which that address is redirected. */
function findFile(manifest: Manifest, page: string, href: string): string | undefined {
  const written = decodeSafely(href.replace(/[?#].*$/, '')).replace(/\.html$/, '');
  const path = written.startsWith('/') ? written : joinPath(parentFolder(page).slice(1), written);
  if (path === undefined) return undefined;
  const wanted = { path: `/${path.replace(/^\//, '')}`, anchor: '' };
  const target = findSitePage(manifest, wanted.path) === undefined ? findRedirect(manifest, wanted) : wanted;
  const found = target && findSitePage(manifest, target.path);
  return found && fileOfRoute(found);
}
