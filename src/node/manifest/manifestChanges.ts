// Says in words how two manifests differ in their generated parts.
import { isDeepStrictEqual } from 'node:util';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';

interface ManifestChange {
  kind: 'added' | 'removed' | 'changed' | 'sidebar';
  /** The version, or `pages`. */
  owner: string;
  /** Of a page: its id, and what else there is to say. */
  id?: string;
  detail?: string;
}

/** A check finds what is missing; the generator has added it. */
const WORDS = {
  check: { added: '缺少', removed: '多出', changed: '已变' },
  written: { added: '新增', removed: '去掉', changed: '已更新' },
} as const;

/**
 * The changes of a manifest, a line each, in the words of a check or of the generator.
 * @example findManifestChanges(old, fresh) // ['v8 缺少 osc/training（docs/v8/osc/training.md）', 'v8 的 deploy 已变（hash、title）']
 */
export function findManifestChanges(
  written: Manifest,
  built: Manifest,
  words: keyof typeof WORDS = 'check',
): string[] {
  return listChanges(written, built).map(({ kind, owner, id, detail }) => {
    if (kind === 'sidebar') return `${owner} 的侧边栏${WORDS[words].changed}`;
    const more = detail === undefined ? '' : `（${detail}）`;
    const word = WORDS[words][kind];
    return kind === 'changed' ? `${owner} 的 ${id} ${word}${more}` : `${owner} ${word} ${id}${more}`;
  });
}

/** @example countManifestChanges(old, fresh) === '新增 3 页，更新 1 页' */
export function countManifestChanges(written: Manifest, built: Manifest): string {
  const changes = listChanges(written, built);
  return Object.entries({ added: '新增', changed: '更新', removed: '去掉' })
    .map(([kind, word]) => [word, changes.filter((change) => change.kind === kind).length] as const)
    .flatMap(([word, count]) => (count === 0 ? [] : `${word} ${count} 页`))
    .join('，');
}

function listChanges(written: Manifest, built: Manifest): ManifestChange[] {
  // As JSON sees it: a field that is undefined is a field that is not there.
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
      if (old === undefined) return [{ kind: 'added', owner, id, detail: file }];
      if (isDeepStrictEqual(old, entry)) return [];
      return [{ kind: 'changed', owner, id, detail: changedFields(old, entry).join('、') }];
    }),
  ];
}

function changedFields(before: PageEntry, after: PageEntry): string[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = new Set([...old.keys(), ...fresh.keys()]);
  return [...fields].filter((field) => !isDeepStrictEqual(old.get(field), fresh.get(field))).sort();
}
