// An address as it has to be written after files got other paths: the nearest to how it was written before.
import { findIncluded } from '../../core/document/includes/includes.ts';
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { decodeSafely, fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { encodeLike, relativePath, spellEndings } from '../../core/site/urls/linkPath.ts';
import { type LinkTarget, resolveLink } from '../../core/site/urls/resolveLink.ts';
import { findSitePage } from '../../core/site/urls/route.ts';
import { siteIndex, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { stripEnding } from '../../core/site/urls/slug.ts';
import { formatWikiLink, parseWikiLink } from '../../core/site/urls/wikiLink.ts';
import { folderOf, placeOf, type Relocation, standInOf } from './relocation.ts';

/** The file that an address stands in, before, and the version that it belongs to. */
export interface Origin {
  file: string;
  version: Version | undefined;
}

type Written = Pick<WrittenUrl, 'text' | 'href' | 'isInclude'>;

/** What has to be written instead; undefined where the address stays right, or was never. */
export function rewriteAddress(r: Relocation, from: Origin, written: Written): string | undefined {
  const { text, href, isInclude } = written;
  const wiki = parseWikiLink(href);
  if (wiki !== undefined) return rewriteName(r, from, written, wiki.name);
  const target = findTarget(r, from, written);
  const file = placeOf(r, from.file);
  if (file === undefined) return undefined;
  const path = isInclude ? href : href.slice(0, href.search(/[?#]|$/));
  const rest = href.slice(path.length);
  const spell = (address: string, tail: string) => {
    const spelled = encodeLike(address, text) + tail;
    return text.startsWith('<') ? `<${spelled}>` : spelled;
  };
  if (target.kind === 'asset') {
    const to = placeOf(r, target.file) ?? target.file;
    const decoded = decodeSafely(path);
    const [top] = /^(?:\/|@site\/)/.exec(decoded) ?? [];
    if (top !== undefined) return to === target.file ? undefined : spell(top + to, rest);
    const isSame = joinPath(parentFolder(file), decoded) === to;
    return isSame ? undefined : spell(keepDot(relativePath(parentFolder(file), to), path), rest);
  }
  if (target.kind !== 'page' || target.file === undefined) return undefined;
  const to = standInOf(r, target.file);
  if (to === undefined || (file === from.file && to === target.file)) return undefined;
  const isLed = r.moved.has(target.file) && !r.keepsAnchors;
  const version = r.after.versions.find(({ name }) => name === from.version?.name);
  const leadsThere = (address: string) => isPageOf(r.after, { file, version }, address, to);
  const decoded = decodeSafely(path);
  // A link that holds from the new place as well stays as it is.
  if (!isLed && leadsThere(path)) return undefined;
  const address = listSpellings(r, { ...from, movedTo: file, after: version }, decoded, to).find(
    (candidate) => leadsThere(encodeLike(candidate, '')),
  );
  return address === undefined
    ? undefined
    : spell(keepDot(address, path), isLed ? rest.replace(/#.*$/s, '') : rest);
}

/** A wiki's link with the name that the page has now, where it is not found by the old one. */
function rewriteName(r: Relocation, from: Origin, written: Written, name: string): string | undefined {
  const target = findTarget(r, from, written);
  const file = placeOf(r, from.file);
  if (file === undefined || target.kind !== 'page' || target.file === undefined) return undefined;
  const to = standInOf(r, target.file);
  if (to === undefined) return undefined;
  const version = r.after.versions.find((one) => one.name === from.version?.name);
  const path = stripEnding(pathInside(folderOf(r.after, to), to));
  const now = [name, fileName(path), path, parentFolder(path)].find((each) =>
    isPageOf(r.after, { file, version }, formatWikiLink({ name: each, anchor: '' }), to),
  );
  if (now === undefined || now === name) return undefined;
  return written.text.replace(/\[\[[^#|\]\\]*/, () => `[[${now}`);
}

/** Whether an address leads to a page that is gone, and that no other one stands for. */
export function isLost(r: Relocation, from: Origin, written: Written): boolean {
  const target = findTarget(r, from, written);
  if (target.kind === 'asset') return placeOf(r, target.file) === undefined;
  return target.kind === 'page' && target.file !== undefined && standInOf(r, target.file) === undefined;
}

/** The code of a page that is shown is no link to it. */
function findTarget({ before }: Relocation, from: Origin, { href, isInclude }: Written): LinkTarget {
  const file = isInclude && findIncluded(from.file, href);
  return file ? { kind: 'asset', file, suffix: '' } : resolveLink(before, from, href);
}

function isPageOf(manifest: Manifest, from: Origin, href: string, file: string): boolean {
  const target: LinkTarget = resolveLink(manifest, from, href);
  return target.kind === 'page' && target.file === file;
}

/** The ways in which a file may be named from another, the likest first. */
function listSpellings(
  { before, after }: Relocation,
  { file, version, movedTo, after: shown }: Origin & { movedTo: string; after: Version | undefined },
  written: string,
  to: string,
): string[] {
  const folder = parentFolder(movedTo);
  const inside = pathInside(folderOf(after, to), to);
  const own = version === undefined ? '' : versionFolder(version);
  const endings = (path: string) => spellEndings(path, written);
  const relative = (path: string) => endings(path).map((each) => relativePath(folder, each) || './');
  if (/^(?:\/|@site\/)/.test(written)) {
    const prefix = written.startsWith('/') ? '/' : '@site/';
    const inSite = endings(to).map((path) => prefix + path);
    const place = findSitePage(before, written);
    const address = place && findAddress(after, to, 'version' in place ? place.version.name : undefined);
    const isFromSite = [own, 'pages'].some((top) => top !== '' && written.startsWith(`${prefix}${top}/`));
    const inVersion = isFromSite ? [] : endings(inside).map((path) => prefix + path);
    return [...(address === undefined ? [] : [address]), ...inVersion, ...inSite, ...relative(to)];
  }
  // A page that is inherited is named as if it lay in the version's own folder.
  const apparent = joinPath(parentFolder(file), written) ?? '';
  const isInOwn =
    shown !== undefined && own !== '' && apparent.startsWith(`${own}/`) && !to.startsWith(`${own}/`);
  return [...(isInOwn ? relative(`${own}/${inside}`) : []), ...relative(to)];
}

/** The address of a file's page, in a version if it has one there. */
function findAddress(manifest: Manifest, file: string, version: string | undefined): string | undefined {
  const own = manifest.versions.find(({ name }) => name === version);
  return own?.docs.find((doc) => doc.file === file)?.path ?? siteIndex(manifest).pagesByFile.get(file)?.path;
}

/** Who writes `./a.md` goes on doing so. */
function keepDot(address: string, written: string): string {
  return written.startsWith('./') && !/^[./@]/.test(address) ? `./${address}` : address;
}
