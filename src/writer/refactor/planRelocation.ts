// A page or a folder gets another place, or a page goes: every file that changes with it.
// Which files move when a page or a folder does.
import { refactorMessages } from '../../core/i18n/refactorMessages.ts';
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
import { editManifest, moveRedirects } from './editManifest.ts';
import { findEntryRefusal, findFileRefusal, findFolderRefusal } from './findRefusal.ts';
import { listStrings } from './jsonEdits.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { folderOf, idChangesIn, ownerOf, type Relocation, relocate, remove } from './relocation.ts';
import { rewriteCategories, rewritePages } from './rewritePages.ts';
import type { SiteFiles } from './siteFiles.ts';

const MANIFEST = 'manifest.json';

/** Renames or moves a page, or a folder with all that lies in it, inside the folder of its version (or `pages`). */
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
    const parts = await site.readParts(page);
    if (parts === undefined || (await site.read(page)) === undefined)
      return { refused: refactorMessages.unreadable(page) };
    fronts.set(page, parts.front);
  }
  const relocation = relocate(site.manifest, moves, fronts);
  const taken = findEntryRefusal(site.manifest, moves, relocation.changes);
  if (taken !== undefined) return { refused: taken };
  const { changes, left, notes } = await rewriteSite(site, relocation);
  const rewritten = new Set(changes.map(({ file }) => file));
  const rest = [...moves].flatMap(([file, place]) =>
    rewritten.has(file) ? [] : [{ from: file, to: place }],
  );
  const lost = listLostReplacements(relocation);
  const categories = isPage ? [] : listCategoryPages(site.manifest, from);
  const warnings = [...lost, ...categories, ...left.map(refactorMessages.notRewritten)];
  const plan = toPlan(changes, [...notes, ...warnings], rest);
  return { ...plan, opens: isPage ? to : moves.get(first) };
}

/** Why what lies at one place cannot lie at the other, as far as versions go. */
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

/** Generated pages of a folder's categories: their addresses come from labels, those above them included. */
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

/** Pages of other versions that stood for those that get other ids. */
function listLostReplacements(relocation: Relocation): string[] {
  const { before, changes } = relocation;
  const owner = ownerOf(before, changes[0]?.before.file ?? '');
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
 * Deletes a page.
 * @param standsFor the page to which leads what led to it
 */
export async function planDelete(site: SiteFiles, file: string, standsFor?: string): Promise<Planned> {
  const pages = listPageFiles(site.manifest);
  for (const page of standsFor === undefined ? [file] : [file, standsFor])
    if (!pages.has(page)) return { refused: refactorMessages.noPage(page) };
  if (file === standsFor) return { refused: refactorMessages.sameFile };
  if ((await site.read(file)) === undefined) return { refused: refactorMessages.unreadable(file) };
  const { changes, left, notes } = await rewriteSite(site, remove(site.manifest, file, standsFor));
  if (left.length > 0) return { refused: refactorMessages.stillNamed(left) };
  return { ...toPlan(changes, notes), opens: standsFor };
}

/** All texts after a relocation; `left` are the places that nobody could change. */
async function rewriteSite(
  site: SiteFiles,
  relocation: Relocation,
): Promise<{ changes: FileChange[]; left: string[]; notes: string[] }> {
  const rewritings = [await rewritePages(site, relocation), await rewriteCategories(site, relocation)];
  const changes = rewritings.flatMap((rewriting) => rewriting.changes);
  const left = rewritings.flatMap(({ leftovers }) =>
    leftovers.map(({ file, line, text }) => refactorMessages.place(file, line, text)),
  );
  const before = await site.read(MANIFEST);
  if (before === undefined) {
    const old = Object.keys(moveRedirects({}, relocation));
    return { changes, left, notes: old.length === 0 ? [] : [refactorMessages.noManifest(old)] };
  }
  const { text: after, leftovers } = editManifest(before, relocation);
  changes.push({ file: MANIFEST, before, after });
  left.push(...leftovers.map(({ path, text }) => refactorMessages.manifestPlace(formatPlace(path), text)));
  return { changes, left, notes: [] };
}

/** A folder's files, each with the place where it lies afterwards. */
async function findFolderMoves(site: SiteFiles, from: string, to: string): Promise<Map<string, string>> {
  const files = await site.listFolder(from);
  return new Map(files.map((file) => [file, to + file.slice(from.length)]));
}

/**
 * A page, and the pictures and files beside it or below that nothing else names: they go with it to another folder.
 */
async function findPageMoves(site: SiteFiles, from: string, to: string): Promise<Map<string, string>> {
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
