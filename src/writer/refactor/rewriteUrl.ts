// Rewrites a URL for moved files, in the form closest to the original: relative or not, with or without extension.
import { findIncluded } from '../../core/document/includes/includeSyntax.ts';
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { decodeSafely, fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { encodeLike, listLinkForms, relativePath } from '../../core/site/urls/linkPath.ts';
import { pagesFolder } from '../../core/site/urls/localePaths.ts';
import { type LinkTarget, resolveLink } from '../../core/site/urls/resolveLink.ts';
import { findSitePage } from '../../core/site/urls/route.ts';
import { siteIndex, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { stripEnding } from '../../core/site/urls/slug.ts';
import { formatWikiLink, parseWikiLink } from '../../core/site/urls/wikiLink.ts';
import { folderOf, pathAfter, type Relocation, targetAfter } from './relocation.ts';

/** The file that contains a URL, before the move, and the version in which the URL resolves. */
export interface Origin {
  file: string;
  version: Version | undefined;
}

type Written = Pick<WrittenUrl, 'text' | 'href' | 'isInclude'>;

/** Returns the URL to write; undefined if the original still resolves, or did not resolve before either. */
export function rewriteUrl(r: Relocation, from: Origin, written: Written): string | undefined {
  const { text, href, isInclude } = written;
  const wiki = parseWikiLink(href);
  if (wiki !== undefined) return rewriteWikiName(r, from, written, wiki.name);
  const target = findTarget(r, from, written);
  const file = pathAfter(r, from.file);
  if (file === undefined) return undefined;
  const path = isInclude ? href : href.slice(0, href.search(/[?#]|$/));
  const rest = href.slice(path.length);
  const format = (address: string, tail: string) => {
    const spelled = encodeLike(address, text) + tail;
    return text.startsWith('<') ? `<${spelled}>` : spelled;
  };
  if (target.kind === 'asset') {
    const to = pathAfter(r, target.file) ?? target.file;
    const decoded = decodeSafely(path);
    const [top] = /^(?:\/|@site\/)/.exec(decoded) ?? [];
    if (top !== undefined) return to === target.file ? undefined : format(top + to, rest);
    const isSame = joinPath(parentFolder(file), decoded) === to;
    return isSame ? undefined : format(preserveDot(relativePath(parentFolder(file), to), path), rest);
  }
  if (target.kind !== 'page' || target.file === undefined) return undefined;
  const to = targetAfter(r, target.file);
  if (to === undefined || (file === from.file && to === target.file)) return undefined;
  const isReplaced = r.moved.has(target.file) && !r.preservesFragments;
  const version = r.after.versions.find(({ name }) => name === from.version?.name);
  const resolvesToPage = (address: string) => isPageOf(r.after, { file, version }, address, to);
  const decoded = decodeSafely(path);
  // A URL that still resolves to the page is not rewritten.
  if (!isReplaced && resolvesToPage(path)) return undefined;
  const address = listCandidates(r, { ...from, movedTo: file, after: version }, decoded, to).find(
    (candidate) => resolvesToPage(encodeLike(candidate, '')),
  );
  return address === undefined
    ? undefined
    : format(preserveDot(address, path), isReplaced ? rest.replace(/#.*$/s, '') : rest);
}

/** Rewrites a wiki link to the new name of the page, unless the old name still resolves. */
function rewriteWikiName(r: Relocation, from: Origin, written: Written, name: string): string | undefined {
  const target = findTarget(r, from, written);
  const file = pathAfter(r, from.file);
  if (file === undefined || target.kind !== 'page' || target.file === undefined) return undefined;
  const to = targetAfter(r, target.file);
  if (to === undefined) return undefined;
  const version = r.after.versions.find((one) => one.name === from.version?.name);
  const path = stripEnding(pathInside(folderOf(r.after, to), to));
  const now = [name, fileName(path), path, parentFolder(path)].find((each) =>
    isPageOf(r.after, { file, version }, formatWikiLink({ name: each, anchor: '' }), to),
  );
  if (now === undefined || now === name) return undefined;
  return written.text.replace(/\[\[[^#|\]\\]*/, () => `[[${now}`);
}

/** Whether a URL resolves to a deleted page or file without a replacement. */
export function isDangling(r: Relocation, from: Origin, written: Written): boolean {
  const target = findTarget(r, from, written);
  if (target.kind === 'asset') return pathAfter(r, target.file) === undefined;
  return target.kind === 'page' && target.file !== undefined && targetAfter(r, target.file) === undefined;
}

/** Resolves a URL; an include of a page is resolved as an asset, because it references the file, not the route. */
function findTarget({ before }: Relocation, from: Origin, { href, isInclude }: Written): LinkTarget {
  const file = isInclude && findIncluded(from.file, href);
  return file ? { kind: 'asset', file, suffix: '' } : resolveLink(before, from, href);
}

function isPageOf(manifest: Manifest, from: Origin, href: string, file: string): boolean {
  const target: LinkTarget = resolveLink(manifest, from, href);
  return target.kind === 'page' && target.file === file;
}

/** Lists candidates for a URL, the closest to the original form first. */
function listCandidates(
  { before, after }: Relocation,
  { file, version, movedTo, after: shown }: Origin & { movedTo: string; after: Version | undefined },
  written: string,
  to: string,
): string[] {
  const folder = parentFolder(movedTo);
  const inside = pathInside(folderOf(after, to), to);
  const own = version === undefined ? '' : versionFolder(version);
  const endings = (path: string) => listLinkForms(path, written);
  const relative = (path: string) => endings(path).map((each) => relativePath(folder, each) || './');
  if (/^(?:\/|@site\/)/.test(written)) {
    const prefix = written.startsWith('/') ? '/' : '@site/';
    const inSite = endings(to).map((path) => prefix + path);
    const place = findSitePage(before, written);
    const address = place && findAddress(after, to, 'version' in place ? place.version.name : undefined);
    const isFromSite = [own, pagesFolder(after)].some(
      (top) => top !== '' && written.startsWith(`${prefix}${top}/`),
    );
    const inVersion = isFromSite ? [] : endings(inside).map((path) => prefix + path);
    return [...(address === undefined ? [] : [address]), ...inVersion, ...inSite, ...relative(to)];
  }
  // A page that the version inherits is linked as if its file were in the version's own folder.
  const apparent = joinPath(parentFolder(file), written) ?? '';
  const isInOwn =
    shown !== undefined && own !== '' && apparent.startsWith(`${own}/`) && !to.startsWith(`${own}/`);
  return [...(isInOwn ? relative(`${own}/${inside}`) : []), ...relative(to)];
}

/** Returns the URL of a page in a version; fallback: its URL in any version. */
function findAddress(manifest: Manifest, file: string, version: string | undefined): string | undefined {
  const own = manifest.versions.find(({ name }) => name === version);
  return own?.docs.find((doc) => doc.file === file)?.path ?? siteIndex(manifest).pagesByFile.get(file)?.path;
}

function preserveDot(address: string, written: string): string {
  return written.startsWith('./') && !/^[./@]/.test(address) ? `./${address}` : address;
}
