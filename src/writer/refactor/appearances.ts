// The versions in which a page is shown.
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { takesNewPages } from '../../core/site/manifest/siteEntries.ts';
import { lineageOf } from '../../core/site/urls/lineage.ts';

/** @example '新页面 docs/v8/x.md 会出现在 v8（/docs/x）、next（/docs/next/x）' */
export function describeAppearances(
  file: string,
  places: readonly [version: string, path: string][],
): string {
  return `新页面 ${file} 会出现在 ${places.map(([name, path]) => `${name}（${path}）`).join('、')}`;
}

/** Where a page that is new in a version will be shown: there, and in the versions that inherit it. */
export function listAppearances(
  manifest: Manifest,
  version: Version,
  entry: Pick<DocEntry, 'id' | 'path'>,
): [version: string, path: string][] {
  const heirs = manifest.versions.filter(
    (heir) =>
      heir !== version &&
      lineageOf(manifest, heir).has(version) &&
      [...lineageOf(manifest, heir)].every((each) => each === version || takesNewPages(each)) &&
      !heir.without?.includes(entry.id) &&
      !heir.docs.some(({ id }) => id === entry.id),
  );
  const slug = entry.path.slice(version.path.length);
  return [version, ...heirs].map(({ name, path }) => [name, path + slug]);
}

/** A line for each page that the written manifest does not list yet. */
export function describeNewPages(written: Manifest, complete: Manifest): string[] {
  const places = new Map<string, [version: string, path: string][]>();
  for (const { name, docs } of complete.versions) {
    const listed = written.versions.find((version) => version.name === name)?.docs ?? [];
    // Of a version whose pages were never listed none is new.
    if (listed.length === 0) continue;
    const known = new Set(listed.map(({ id }) => id));
    for (const { id, file, path } of docs)
      if (!known.has(id)) places.set(file, [...(places.get(file) ?? []), [name, path]]);
  }
  return [...places].map(([file, shown]) => describeAppearances(file, shown));
}
