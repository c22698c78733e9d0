// Cuts the manifest of a large site into a trunk, which every visitor reads, and parts, which are read where
// they are asked for. Neither the trunk nor a part grows with the site; the lists of names in the trunk do, slowly.

import { chunk } from '../../../lib/chunk.ts';
import { memoize } from '../../../lib/memoize.ts';
import { runToEnd } from '../../../lib/runToEnd.ts';
import type { PartPlace } from '../manifest/knownParts.ts';
import type { DocEntry, Manifest, Version } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { categoriesOf, docsById, listItemDocs } from '../nav/sidebarItems.ts';
import { readPlace } from '../urls/redirects.ts';
import { findMainDoc } from '../urls/route.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import { briefDoc } from './briefDoc.ts';
import { listLinkedPlaces } from './linkedPlaces.ts';
import { listNamedDocs } from './namedDocs.ts';
import { PARTS_FOLDER, type Part } from './part.ts';
import { shortenItems } from './shortenItems.ts';
import { cutItems } from './sidebarCuts.ts';

/** Items of a part, and addresses of a list, more or less. */
const SIZE = 150;

/** A manifest with fewer characters than this, as it is published, is read as a whole. */
const WHOLE = 200_000;

export interface CutManifest {
  /** What stands in manifest.json. */
  trunk: Manifest;
  /** Texts of the parts by their path inside the site. */
  files: ReadonlyMap<string, string>;
}

interface CutOptions {
  /** A hash of a text, for its file's name. */
  hashOf: (text: string) => string;
  /** The links of a doc's text, as written. */
  linksOf?: (doc: DocEntry) => readonly string[];
}

/** Cuts a manifest, unless it is small: then it is its own trunk. */
export function cutManifest(manifest: Manifest, options: CutOptions): CutManifest {
  return runToEnd(cutInSteps(manifest, options));
}

/** The same, a page a step: the links of a thousand pages take longer than a server may keep others waiting. */
export function* cutInSteps(
  manifest: Manifest,
  { hashOf, linksOf = () => [] }: CutOptions,
): Generator<void, CutManifest> {
  if (JSON.stringify(manifest).length < WHOLE) return { trunk: manifest, files: new Map() };
  const parts: Part[] = [];
  const parents: number[] = [];
  const categoryParts = new Map<string, number>();
  const versions = manifest.versions.map((version): Version => {
    const docs = docsById(version);
    const owned = new Set<string>();
    const open = (parent: number, items?: SidebarItem[]): Part => {
      const part: Part = { number: parts.length, version: version.name, docs: [], items, others: {} };
      parts.push(part);
      parents.push(parent);
      return part;
    };
    /** Takes items into a part of their own; the cut that stands for them. */
    const take = (items: readonly SidebarItem[], parent: number, sidebar: string): SidebarItem[] => {
      if (cutItems(items, docs) === undefined) return [...items];
      const part = open(parent);
      part.items = shortenItems(items, SIZE, (run) => take(run, part.number, sidebar));
      for (const { link, items: below } of categoriesOf(part.items))
        if (link?.type === 'generated-index' && !categoryParts.has(normalizePath(link.path)))
          // Its page shows what is in it.
          categoryParts.set(normalizePath(link.path), partOf(below) ?? part.number);
      for (const doc of listItemDocs(part.items, docs)) {
        const isOwn = !owned.has(doc.id) && (doc.sidebar ?? sidebar) === sidebar;
        if (isOwn) owned.add(doc.id);
        if (isOwn || part.docs.every(({ id }) => id !== doc.id)) part.docs.push(isOwn ? doc : briefDoc(doc));
      }
      return [cutItems(items, docs, { part: part.number }) as SidebarItem]; // It has pages, as was seen above.
    };
    const sidebars = Object.fromEntries(
      Object.entries(version.sidebars).map(([name, items]) => [name, take(items, -1, name)]),
    );
    const loose = version.docs.filter(({ id }) => !owned.has(id));
    for (const run of chunk(loose, SIZE)) open(-1).docs.push(...run);
    return {
      ...version,
      docs: listNamedDocs(manifest.site, version).map(briefDoc),
      mainDocId: findMainDoc(version)?.id,
      sidebars,
    };
  });
  for (const part of parts) yield* addOthers(part, manifest, linksOf);

  const files = new Map<string, string>();
  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    const file = `${PARTS_FOLDER}/${name}.${hashOf(text).slice(0, 8)}.json`;
    files.set(file, text);
    return file;
  };
  const names = parts.map((part) => write(`${part.number}`, part));
  const places = listPlaces(parts, categoryParts, manifest.redirects);
  const ranges = chunk(places, SIZE).map((run, at): [string, string] => [
    run[0]?.path ?? '',
    write(`at-${at}`, run),
  ]);
  const trunk = { ...manifest, versions, redirects: undefined, parts: { files: names, parents, ranges } };
  return { trunk, files };
}

/** The part of a list that has been cut out. */
function partOf([only]: readonly SidebarItem[]): number | undefined {
  return only?.type === 'cut' ? only.part : undefined;
}

/** Adds what version choice and links of the part's docs lead to elsewhere; the rest follows from a link's own words. */
function* addOthers(
  part: Part,
  manifest: Manifest,
  linksOf: (doc: DocEntry) => readonly string[],
): Generator<void> {
  const version = manifest.versions.find(({ name }) => name === part.version);
  const known = new Set(part.docs.map(({ id }) => id));
  const add = (owner: Version, doc: DocEntry | undefined) => {
    if (doc === undefined || (owner === version && known.has(doc.id))) return;
    const list = owner === version ? part.docs : (part.others[owner.name] ?? []);
    if (list.every(({ id }) => id !== doc.id)) list.push(briefDoc(doc));
    if (owner !== version) part.others[owner.name] = list;
  };
  for (const doc of part.docs.filter(({ brief }) => !brief)) {
    for (const other of manifest.versions) if (other !== version) add(other, knownDocs(other).get(doc.id));
    for (const href of linksOf(doc))
      for (const place of listLinkedPlaces(manifest, { file: doc.file, version }, href))
        if (place.kind === 'doc') add(place.version, place.entry);
    yield;
  }
}

const knownDocs = memoize(docsById);

/** Every address of the parts, and the old ones, in the order of their characters. */
function listPlaces(
  parts: readonly Part[],
  categoryParts: ReadonlyMap<string, number>,
  redirects: Manifest['redirects'] = {},
): PartPlace[] {
  const places = new Map<string, PartPlace>();
  for (const { number, version, docs } of parts)
    for (const doc of docs) {
      const path = normalizePath(doc.path);
      if (doc.brief || places.has(path)) continue;
      const { id, title } = doc;
      places.set(path, { path, part: number, version, ...(!doc.unlisted && { id, title }) });
    }
  for (const [path, part] of categoryParts)
    if (!places.has(path)) places.set(path, { path, part, version: parts[part]?.version ?? '' });
  for (const [from, to] of Object.entries(redirects)) {
    const path = normalizePath(readPlace(from).path);
    const place = places.get(path) ?? { path, part: -1, version: '' };
    places.set(path, { ...place, redirects: { ...place.redirects, [from]: to } });
  }
  return [...places.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
