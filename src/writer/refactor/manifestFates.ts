// What becomes of each string of manifest.json when files get other paths, or a page goes.
import type { JSONPath } from 'jsonc-parser';
import { parseDocument } from '../../core/document/parseDocument.ts';
import { listUrls } from '../../core/document/writtenUrls.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { latestVersion } from '../../core/site/urls/route.ts';
import { lineageOf, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { type EntryChange, idChangesIn, ownerOf, placeOf, type Relocation } from './relocation.ts';
import { isLost, rewriteAddress } from './rewriteAddress.ts';
import { listWanted, rewriteText } from './rewritePages.ts';

/** `gone`: that place is taken out; `left`: nobody knows. */
export type BlockMatch = { value: string } | { gone: JSONPath } | 'left' | undefined;

/**
 * What a string of manifest.json becomes.
 * @param object the strings beside it
 */
export function findFate(
  r: Relocation,
  path: JSONPath,
  text: string,
  object: ReadonlyMap<string, string>,
): BlockMatch {
  const [top, at, list] = path;
  const key = path.at(-1);
  if (key === 'href') return fateOfAddress(r, text);
  if (top === 'site' && at === 'announcementBar' && key === 'content') return fateOfText(r, text);
  if (top === 'site') return key === 'doc' ? fateOfId(r, latestVersion(r.before), text) : fateOfFile(r, text);
  if (top === 'pages') return fateOfEntry(r, undefined, path, object);
  const version = top === 'versions' && typeof at === 'number' ? r.before.versions[at] : undefined;
  if (version === undefined) return undefined;
  if (list === 'docs' && path.length === 5)
    return /^pagination(?:Next|Prev)$/.test(String(key))
      ? fateOfId(r, version, text)
      : fateOfEntry(r, version, path, object);
  if (list === 'mainDocId') return fateOfId(r, version, text);
  if (list === 'without') return fateOfListed(r, parentOf(r, version) ?? version, text, path);
  if (list === 'groups' && path.length === 6) return fateOfListed(r, version, text, path);
  if (list === 'sidebars' && key === 'id' && object.get('type') === 'doc')
    return fateOfListed(r, version, text, path.slice(0, -1));
  return undefined;
}

const MANIFEST = { file: 'manifest.json', version: undefined };

function fateOfAddress(r: Relocation, href: string): BlockMatch {
  const written = { text: href, href };
  const value = rewriteAddress(r, MANIFEST, written);
  if (value !== undefined) return { value };
  return isLost(r, MANIFEST, written) ? 'left' : undefined;
}

/** A picture of the site, by its path, or words. */
function fateOfFile(r: Relocation, text: string): BlockMatch {
  const file = text.replace(/^\//, '');
  const to = placeOf(r, file);
  return to === undefined || to === file
    ? undefined
    : { value: text.slice(0, text.length - file.length) + to };
}

/** A line of markdown. */
function fateOfText(r: Relocation, text: string): BlockMatch {
  const parts = { front: {}, fieldLines: {}, addresses: listUrls(parseDocument(text).tree, text, 1) };
  const { text: value, left } = rewriteText(text, listWanted(r, { ...MANIFEST, parts }));
  if (left.length > 0) return 'left';
  return value === text ? undefined : { value };
}

/** An id that leads somewhere. */
function fateOfId(r: Relocation, version: Version, id: string): BlockMatch {
  const ids = idChangesIn(r, version);
  if (!ids.has(id)) return undefined;
  const value = ids.get(id);
  return value === undefined ? 'left' : { value };
}

/** An id that says that the page is there, or what it stands below. */
function fateOfListed(r: Relocation, version: Version, id: string, place: JSONPath): BlockMatch {
  const fate = fateOfId(r, version, id);
  return fate !== undefined && !r.keepsAnchors ? { gone: place } : fate;
}

/** The version whose ids `without` of another one names: the owner of the page, where that one inherits from it. */
function parentOf(r: Relocation, version: Version): Version | undefined {
  const owner = ownerOf(r.before, r.changes[0]?.before.file ?? '');
  return owner !== undefined && lineageOf(r.before, version).has(owner) ? owner : undefined;
}

/** A field of an entry of `docs` or `pages`. */
function fateOfEntry(
  r: Relocation,
  version: Version | undefined,
  path: JSONPath,
  object: ReadonlyMap<string, string>,
): BlockMatch {
  const written = object.get('file') ?? '';
  const prefix = version === undefined ? '' : `${versionFolder(version)}/`;
  const file = [written, joinPath('', prefix + written) ?? ''].find((each) => r.moved.has(each));
  if (file === undefined) return undefined;
  const key = path.at(-1);
  const to = placeOf(r, file);
  if (to === undefined) return key === 'file' ? { gone: path.slice(0, -1) } : undefined;
  if (key === 'file') return { value: file === written ? to : to.slice(prefix.length) };
  const change = r.changes.find((each) => each.version === version && each.before.id === object.get('id'));
  return change && fateOfName(change, key);
}

function fateOfName({ before, after }: EntryChange, key: unknown): BlockMatch {
  if (after === undefined || (key !== 'id' && key !== 'path')) return undefined;
  return before[key] === after[key] ? undefined : { value: after[key] };
}
