// Plans to move or delete a page, or to move a folder: changes the files, and all links and ids that reference them.

import { refactorMessages } from '#i18n/refactorMessages';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { formatPlace } from '../../core/site/manifest/schemaIssue.ts';
import type { SidebarCategory } from '../../core/site/manifest/sidebarItem.ts';
import { isOwn, listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { categoriesOf, docsById, listItemDocs } from '../../core/site/nav/sidebarItems.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder, isBelow, pathInside } from '../../core/site/urls/folder.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { lineageOf } from '../../core/site/urls/siteIndex.ts';
import { editManifest, updateRedirects } from './editManifest.ts';
import { findEntryRefusal, findFileRefusal, findFolderRefusal } from './findRefusal.ts';
import { listStrings } from './jsonEdits.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { folderOf, idChangesIn, ownerVersionOf, type Relocation, relocate, remove } from './relocation.ts';
import { rewriteCategories, rewritePages } from './rewritePages.ts';
import { listTranslations, type SiteFiles } from './siteFiles.ts';

/** Plans to move a page or folder. The target must be inside the folder of the page's version, or inside `pages`. */
export async function planMove(site: SiteFiles, from: string, to: string): Promise<Planned> {
  const pages = [...listPageFiles(site.manifest)];
  const isPage = pages.includes(from);
  const own = isPage ? [from] : pages.filter((page) => page.startsWith(`${from}/`));
  const [first] = own;
  if (first === undefined) return { refused: refactorMessages.noPage(from) };
  const refused =
    findPlaceRefusal(site, own, from, to) ??
    (isPage ? findFileRefusal(site.files, to, from) : findFolderRefusal(site.files, from, to));
  if (refused !== undefined) return { refused };
  const moves = await (isPage ? findPageMoves : findFolderMoves)(site, from, to);
  const fronts = new Map<string, FrontMatter>();
  for (const page of own) {
    const parts = await site.readMetadata(page);
    if (parts === undefined || (await site.read(page)) === undefined)
      return { refused: refactorMessages.unreadable(page) };
    fronts.set(page, parts.front);
  }
  const relocation = relocate(site.manifest, moves, fronts);
  const conflict = findEntryRefusal(site.manifest, moves, relocation.changes);
  if (conflict !== undefined) return { refused: conflict };
  const { changes, unresolved, notes } = await rewriteSite(site, relocation);
  const rewritten = new Set(changes.map(({ file }) => file));
  const rest = [...moves].flatMap(([file, path]) => (rewritten.has(file) ? [] : [{ from: file, to: path }]));
  const lost = listLostReplacements(relocation);
  const categories = isPage ? [] : listCategoryPages(site.manifest, from);
  const warnings = [
    ...lost,
    ...categories,
    ...noteTranslations(site, own),
    ...unresolved.map(refactorMessages.notRewritten),
  ];
  const plan = toPlan(changes, [...notes, ...warnings], rest);
  return { ...plan, opens: isPage ? to : moves.get(first) };
}

/** Refuses a move out of the version or into the folder itself. */
function findPlaceRefusal(
  { manifest }: SiteFiles,
  own: readonly string[],
  from: string,
  to: string,
): string | undefined {
  if (from === to) return refactorMessages.sameFile;
  if (to.startsWith(`${from}/`)) return refactorMessages.intoItself(from);
  const [folder = '', ...others] = new Set(own.map((page) => folderOf(manifest, page)));
  if (others.length > 0 || from === folder) return refactorMessages.wholeVersion(from);
  return isBelow(folder, to) ? undefined : refactorMessages.otherFolder(folder);
}

/** Notes the pages in other languages, which stay where they are. */
function noteTranslations(site: SiteFiles, pages: readonly string[]): string[] {
  const files = pages.flatMap((page) => listTranslations(site, page));
  return files.length === 0 ? [] : [refactorMessages.translationsStay(files)];
}

/** Notes the generated index pages of a moved folder: their URLs are built from labels and do not change. */
function listCategoryPages({ versions }: Manifest, folder: string): string[] {
  return versions.flatMap((version) => {
    const docs = docsById(version);
    const isInside = (category: SidebarCategory) =>
      [...listItemDocs([category], docs)].every(({ file }) => isBelow(folder, file));
    return [...categoriesOf(Object.values(version.sidebars).flat())].flatMap((category) =>
      category.link?.type === 'generated-index' && isInside(category)
        ? [refactorMessages.categoryPage(category.link.path)]
        : [],
    );
  });
}

/**
 * Notes the pages that override an inherited page by its id: after the id has changed, a version shows both the
 * inherited page and the one that was to replace it.
 */
function listLostReplacements(relocation: Relocation): string[] {
  const { before, changes } = relocation;
  const owner = ownerVersionOf(before, changes[0]?.before.file ?? '');
  if (owner === undefined) return [];
  const ids = idChangesIn(relocation, owner);
  return before.versions
    .filter((version) => version !== owner && lineageOf(before, version).has(owner))
    .flatMap(({ name, docs }) =>
      docs
        .filter((doc) => ids.has(doc.id) && isOwn(doc))
        .map((doc) => refactorMessages.noLongerStandsFor(name, doc.file)),
    );
}

/**
 * Plans to delete a page.
 * @param replacement page that links and redirects to the deleted page resolve to afterwards
 */
export async function planDelete(site: SiteFiles, file: string, replacement?: string): Promise<Planned> {
  const pages = listPageFiles(site.manifest);
  for (const page of replacement === undefined ? [file] : [file, replacement])
    if (!pages.has(page)) return { refused: refactorMessages.noPage(page) };
  if (file === replacement) return { refused: refactorMessages.sameFile };
  if ((await site.read(file)) === undefined) return { refused: refactorMessages.unreadable(file) };
  const { changes, unresolved, notes } = await rewriteSite(site, remove(site.manifest, file, replacement));
  if (unresolved.length > 0) return { refused: refactorMessages.stillNamed(unresolved) };
  return { ...toPlan(changes, [...notes, ...noteTranslations(site, [file])]), opens: replacement };
}

/** Rewrites every text of the site; `unresolved` lists the references that cannot be rewritten. */
async function rewriteSite(
  site: SiteFiles,
  relocation: Relocation,
): Promise<{ changes: FileChange[]; unresolved: string[]; notes: string[] }> {
  const rewritings = [await rewritePages(site, relocation), await rewriteCategories(site, relocation)];
  const changes = rewritings.flatMap((rewriting) => rewriting.changes);
  const unresolved = rewritings.flatMap(({ leftovers }) =>
    leftovers.map(({ file, line, text }) => refactorMessages.place(file, line, text)),
  );
  const before = await site.read(site.manifestFile);
  if (before === undefined) {
    const old = Object.keys(updateRedirects({}, relocation));
    return {
      changes,
      unresolved,
      notes: old.length === 0 ? [] : [refactorMessages.noManifest(site.manifestFile, old)],
    };
  }
  const { text: after, leftovers } = editManifest(before, relocation);
  changes.push({ file: site.manifestFile, before, after });
  unresolved.push(
    ...leftovers.map(({ path, text }) =>
      refactorMessages.manifestPlace(site.manifestFile, formatPlace(path), text),
    ),
  );
  return { changes, unresolved, notes: [] };
}

async function findFolderMoves(site: SiteFiles, from: string, to: string): Promise<Map<string, string>> {
  const files = await site.listFolder(from);
  return new Map(files.map((file) => [file, to + file.slice(from.length)]));
}

/** Maps a page to its new path, and the assets in its folder that no other page references. */
async function findPageMoves(site: SiteFiles, from: string, to: string): Promise<Map<string, string>> {
  const moves = new Map([[from, to]]);
  const [folder, other] = [parentFolder(from), parentFolder(to)];
  if (folder === other) return moves;
  const assets = [...(await findNamed(site, from))].filter((file) => isBelow(folder, file));
  if (assets.length === 0) return moves;
  const shared = await findSharedFiles(site, from);
  for (const file of assets) {
    const path = inFolder(other, pathInside(folder, file));
    if (site.files.has(file) && !shared.has(file) && !site.files.has(path)) moves.set(file, path);
  }
  return moves;
}

/** Finds the assets that the manifest or another page references. */
async function findSharedFiles(site: SiteFiles, page: string): Promise<Set<string>> {
  const named = await findNamedByManifest(site);
  for (const file of listPageFiles(site.manifest))
    if (file !== page) for (const each of await findNamed(site, file)) named.add(each);
  return named;
}

async function findNamed({ manifest, readMetadata }: SiteFiles, file: string): Promise<Set<string>> {
  const { addresses = [] } = (await readMetadata(file)) ?? {};
  const hrefs = addresses.map(({ href }) => href);
  return findAssets(manifest, file, hrefs);
}

async function findNamedByManifest({ manifest, manifestFile, read }: SiteFiles): Promise<Set<string>> {
  const strings = listStrings(((await read(manifestFile)) ?? '').replace(/^\uFEFF/, ''));
  const hrefs = strings.map(({ node }) => String(node.value));
  return findAssets(manifest, manifestFile, hrefs);
}

function findAssets(manifest: Manifest, file: string, hrefs: readonly string[]): Set<string> {
  const origin = { file, version: ownerVersionOf(manifest, file) };
  const targets = hrefs.map((href) => resolveLink(manifest, origin, href));
  return new Set(targets.flatMap((target) => (target.kind === 'asset' ? [target.file] : [])));
}
