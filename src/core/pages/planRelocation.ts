// A page gets another file, or goes: every file that changes with it.
import { formatPlace } from '../model/schemaIssue.ts';
import { pageMessages } from '../pageMessages.ts';
import { lineageOf } from '../paths/lineage.ts';
import { editManifest } from './editManifest.ts';
import { findEntryRefusal, findFileRefusal } from './findRefusal.ts';
import { moveRedirects } from './moveRedirects.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import { folderOf, idChangesIn, ownerOf, type Relocation, relocate, remove } from './relocation.ts';
import { rewriteCategories } from './rewriteCategories.ts';
import { listPageFiles, rewritePages } from './rewritePages.ts';
import type { SiteFiles } from './siteFiles.ts';

const MANIFEST = 'manifest.json';

/** Renames or moves a page inside the folder of its version (or `pages`). */
export async function planMove(site: SiteFiles, file: string, to: string): Promise<Planned> {
  if (!listPageFiles(site.manifest).has(file)) return { refused: pageMessages.noPage(file) };
  if (file === to) return { refused: pageMessages.sameFile };
  const folder = folderOf(site.manifest, file);
  if (folder !== '' && !to.startsWith(`${folder}/`)) return { refused: pageMessages.otherFolder(folder) };
  const parts = await site.readParts(file);
  if (parts === undefined || (await site.read(file)) === undefined)
    return { refused: pageMessages.unreadable(file) };
  const relocation = relocate(site.manifest, file, to, parts.front);
  const refused =
    findFileRefusal(site.files, to, file) ?? findEntryRefusal(site.manifest, file, relocation.changes);
  if (refused !== undefined) return { refused };
  const { changes, left, notes } = await rewriteSite(site, relocation);
  const lost = listLostReplacements(relocation);
  return toPlan(changes, [...notes, ...lost, ...left.map(pageMessages.notRewritten)]);
}

/** Pages of other versions that stood for the one that gets another id. */
function listLostReplacements(relocation: Relocation): string[] {
  const { before, file, changes } = relocation;
  const owner = ownerOf(before, file);
  const id = changes.find(({ version }) => version === owner)?.before.id;
  if (owner === undefined || idChangesIn(relocation, owner).size === 0) return [];
  return before.versions
    .filter((version) => version !== owner && lineageOf(before, version).has(owner))
    .flatMap(({ name, docs }) =>
      docs
        .filter((doc) => doc.id === id && doc.inheritedFrom === undefined)
        .map((doc) => pageMessages.noLongerStandsFor(name, doc.file)),
    );
}

/**
 * Deletes a page.
 * @param standsFor the page to which leads what led to it
 */
export async function planDelete(site: SiteFiles, file: string, standsFor?: string): Promise<Planned> {
  const pages = listPageFiles(site.manifest);
  for (const page of standsFor === undefined ? [file] : [file, standsFor])
    if (!pages.has(page)) return { refused: pageMessages.noPage(page) };
  if (file === standsFor) return { refused: pageMessages.sameFile };
  if ((await site.read(file)) === undefined) return { refused: pageMessages.unreadable(file) };
  const { changes, left, notes } = await rewriteSite(site, remove(site.manifest, file, standsFor));
  return left.length > 0 ? { refused: pageMessages.stillNamed(left) } : toPlan(changes, notes);
}

/** All texts after a relocation; `left` are the places that nobody could change. */
async function rewriteSite(
  site: SiteFiles,
  relocation: Relocation,
): Promise<{ changes: FileChange[]; left: string[]; notes: string[] }> {
  const rewritings = [await rewritePages(site, relocation), await rewriteCategories(site, relocation)];
  const changes = rewritings.flatMap((rewriting) => rewriting.changes);
  const left = rewritings.flatMap(({ leftovers }) =>
    leftovers.map(({ file, line, text }) => pageMessages.place(file, line, text)),
  );
  const before = await site.read(MANIFEST);
  if (before === undefined) {
    const old = Object.keys(moveRedirects({}, relocation));
    return { changes, left, notes: old.length === 0 ? [] : [pageMessages.noManifest(old)] };
  }
  const { text: after, leftovers } = editManifest(before, relocation);
  changes.push({ file: MANIFEST, before, after });
  left.push(...leftovers.map(({ path, text }) => pageMessages.manifestPlace(formatPlace(path), text)));
  return { changes, left, notes: [] };
}
