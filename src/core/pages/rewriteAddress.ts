// An address as it has to be written after files got other paths: the nearest to how it was written before.
import type { Manifest, Version } from '../model/manifest.ts';
import { decodeSafely, joinPath, parentFolder } from '../paths/filePath.ts';
import { type LinkTarget, resolveLink } from '../paths/resolveLink.ts';
import { findPlace } from '../paths/route.ts';
import { siteIndex, versionFolder } from '../paths/siteIndex.ts';
import { folderOf, pathInside, placeOf, type Relocation, standInOf } from './relocation.ts';
import { encodeLike, relativePath, spellEndings } from './spellPath.ts';

/** The file that an address stands in, before, and the version that it belongs to. */
interface Origin {
  file: string;
  version: Version | undefined;
}

interface Written {
  /** As it is written, angle brackets included. */
  text: string;
  /** What it means. */
  href: string;
}

/** What has to be written instead; undefined where the address stays right, or was never. */
export function rewriteAddress(r: Relocation, from: Origin, { text, href }: Written): string | undefined {
  const target = resolveLink(r.before, from, href);
  const file = placeOf(r, from.file);
  if (file === undefined) return undefined;
  const path = href.slice(0, href.search(/[?#]|$/));
  const rest = href.slice(path.length);
  const spell = (address: string, tail: string) => {
    const spelled = encodeLike(address, text) + tail;
    return text.startsWith('<') ? `<${spelled}>` : spelled;
  };
  if (target.kind === 'asset') {
    const to = placeOf(r, target.file) ?? target.file;
    const written = decodeSafely(path);
    const [top] = /^(?:\/|@site\/)/.exec(written) ?? [];
    if (top !== undefined) return to === target.file ? undefined : spell(top + to, rest);
    const isSame = joinPath(parentFolder(file), written) === to;
    return isSame ? undefined : spell(keepDot(relativePath(parentFolder(file), to), path), rest);
  }
  if (target.kind !== 'page' || target.file === undefined) return undefined;
  const to = standInOf(r, target.file);
  if (to === undefined || (file === from.file && to === target.file)) return undefined;
  const isLed = r.moved.has(target.file) && !r.keepsAnchors;
  const version = r.after.versions.find(({ name }) => name === from.version?.name);
  const leadsThere = (address: string) => isPageOf(r.after, { file, version }, address, to);
  const written = decodeSafely(path);
  // A link that holds from the new place as well stays as it is.
  if (!isLed && leadsThere(path)) return undefined;
  const address = listSpellings(r, { ...from, movedTo: file, after: version }, written, to).find(
    (candidate) => leadsThere(encodeLike(candidate, '')),
  );
  return address === undefined
    ? undefined
    : spell(keepDot(address, path), isLed ? rest.replace(/#.*$/s, '') : rest);
}

/** Whether an address leads to a page that is gone, and that no other one stands for. */
export function isLost(r: Relocation, from: Origin, href: string): boolean {
  const target = resolveLink(r.before, from, href);
  return target.kind === 'page' && target.file !== undefined && standInOf(r, target.file) === undefined;
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
    const place = findPlace(before, written);
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
  return own?.docs.find((doc) => doc.file === file)?.path ?? siteIndex(manifest).placesByFile.get(file)?.path;
}

/** Who writes `./a.md` goes on doing so. */
function keepDot(address: string, written: string): string {
  return written.startsWith('./') && !/^[./@]/.test(address) ? `./${address}` : address;
}
