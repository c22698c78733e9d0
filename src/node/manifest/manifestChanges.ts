import { isDeepStrictEqual } from 'node:util';
import { manifestMessages as messages } from '#i18n/manifestMessages';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';

interface ManifestChange {
  kind: 'added' | 'removed' | 'changed' | 'sidebar';
  owner: string;
  id?: string;
  /** File of a new page, changed fields of another. */
  details?: readonly string[];
}

/**
 * Describes each change in a line.
 * @param mode before or after the generator has written the changes
 * @example findManifestChanges(old, fresh) // ['v8 缺少 osc/training（docs/v8/osc/training.md）', 'v8 的 deploy 已变（hash、title）']
 */
export function findManifestChanges(
  written: Manifest,
  built: Manifest,
  mode: 'check' | 'written' = 'check',
): string[] {
  return listChanges(written, built).map(({ kind, owner, id = '', details }) => {
    const words = messages[mode];
    if (kind === 'sidebar') return messages.sidebarChanged(owner, words.changed);
    const line =
      kind === 'changed'
        ? messages.pageChanged(owner, id, words.changed)
        : messages.pageListed(owner, words[kind], id);
    return details === undefined ? line : line + messages.details(details);
  });
}

/** @example countManifestChanges(old, fresh) === '新增 3 页，更新 1 页' */
export function countManifestChanges(written: Manifest, built: Manifest): string {
  const changes = listChanges(written, built);
  const count = (kind: ManifestChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return messages.counts(count('added'), count('changed'), count('removed'));
}

function listChanges(written: Manifest, built: Manifest): ManifestChange[] {
  // Serialized and parsed, since JSON drops undefined fields.
  const fresh: Manifest = JSON.parse(JSON.stringify(built));
  const changes = fresh.versions.flatMap((version): ManifestChange[] => {
    const before = written.versions.find(({ name }) => name === version.name);
    const entries = findEntryChanges(version.name, before?.docs ?? [], version.docs);
    const isSame = isDeepStrictEqual(before?.sidebars ?? {}, version.sidebars);
    return isSame ? entries : [...entries, { kind: 'sidebar', owner: version.name }];
  });
  return [...changes, ...findEntryChanges('pages', written.pages, fresh.pages)];
}

function findEntryChanges(
  owner: string,
  before: readonly PageEntry[],
  after: readonly PageEntry[],
): ManifestChange[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const left = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !left.has(id));
  return [
    ...removed.map(({ id }): ManifestChange => ({ kind: 'removed', owner, id })),
    ...after.flatMap((entry): ManifestChange[] => {
      const { id, file } = entry;
      const old = known.get(id);
      if (old === undefined) return [{ kind: 'added', owner, id, details: [file] }];
      if (isDeepStrictEqual(old, entry)) return [];
      return [{ kind: 'changed', owner, id, details: changedFields(old, entry) }];
    }),
  ];
}

function changedFields(before: PageEntry, after: PageEntry): string[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = new Set([...old.keys(), ...fresh.keys()]);
  return [...fields].filter((field) => !isDeepStrictEqual(old.get(field), fresh.get(field))).sort();
}
