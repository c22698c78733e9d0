// What of a repository is no part of its documentation. A folder without a manifest was not made to be published:
// sources and settings beside the pages are nobody's business.
import type { Manifest } from '../../core/model/manifest.ts';
import { findSidebarsFile } from '../../core/nav/docusaurusNav.ts';
import { MKDOCS_FILE } from '../../core/nav/mkdocsNav.ts';
import { isBelow } from '../../core/paths/folder.ts';
import { resolveLink } from '../../core/paths/resolveLink.ts';
import { versionFolder } from '../../core/paths/siteIndex.ts';
import { readWholeFacts } from '../facts/wholeText.ts';
import { listSite } from '../lib/listFolder.ts';
import { isRootFile } from '../lib/rootFiles.ts';

/** Pictures, which other pages than ours may show, and what hosts ask for. */
const WANTED = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$|^(?:CNAME|robots\.txt)$/i;

/** Files that no page of the manifest is or refers to, pictures and folders of docs and of a site's top excepted. */
export async function findStrayFiles(siteDir: string, manifest: Manifest): Promise<string[]> {
  const folders = manifest.versions.map(versionFolder).filter((folder) => folder !== '.');
  // The order of the pages; of MkDocs' settings that alone is published (copySite.ts).
  const wanted = new Set([MKDOCS_FILE, ...folders.flatMap((folder) => findSidebarsFile(folder) ?? [])]);
  const pages = [
    ...manifest.versions.flatMap((version) => version.docs.map((entry) => ({ entry, version }))),
    ...manifest.pages.map((entry) => ({ entry, version: undefined })),
  ];
  for (const { entry, version } of pages) {
    const { file, includes = [] } = entry;
    for (const read of [file, ...includes]) wanted.add(read);
    // What a text says that the page includes, the page says.
    const facts = await readWholeFacts(siteDir, file).catch(() => undefined);
    for (const { href } of facts?.links ?? []) {
      const target = resolveLink(manifest, { file, version }, href);
      if (target.kind === 'asset') wanted.add(target.file);
    }
  }
  const isDoc = (file: string) =>
    isRootFile(file) || [...folders, 'pages'].some((folder) => isBelow(folder, file));
  return listSite(siteDir).filter((file) => !wanted.has(file) && !WANTED.test(file) && !isDoc(file));
}
