// Which files move when a page or a folder does.
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder, isBelow, pathInside } from '../../core/site/urls/folder.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { listStrings } from './jsonStrings.ts';
import { ownerOf } from './relocation.ts';
import type { SiteFiles } from './siteFiles.ts';

/** A folder's files, each with the place where it lies afterwards. */
export async function findFolderMoves(
  site: SiteFiles,
  from: string,
  to: string,
): Promise<Map<string, string>> {
  const files = await site.listFolder(from);
  return new Map(files.map((file) => [file, to + file.slice(from.length)]));
}

/**
 * A page, and the pictures and files beside it or below that nothing else names: they go with it to another folder.
 */
export async function findPageMoves(site: SiteFiles, from: string, to: string): Promise<Map<string, string>> {
  const moves = new Map([[from, to]]);
  const [folder, other] = [parentFolder(from), parentFolder(to)];
  if (folder === other) return moves;
  const beside = [...(await findNamed(site, from))].filter((file) => isBelow(folder, file));
  if (beside.length === 0) return moves;
  const shared = await findSharedFiles(site, from);
  for (const file of beside) {
    const place = inFolder(other, pathInside(folder, file));
    if (site.files.has(file) && !shared.has(file) && !site.files.has(place)) moves.set(file, place);
  }
  return moves;
}

/** Files that the manifest names, or a page other than this one. */
async function findSharedFiles(site: SiteFiles, page: string): Promise<Set<string>> {
  const named = await findNamedByManifest(site);
  for (const file of listPageFiles(site.manifest))
    if (file !== page) for (const each of await findNamed(site, file)) named.add(each);
  return named;
}

/** The files that are no pages that a page names. */
async function findNamed({ manifest, readParts }: SiteFiles, file: string): Promise<Set<string>> {
  const { addresses = [] } = (await readParts(file)) ?? {};
  return findAssets(
    manifest,
    file,
    addresses.map(({ href }) => href),
  );
}

async function findNamedByManifest({ manifest, read }: SiteFiles): Promise<Set<string>> {
  const strings = listStrings(((await read('manifest.json')) ?? '').replace(/^\uFEFF/, ''));
  return findAssets(
    manifest,
    'manifest.json',
    strings.map(({ node }) => String(node.value)),
  );
}

function findAssets(manifest: Manifest, file: string, hrefs: readonly string[]): Set<string> {
  const origin = { file, version: ownerOf(manifest, file) };
  const targets = hrefs.map((href) => resolveLink(manifest, origin, href));
  return new Set(targets.flatMap((target) => (target.kind === 'asset' ? [target.file] : [])));
}
