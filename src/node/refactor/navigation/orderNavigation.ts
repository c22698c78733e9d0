// Plans the order of pages and folders in the navigation of another engine: entries of one list change places.

import { adapterMessages as messages } from '#i18n/adapterMessages';
import { refactorMessages } from '#i18n/refactorMessages';
import { applyEdits } from '../../../core/document/textEdits.ts';
import { listPageFiles } from '../../../core/site/manifest/siteEntries.ts';
import { inFolder, isBelow } from '../../../core/site/urls/folder.ts';
import { stripEnding } from '../../../core/site/urls/slug.ts';
import { type Planned, toPlan } from '../../../writer/refactor/plan.ts';
import { planOrder } from '../../../writer/refactor/planOrder.ts';
import type { SiteFiles } from '../../../writer/refactor/siteFiles.ts';
import { reorder } from './editNavNodes.ts';
import type { NavFiles } from './navFiles.ts';
import { isKey, listAncestors, listTexts, type NavNode } from './navNode.ts';
import { insideDir, type NavState } from './navTree.ts';
import { mayName, type NamePair, pairPaths } from './pageNames.ts';
import { parseNavFile } from './parseNavFile.ts';

/** Fields of front matter by which engines sort the pages that their navigation does not list. */
const POSITION_FIELDS: Readonly<Record<string, string>> = {
  Docusaurus: 'sidebar_position',
  VuePress: 'order',
  Starlight: 'sidebar.order',
};

/** @param names children of the folder in the new order */
export async function planNavOrder(
  site: SiteFiles,
  nav: NavFiles,
  engine: string,
  folder: string,
  names: readonly string[],
): Promise<Planned> {
  const targets: string[] = [];
  for (const name of names) {
    const asked = inFolder(folder, name.replace(/\/+$/, ''));
    const target = findTarget(site, asked);
    if (target === undefined) return { refused: refactorMessages.noSuchName(folder, name) };
    targets.push(target);
  }
  const manifests = { removed: [], manifests: [site.manifest] };
  let place: { file: string; line: number } | undefined;
  for (const [file, before] of nav.texts) {
    const root = await parseNavFile(before, file);
    const members = root === undefined ? [] : findMembers(root, nav.before, site, targets);
    const [first] = members.flatMap((own) => [...own]);
    place ??= first && { file, line: before.slice(0, first.start).split('\n').length };
    for (const entries of listOrders(members)) {
      const after = applyEdits(before, reorder(before, entries));
      const state = await nav.read(new Map([[file, after]]), manifests);
      if (isOrdered(nav.before, state, targets)) return toPlan([{ file, before, after }]);
    }
  }
  const field = POSITION_FIELDS[engine];
  if (field !== undefined) {
    const plan = await planOrder(site, folder, names, field);
    if ('refused' in plan) return plan;
    const state = await nav.read(await nav.textsOf(plan), manifests);
    if (isOrdered(nav.before, state, targets)) return plan;
  }
  const [config = ''] = nav.texts.keys();
  return { refused: messages.orderByHand(place?.file ?? config, place?.line ?? 1) };
}

function findTarget({ files, manifest }: SiteFiles, asked: string): string | undefined {
  if (files.has(asked) || [...files].some((file) => isBelow(asked, file))) return asked;
  return [...listPageFiles(manifest)].find((file) => stripEnding(file) === asked);
}

/** For each page or folder, the entries of lists that name it or contain one that does. */
function findMembers(
  root: NavNode,
  state: NavState,
  site: SiteFiles,
  targets: readonly string[],
): Set<NavNode>[] {
  const texts = listTexts(root);
  return targets.map((target) => {
    const pairs = listPairs(target, state, site);
    const slots = texts.filter(({ text = '' }) => mayName(text, pairs));
    return new Set(slots.flatMap((slot) => listAncestors(slot).filter((node) => isMember(node, slot))));
  });
}

/** The entries in the new order, for each list that has one for each target. The innermost lists come first. */
function listOrders(members: readonly ReadonlySet<NavNode>[]): NavNode[][] {
  const lists = new Set([...(members[0] ?? [])].map(({ parent }) => parent));
  return [...lists]
    .sort((a, b) => (b?.start ?? 0) - (a?.start ?? 0))
    .map((list) => members.flatMap((own) => [...own].find(({ parent }) => parent === list) ?? []))
    .filter((entries) => new Set(entries).size === members.length);
}

/** Elements of lists, and pairs whose key is a name. */
const isMember = ({ parent, kind, children }: NavNode, slot: NavNode) =>
  parent?.kind === 'list' || (kind === 'pair' && children[0] === slot && isKey(slot));

function listPairs(target: string, state: NavState, { manifest, files }: SiteFiles): NamePair[] {
  const own = manifest.versions
    .flatMap(({ docs }) => docs)
    .filter(({ file }) => file === target || isBelow(target, file));
  const folder = files.has(target) ? [] : [insideDir(state, target)];
  const ids = [...own.map(({ id }) => id), ...folder];
  return [
    ...own.flatMap(({ file }) => pairPaths(insideDir(state, file), insideDir(state, file))),
    ...ids.map((id): NamePair => ({ from: id, to: id, ending: '' })),
  ];
}

/** Whether the pages have the order that is asked for, and nothing else has changed. */
function isOrdered(before: NavState, after: NavState, targets: readonly string[]): boolean {
  const sortEntries = ({ entries }: NavState) =>
    entries.map((entry) => JSON.stringify({ ...entry, items: [] })).sort();
  if (sortEntries(before).join('\n') !== sortEntries(after).join('\n')) return false;
  const places = targets.map((target) =>
    after.entries.findIndex(({ file = '' }) => file === target || isBelow(target, file)),
  );
  const listed = places.filter((place) => place >= 0);
  return listed.every((place, at) => at === 0 || place > (listed[at - 1] ?? 0));
}
