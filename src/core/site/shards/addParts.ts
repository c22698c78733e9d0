// Puts what was read of the parts into the manifest.

import type { KnownParts, PartPlace } from '../manifest/knownParts.ts';
import type { DocEntry, Manifest } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import type { Part } from './part.ts';

const NOTHING: KnownParts = { parts: new Set(), ranges: new Map() };

/** The manifest with a part, whose parents it has already. */
export function addPart(manifest: Manifest, part: Part): Manifest {
  const known = manifest.known ?? NOTHING;
  return {
    ...manifest,
    known: { ...known, parts: new Set([...known.parts, part.number]) },
    versions: manifest.versions.map((version) => {
      if (version.name !== part.version)
        return { ...version, docs: mergeDocs(version.docs, part.others[version.name] ?? []) };
      const docs = mergeDocs(version.docs, part.docs);
      if (part.items === undefined) return { ...version, docs };
      const sidebars = Object.entries(version.sidebars).map(([name, items]) => [name, fill(items, part)]);
      return { ...version, docs, sidebars: Object.fromEntries(sidebars) };
    }),
  };
}

/** The manifest with a list of addresses: their pages may be suggested, and old ones lead on. */
export function addRange(manifest: Manifest, file: string, places: readonly PartPlace[]): Manifest {
  const known = manifest.known ?? NOTHING;
  return {
    ...manifest,
    known: { ...known, ranges: new Map([...known.ranges, [file, places]]) },
    redirects: Object.assign({}, manifest.redirects, ...places.map(({ redirects }) => redirects)),
    versions: manifest.versions.map((version) => {
      const named = places.flatMap(({ version: name, id, title, path }): DocEntry[] =>
        name !== version.name || id === undefined || title === undefined
          ? []
          : [{ id, title, path, file: '', brief: true }],
      );
      return { ...version, docs: mergeDocs(version.docs, named) };
    }),
  };
}

/** What is known in full stays. */
function mergeDocs(known: readonly DocEntry[], more: readonly DocEntry[]): DocEntry[] {
  const docs = new Map(known.map((doc) => [doc.id, doc]));
  for (const doc of more) {
    const old = docs.get(doc.id);
    if (old === undefined || old.brief) docs.set(doc.id, doc);
  }
  return [...docs.values()];
}

/** Items with a part's own in the place of its cut; lists that are not concerned stay the same. */
function fill(items: SidebarItem[], part: Part): SidebarItem[] {
  const filled = items.flatMap((item): SidebarItem | SidebarItem[] => {
    if (item.type === 'cut' && item.part === part.number) return part.items ?? [];
    if (item.type !== 'category') return item;
    const inside = fill(item.items, part);
    return inside === item.items ? item : { ...item, items: inside };
  });
  return filled.every((item, at) => item === items[at]) && filled.length === items.length ? items : filled;
}
