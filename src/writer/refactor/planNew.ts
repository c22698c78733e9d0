// Plans a new page or category, whose path and URL are validated before.

import { refactorMessages } from '#i18n/refactorMessages';
import { templateMessages } from '#site-i18n/templateMessages';
import { findCategoryFile } from '../../core/site/manifest/category.ts';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { inheritsNewPages, isOwn } from '../../core/site/manifest/siteEntries.ts';
import { isBelow, pathInside } from '../../core/site/urls/folder.ts';
import { localPath, pagesFolder } from '../../core/site/urls/localePaths.ts';
import { parseUrlTarget, urlTargetKey } from '../../core/site/urls/redirects.ts';
import { lineageOf, normalizePath, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { fileToId, fileToSlug } from '../../core/site/urls/slug.ts';
import { writeRedirects } from './editManifest.ts';
import { findEntryRefusal, findFileRefusal } from './findRefusal.ts';
import { insertElement } from './jsonEdits.ts';
import { type FileChange, type Planned, toPlan } from './plan.ts';
import type { SiteFiles } from './siteFiles.ts';

type TemplateName = keyof typeof templateMessages;

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templateMessages, name);
}

interface NewPage {
  /** Path inside the site folder. */
  file: string;
  title: string;
  template: TemplateName;
  /** Position in the sidebar; default: after the siblings that have a position. */
  position?: number | undefined;
}

/** Plans a page from a template, in the folder of a version or in `pages`. */
export async function planNew(site: SiteFiles, page: NewPage): Promise<Planned> {
  const { manifest } = site;
  const { file, title } = page;
  const version = findVersion(manifest, file);
  const pages = pagesFolder(manifest);
  if (version === undefined && !isBelow(pages, file)) return { refused: refactorMessages.noFolder(file) };
  const folder = version === undefined ? pages : versionFolder(version);
  const inside = pathInside(folder, file);
  const slug = fileToSlug(inside, {});
  const path = version === undefined ? localPath(manifest, slug) : version.path + slug;
  const entry: DocEntry = { id: fileToId(inside, {}), path, title, file };
  const refused =
    findFileRefusal(site.files, file) ??
    findEntryRefusal(manifest, new Set([file]), [{ version, before: entry, after: entry }]);
  if (refused !== undefined) return { refused };
  const changes: FileChange[] = [{ file, before: undefined, after: writePage(page) }];
  const before = await site.read(site.manifestFile);
  if (before === undefined) return { ...toPlan(changes), opens: file };
  const [redirects, dropped] = dropRedirect(manifest, path);
  const listed = version === undefined ? before : addByHand(before, manifest, version, entry);
  const after = dropped ? writeRedirects(listed, manifest.redirects, redirects) : listed;
  changes.push({ file: site.manifestFile, before, after });
  const appearances = version === undefined ? [] : listAppearances(manifest, version, entry);
  const notes = [
    ...(dropped ? [refactorMessages.redirectDropped(path)] : []),
    ...(appearances.length > 1 ? [refactorMessages.appearances(file, appearances)] : []),
  ];
  return { ...toPlan(changes, notes), opens: file };
}

export async function planCategory(
  site: SiteFiles,
  folder: string,
  category: { label: string; position?: number | undefined },
): Promise<Planned> {
  const file = `${folder}/_category_.json`;
  if (findVersion(site.manifest, file) === undefined) return { refused: refactorMessages.noFolder(folder) };
  if (site.files.has(folder)) return { refused: refactorMessages.exists(folder) };
  const refused = findFileRefusal(site.files, `${folder}/index.md`);
  if (refused === refactorMessages.badName(`${folder}/index.md`)) return { refused };
  const old = findCategoryFile(site.files, folder);
  if (old !== undefined) return { refused: refactorMessages.exists(old) };
  const { label, position } = category;
  return toPlan([{ file, before: undefined, after: `${JSON.stringify({ label, position }, null, 2)}\n` }]);
}

function writePage({ title, template, position }: NewPage): string {
  const front = position === undefined ? '' : `---\nsidebar_position: ${position}\n---\n\n`;
  return `${front}# ${title.replace(/\s+/g, ' ').trim()}\n\n${templateMessages[template].body}`;
}

/** Returns the version whose folder contains a path; if the folders of versions are nested, the innermost one. */
export function findVersion(manifest: Manifest, file: string): Version | undefined {
  const depth = (version: Version) => versionFolder(version).length;
  return manifest.versions
    .filter((version) => versionFolder(version) === '.' || pathInside(versionFolder(version), file) !== file)
    .filter((version) => versionFolder(version) !== '.' || !isBelow(pagesFolder(manifest), file))
    .sort((a, b) => depth(b) - depth(a))[0];
}

/** Drops the redirect from the URL of a new page: only URLs without a route are redirected. */
function dropRedirect({ redirects = {} }: Manifest, path: string): [Record<string, string>, boolean] {
  const remaining = Object.entries(redirects).filter(
    ([from]) => urlTargetKey(parseUrlTarget(from)) !== normalizePath(path),
  );
  return [Object.fromEntries(remaining), remaining.length < Object.keys(redirects).length];
}

/** Adds the page to `docs` in manifest.json if that list is written by hand: a generated entry has a hash. */
function addByHand(text: string, { versions }: Manifest, version: Version, entry: DocEntry): string {
  const own = version.docs.filter(isOwn);
  if (own.length === 0 || own.some(({ hash }) => hash !== undefined)) return text;
  const at = versions.indexOf(version);
  const [sidebar] = Object.keys(version.sidebars);
  const listed = insertElement(text, ['versions', at, 'docs'], { ...entry, sidebar });
  return sidebar === undefined
    ? listed
    : insertElement(listed, ['versions', at, 'sidebars', sidebar], { type: 'doc', id: entry.id });
}

/** Lists the URLs of a new page: in its version, and in the versions that inherit it. */
function listAppearances(
  manifest: Manifest,
  version: Version,
  entry: Pick<DocEntry, 'id' | 'path'>,
): [version: string, path: string][] {
  const heirs = manifest.versions.filter(
    (heir) =>
      heir !== version &&
      lineageOf(manifest, heir).has(version) &&
      [...lineageOf(manifest, heir)].every((each) => each === version || inheritsNewPages(each)) &&
      !heir.without?.includes(entry.id) &&
      !heir.docs.some(({ id }) => id === entry.id),
  );
  const slug = entry.path.slice(version.path.length);
  return [version, ...heirs].map(({ name, path }) => [name, path + slug]);
}

/** Describes the pages that the manifest on disk does not list yet. */
export function describeNewPages(written: Manifest, complete: Manifest): string[] {
  const pages = new Map<string, [version: string, path: string][]>();
  for (const { name, docs } of complete.versions) {
    const listed = written.versions.find((version) => version.name === name)?.docs ?? [];
    // Without any listed docs the manifest was not generated yet: all pages would be new.
    if (listed.length === 0) continue;
    const known = new Set(listed.map(({ id }) => id));
    for (const { id, file, path } of docs)
      if (!known.has(id)) pages.set(file, [...(pages.get(file) ?? []), [name, path]]);
  }
  return [...pages].map(([file, appearances]) => refactorMessages.appearances(file, appearances));
}
