// Plans a new version of the docs: copies the folder of a version, and edits the entries of both in manifest.json.
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { versionMessages } from '#i18n/refactorMessages';
import { insertAt, lineEndOf } from '../../core/document/textEdits.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { decodeSafely, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { encodeLike, relativePath } from '../../core/site/urls/linkPath.ts';
import { fileInLocale, listOtherLocales } from '../../core/site/urls/localePaths.ts';
import { findSitePage, latestVersion } from '../../core/site/urls/route.ts';
import { normalizePath, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { editJson, writeRedirects } from './editManifest.ts';
import { isPagePath } from './findRefusal.ts';
import { insertMember, removeAll } from './jsonEdits.ts';
import { type FileChange, type FileMove, type Planned, toPlan } from './plan.ts';
import { type Replacement, rewriteText } from './rewritePages.ts';
import type { SiteFiles } from './siteFiles.ts';

/**
 * Plans a copy of a version. A copy of the latest or of an unreleased version becomes the latest version.
 * @param from name of the version to copy; default: the latest
 */
export async function planVersion(site: SiteFiles, name: string, from?: string): Promise<Planned> {
  const { manifest } = site;
  const written = await site.read(site.manifestFile);
  const root = written === undefined ? undefined : parseTree(written.replace(/^\uFEFF/, ''));
  const source = from === undefined ? latestVersion(manifest) : findNamed(manifest, from);
  const names = manifest.versions.map((each) => each.name);
  if (source === undefined) return { refused: describeUnknownName(versionMessages.kind, from ?? '', names) };
  const at = manifest.versions.indexOf(source);
  if (written === undefined || root === undefined || !findNodeAtLocation(root, ['versions', at]))
    return { refused: versionMessages.notWritten };
  const refused = findRefusal(site, source, name);
  if (refused !== undefined) return { refused };
  const change = describeVersion(manifest, source, name);
  const { changes, copies, left } = await copyFolder(site, change);
  const after = editJson(written, (json) => writeVersion(json, manifest, change));
  changes.push({ file: site.manifestFile, before: written, after });
  const notes = [
    versionMessages.paths(name, change.path, change.old && [change.old.name, change.oldPath]),
    ...change.heirs.map((heir) => versionMessages.inherits(heir.name, name)),
    ...left,
  ];
  return { ...toPlan(changes, notes), copies: [...copies, ...(await copyTranslations(site, change))] };
}

function findNamed({ versions }: Manifest, name: string): Version | undefined {
  return versions.find((version) => version.name === name);
}

function findRefusal({ manifest, files }: SiteFiles, source: Version, name: string): string | undefined {
  const from = versionFolder(source);
  if (name.includes('/') || !isPagePath(`${name}/index.md`)) return versionMessages.badName(name);
  const twin = manifest.versions.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (twin !== undefined) return versionMessages.exists(twin.name);
  // The folder of the copy would be nested in the source folder.
  if (from === '.' || from === 'docs') return versionMessages.noOwnFolder(source.name, from);
  const own = source.docs.filter(isOwn);
  if (own.length > 0 && own.every(({ hash }) => hash === undefined))
    return versionMessages.listedByHand(source.name);
  const to = siblingFolder(from, name);
  const taken = [...files].some((file) => isBelow(to.toLowerCase(), file.toLowerCase()));
  if (taken) return versionMessages.folderExists(to);
  const path = describeVersion(manifest, source, name);
  const owner = [path.path, path.oldPath].find((each) =>
    manifest.versions.some((v) => v.path === each && v !== path.old),
  );
  return owner === undefined ? undefined : versionMessages.pathTaken(owner);
}

const siblingFolder = (folder: string, name: string) => {
  const parent = parentFolder(folder);
  return parent === '' ? name : `${parent}/${name}`;
};

function describeVersion(manifest: Manifest, source: Version, name: string): NewVersion {
  const latest = latestVersion(manifest);
  const isLatest = source === latest || source.banner === 'unreleased';
  const heirs = manifest.versions.filter(
    ({ inherits, banner }) => source === latest && inherits === source.name && banner === 'unreleased',
  );
  return {
    name,
    source,
    old: isLatest ? latest : undefined,
    oldPath: `${latest.path}/${latest.name}`,
    path: isLatest ? latest.path : `${latest.path}/${name}`,
    from: versionFolder(source),
    to: siblingFolder(versionFolder(source), name),
    heirs,
  };
}

/** Plans the copies of the files, and rewrites links so that they resolve inside the version of their page. */
async function copyFolder(site: SiteFiles, change: NewVersion) {
  const { from, to, old, heirs } = change;
  const others = site.manifest.versions.map(versionFolder).filter((folder) => isBelow(from, folder));
  const files = (await site.listFolder(from)).filter((file) => !others.some((other) => isBelow(other, file)));
  const changes: FileChange[] = [];
  const copies: FileMove[] = [];
  const left: string[] = [];
  const rewrite = async (file: string, writtenTo: string, moved: (href: string) => string | undefined) => {
    const parts = /\.(?:mdx?|markdown|mkd)$/i.test(file) ? await site.readMetadata(file) : undefined;
    const text = parts === undefined ? undefined : await site.read(file);
    const wanted = (parts?.addresses ?? []).flatMap(
      ({ line, column, text: spelled, href }): Replacement[] => {
        const path = href.slice(0, href.search(/[?#]|$/));
        const address = moved(decodeSafely(path));
        if (address === undefined) return [];
        const whole = encodeLike(address, spelled) + href.slice(path.length);
        return [{ line, column, text: spelled, to: spelled.startsWith('<') ? `<${whole}>` : whole }];
      },
    );
    if (text === undefined || wanted.length === 0) return undefined;
    const rewritten = rewriteText(text, wanted);
    left.push(...rewritten.left.map(({ line, text }) => versionMessages.notRewritten(writtenTo, line, text)));
    return { text, after: rewritten.text };
  };
  for (const file of files) {
    const copy = to + file.slice(from.length);
    const found = await rewrite(file, copy, (path) => moveInCopy(site.manifest, change, copy, path));
    if (found === undefined) copies.push({ from: file, to: copy });
    else changes.push({ file: copy, before: undefined, after: found.after, from: file });
  }
  const ownFiles = (version: Version) => version.docs.filter(isOwn).map(({ file }) => file);
  for (const file of old === undefined ? [] : ownFiles(old)) {
    const found = await rewrite(file, file, (path) => moveInOld(site.manifest, change, path));
    if (found !== undefined) changes.push({ file, before: found.text, after: found.after });
  }
  for (const file of heirs.flatMap(ownFiles)) {
    const found = await rewrite(file, file, (path) => moveFolder(change, file, path));
    if (found !== undefined) changes.push({ file, before: found.text, after: found.after });
  }
  return { changes, copies, left };
}

/** Plans the copies of the version's files in the other languages of the site. */
async function copyTranslations(site: SiteFiles, { from, to }: NewVersion): Promise<FileMove[]> {
  const { manifest } = site;
  const copies = await mapLimit(listOtherLocales(manifest), async (locale) => {
    const folder = fileInLocale(manifest, from, locale);
    if (![...site.files].some((file) => isBelow(folder, file))) return [];
    const copy = fileInLocale(manifest, to, locale);
    const files = await site.listFolder(folder);
    return files.map((file) => ({ from: file, to: copy + file.slice(folder.length) }));
  });
  return copies.flat();
}

/** Rewrites a link of a copied page if it is a path into the source folder or a URL of the source version. */
function moveInCopy(manifest: Manifest, change: NewVersion, file: string, path: string): string | undefined {
  return moveFolder(change, file, path) ?? movePath(manifest, change.source, change.path, path);
}

/** Rewrites a link of a page in the version whose URL path changes. */
function moveInOld(manifest: Manifest, { old, oldPath }: NewVersion, path: string): string | undefined {
  return old && movePath(manifest, old, oldPath, path);
}

/** Rewrites the root-relative URL of a version's page to the new URL path of the version. */
function movePath(manifest: Manifest, version: Version, to: string, path: string): string | undefined {
  if (!path.startsWith('/') || version.path === to) return undefined;
  const page = findSitePage(manifest, path);
  if (page === undefined || !('version' in page) || page.version !== version) return undefined;
  return to + path.slice(version.path.length);
}

/** Rewrites a link into the source folder to the same file of the copy. */
function moveFolder({ from, to }: NewVersion, file: string, path: string): string | undefined {
  const [top] = /^(?:\/|@site\/)/.exec(path) ?? [];
  if (top !== undefined)
    return isBelow(from, `${path.slice(top.length)}/`)
      ? top + to + path.slice(top.length + from.length)
      : undefined;
  const target = joinPath(parentFolder(file), path);
  if (path === '' || target === undefined || !isBelow(from, `${target}/`)) return undefined;
  const slash = path.endsWith('/') && !target.endsWith('/') ? '/' : '';
  return relativePath(parentFolder(file), to + target.slice(from.length)) + slash;
}

/** Folders and URL paths of the copied version and of the new one. */
export interface NewVersion {
  name: string;
  source: Version;
  /** The previous latest version, whose URL path the new one gets; undefined if the new one is not the latest. */
  old: Version | undefined;
  oldPath: string;
  path: string;
  from: string;
  to: string;
  /** Unreleased versions that inherit from the source before, and from the copy after the change. */
  heirs: Version[];
}

/** Inserts the entry of the new version above that of its source, and preserves the formatting. */
function writeVersion(json: string, manifest: Manifest, change: NewVersion): string {
  const { old, oldPath, heirs, name } = change;
  const { versions } = manifest;
  let text = json;
  for (const heir of heirs) text = setMember(text, versions.indexOf(heir), 'inherits', name);
  const fresh = writeCopy(json, manifest, change);
  if (old !== undefined) {
    const at = versions.indexOf(old);
    text = removeAll(text, old.isLast ? [['versions', at, 'isLast']] : []);
    text = setMember(text, at, 'path', oldPath);
    if (old.banner === 'none') text = setMember(text, at, 'banner', 'unmaintained');
  }
  const node = findNodeAtLocation(parseTree(text) ?? failed(), [
    'versions',
    versions.indexOf(old ?? change.source),
  ]);
  const start = node?.offset ?? 0;
  text = insertAt(text, start, `${fresh},${separatorBefore(text, start)}`);
  const redirects = listRedirects(manifest, change);
  return writeRedirects(text, manifest.redirects, redirects);
}

/**
 * Adds redirects to the old version from URLs that the new version does not have, and drops redirects from URLs that
 * are pages after the change.
 */
function listRedirects(manifest: Manifest, { source, old, oldPath }: NewVersion): Record<string, string> {
  const redirects = manifest.redirects ?? {};
  if (old === undefined) return { ...redirects };
  const inside = (version: Version, path: string) => normalizePath(path.slice(version.path.length));
  const copiedPaths = new Set(source.docs.map(({ path }) => inside(source, path)));
  const pages = new Set(old.docs.map(({ path }) => normalizePath(oldPath + path.slice(old.path.length))));
  const remaining = Object.entries(redirects).filter(([from]) => !pages.has(normalizePath(from)));
  const added = old.docs
    .filter(({ path, draft }) => !draft && !copiedPaths.has(inside(old, path)))
    .map(({ path }) => [path, oldPath + path.slice(old.path.length)]);
  return Object.fromEntries([...remaining, ...added]);
}

/** Members of a version that `npm run manifest` or the build generates: they are not copied. */
const GENERATED = new Set(['docs', 'sidebars', 'search']);

/** Serializes the entry of the copy: the source's members with the changed values. */
function writeCopy(json: string, { versions }: Manifest, change: NewVersion): string {
  const { source, old, name, path, to } = change;
  const isRelease = source.banner === 'unreleased' && old !== undefined;
  const changed = new Map<string, unknown>([
    ['name', name],
    ['label', source.label.includes(source.name) ? source.label.replace(source.name, name) : name],
    ['path', path],
    ['dir', to],
    ['isLast', old !== undefined || undefined],
    ...(isRelease
      ? ([
          ['banner', 'none'],
          ['noIndex', undefined],
        ] as const)
      : []),
  ]);
  const node = findNodeAtLocation(parseTree(json) ?? failed(), ['versions', versions.indexOf(source)]);
  const members = (node?.children ?? []).flatMap(({ offset, length, children: [key, value] = [] }) => {
    const named = String(key?.value);
    if (value === undefined || GENERATED.has(named)) return [];
    if (!changed.has(named)) return [json.slice(offset, offset + length)];
    const fresh = changed.get(named);
    changed.delete(named);
    return fresh === undefined ? [] : [`${JSON.stringify(named)}: ${JSON.stringify(fresh)}`];
  });
  const added = [...changed].flatMap(([key, value]) =>
    value === undefined ? [] : [`${JSON.stringify(key)}: ${JSON.stringify(value)}`],
  );
  const [first] = node?.children ?? [];
  const inner = separatorBefore(json, first?.offset ?? 0);
  const outer = inner === ' ' ? ' ' : separatorBefore(json, node?.offset ?? 0);
  return `{${inner}${[...members, ...added].join(`,${inner}`)}${outer}}`;
}

/** Returns the line break and indentation before an offset; a space if other text precedes it in the line. */
function separatorBefore(text: string, offset: number): string {
  const indent = /(?:^|[\r\n])([^\S\r\n]*)$/.exec(text.slice(0, offset))?.[1];
  return indent === undefined ? ' ' : lineEndOf(text) + indent;
}

function setMember(json: string, version: number, key: string, value: string): string {
  const path = ['versions', version, key];
  return findNodeAtLocation(parseTree(json) ?? failed(), path) === undefined
    ? insertMember(json, path.slice(0, -1), key, value)
    : applyEdits(json, modify(json, path, value, {}));
}

function failed(): never {
  throw new Error('no JSON');
}
