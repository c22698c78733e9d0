// Says in words how two manifests differ in their generated parts.
import { isDeepStrictEqual } from 'node:util';
import type { Manifest, PageEntry } from '../../core/model/manifest.ts';

/**
 * @example findManifestChanges(old, fresh) // ['v8 缺少 osc/training（docs/v8/osc/training.md）', 'v8 的 deploy 已变（hash、title）']
 */
export function findManifestChanges(written: Manifest, built: Manifest): string[] {
  // As JSON sees it: a field that is undefined is a field that is not there.
  const fresh: Manifest = JSON.parse(JSON.stringify(built));
  const changes = fresh.versions.flatMap((version) => {
    const before = written.versions.find(({ name }) => name === version.name);
    const lines = findEntryChanges(version.name, before?.docs ?? [], version.docs);
    if (!isDeepStrictEqual(before?.sidebars ?? {}, version.sidebars))
      lines.push(`${version.name} 的侧边栏已变`);
    return lines;
  });
  return [...changes, ...findEntryChanges('pages', written.pages, fresh.pages)];
}

function findEntryChanges(
  owner: string,
  before: readonly PageEntry[],
  after: readonly PageEntry[],
): string[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const lines = before.filter(({ id }) => !kept.has(id)).map(({ id }) => `${owner} 多出 ${id}`);
  for (const entry of after) {
    const old = known.get(entry.id);
    if (old === undefined) lines.push(`${owner} 缺少 ${entry.id}（${entry.file}）`);
    else if (!isDeepStrictEqual(old, entry))
      lines.push(`${owner} 的 ${entry.id} 已变（${changedFields(old, entry).join('、')}）`);
  }
  return lines;
}

function changedFields(before: PageEntry, after: PageEntry): string[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = new Set([...old.keys(), ...fresh.keys()]);
  return [...fields].filter((field) => !isDeepStrictEqual(old.get(field), fresh.get(field))).sort();
}
