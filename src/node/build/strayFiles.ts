// What of a repository is no part of its documentation. A folder without a manifest was not made to be published:
// sources and settings beside the pages are nobody's business.
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { findSidebarsFile, MKDOCS_FILE } from '../../core/site/nav/foreignSidebars.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { listSite } from '../lib/listFiles.ts';
import { isRootFile } from '../lib/rootFiles.ts';
import { yieldInSlices } from '../lib/scheduling.ts';
import { readExpandedMetadata } from '../pageIndex/pageMetadata.ts';

/** Pictures, which other pages than ours may show, and what hosts ask for. */
const WANTED = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$|^(?:CNAME|robots\.txt)$/i;

/** Addresses that a page links to, with those in texts that it includes. */
type ReadLinks = (file: string) => Promise<readonly string[]>;

/** Files that no page of the manifest is or refers to, pictures and folders of docs and of a site's top excepted. */
export async function findStrayFiles(siteDir: string, manifest: Manifest): Promise<string[]> {
  const wanted = await listWanted(manifest, async (file) => {
    const facts = await readExpandedMetadata(siteDir, file).catch(() => undefined);
    return facts?.links.map(({ href }) => href) ?? [];
  });
  return listSite(siteDir).filter((file) => !wanted.has(file) && !isDocumentation(manifest, file));
}

/** Whether a file is one of them, for who has no list of them. */
export async function isStrayFile(manifest: Manifest, file: string, readLinks: ReadLinks): Promise<boolean> {
  return !isDocumentation(manifest, file) && !(await listWanted(manifest, readLinks)).has(file);
}

const listFolders = (manifest: Manifest) =>
  manifest.versions.map(versionFolder).filter((folder) => folder !== '.');

function isDocumentation(manifest: Manifest, file: string): boolean {
  const folders = [...listFolders(manifest), 'pages'];
  return WANTED.test(file) || isRootFile(file) || folders.some((folder) => isBelow(folder, file));
}

async function listWanted(manifest: Manifest, readLinks: ReadLinks): Promise<Set<string>> {
  const folders = listFolders(manifest);
  // The order of the pages; of MkDocs' settings that alone is published (copySite.ts).
  const wanted = new Set([MKDOCS_FILE, ...folders.flatMap((folder) => findSidebarsFile(folder) ?? [])]);
  const pages = [
    ...manifest.versions.flatMap((version) => version.docs.map((entry) => ({ entry, version }))),
    ...manifest.pages.map((entry) => ({ entry, version: undefined })),
  ];
  for (const { entry, version } of pages) {
    const { file, includes = [] } = entry;
    for (const read of [file, ...includes]) wanted.add(read);
    await yieldInSlices();
    for (const href of await readLinks(file)) {
      const target = resolveLink(manifest, { file, version }, href);
      if (target.kind === 'asset') wanted.add(target.file);
    }
  }
  return wanted;
}
