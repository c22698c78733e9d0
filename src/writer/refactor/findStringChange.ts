// Computes the new value of each string in manifest.json when files move or a page is deleted.

import type { JSONPath } from 'jsonc-parser';
import { parseDocument } from '../../core/document/parseDocument.ts';
import { listUrls } from '../../core/document/writtenUrls.ts';
import { localizeHref } from '../../core/site/manifest/localizeManifest.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { latestVersion } from '../../core/site/urls/route.ts';
import { lineageOf, versionFolder } from '../../core/site/urls/siteIndex.ts';
import { type EntryChange, idChangesIn, ownerVersionOf, pathAfter, type Relocation } from './relocation.ts';
import { listReplacements, rewriteText } from './rewritePages.ts';
import { isDangling, rewriteUrl } from './rewriteUrl.ts';

/** `remove`: path of the node to delete; `unresolved`: the value references a page without a replacement. */
export type StringChange = { value: string } | { remove: JSONPath } | 'unresolved' | undefined;

/**
 * Returns the change of a string node; undefined if it stays.
 * @param object string members of the object that contains the node
 */
export function findStringChange(
  r: Relocation,
  path: JSONPath,
  text: string,
  object: ReadonlyMap<string, string>,
): StringChange {
  const [top, at, list] = path;
  const key = path.at(-1);
  if (key === 'href') return changeOfUrl(r, text);
  if (top === 'site' && at === 'announcementBar' && key === 'content') return changeOfMarkdown(r, text);
  if (top === 'site')
    return key === 'doc' ? changeOfId(r, latestVersion(r.before), text) : changeOfFile(r, text);
  if (top === 'pages') return changeOfEntry(r, undefined, path, object);
  const version = top === 'versions' && typeof at === 'number' ? r.before.versions[at] : undefined;
  if (version === undefined) return undefined;
  if (list === 'docs' && path.length === 5)
    return /^pagination(?:Next|Prev)$/.test(String(key))
      ? changeOfId(r, version, text)
      : changeOfEntry(r, version, path, object);
  if (list === 'mainDocId') return changeOfId(r, version, text);
  if (list === 'without') return changeOfListedId(r, parentOf(r, version) ?? version, text, path);
  if (list === 'groups' && path.length === 6) return changeOfListedId(r, version, text, path);
  if (list === 'sidebars' && key === 'id' && object.get('type') === 'doc')
    return changeOfListedId(r, version, text, path.slice(0, -1));
  return undefined;
}

const MANIFEST = { file: 'manifest.json', version: undefined };

function changeOfUrl(r: Relocation, href: string): StringChange {
  const written = { text: href, href: localizeHref(r.before, href) };
  const value = rewriteUrl(r, MANIFEST, written);
  if (value !== undefined) return { value };
  return isDangling(r, MANIFEST, written) ? 'unresolved' : undefined;
}

/** Rewrites the path of an image. Other config values are no paths of moved files, so that they stay. */
function changeOfFile(r: Relocation, text: string): StringChange {
  const file = text.replace(/^\//, '');
  const to = pathAfter(r, file);
  return to === undefined || to === file
    ? undefined
    : { value: text.slice(0, text.length - file.length) + to };
}

/** Rewrites the links in the markdown of the announcement bar. */
function changeOfMarkdown(r: Relocation, text: string): StringChange {
  const parts = { front: {}, fieldLines: {}, addresses: listUrls(parseDocument(text).tree, text, 1) };
  const { text: value, left } = rewriteText(text, listReplacements(r, { ...MANIFEST, parts }));
  if (left.length > 0) return 'unresolved';
  return value === text ? undefined : { value };
}

/** Rewrites an id that references a page. */
function changeOfId(r: Relocation, version: Version, id: string): StringChange {
  const ids = idChangesIn(r, version);
  if (!ids.has(id)) return undefined;
  const value = ids.get(id);
  return value === undefined ? 'unresolved' : { value };
}

/** Rewrites an id in a list of pages; a deletion removes the node, even if another page replaces the deleted one. */
function changeOfListedId(r: Relocation, version: Version, id: string, path: JSONPath): StringChange {
  const change = changeOfId(r, version, id);
  return change !== undefined && !r.preservesFragments ? { remove: path } : change;
}

/**
 * Returns the version whose ids a version lists in `without`: the owner of the changed page, if the version inherits
 * from that owner.
 */
function parentOf(r: Relocation, version: Version): Version | undefined {
  const owner = ownerVersionOf(r.before, r.changes[0]?.before.file ?? '');
  return owner !== undefined && lineageOf(r.before, version).has(owner) ? owner : undefined;
}

/** Rewrites a field of an entry in `docs` or `pages`; the entry of a deleted page is removed. */
function changeOfEntry(
  r: Relocation,
  version: Version | undefined,
  path: JSONPath,
  object: ReadonlyMap<string, string>,
): StringChange {
  const written = object.get('file') ?? '';
  const prefix = version === undefined ? '' : `${versionFolder(version)}/`;
  const file = [written, joinPath('', prefix + written) ?? ''].find((each) => r.moved.has(each));
  if (file === undefined) return undefined;
  const key = path.at(-1);
  const to = pathAfter(r, file);
  if (to === undefined) return key === 'file' ? { remove: path.slice(0, -1) } : undefined;
  if (key === 'file') return { value: file === written ? to : to.slice(prefix.length) };
  const change = r.changes.find((each) => each.version === version && each.before.id === object.get('id'));
  return change && changeOfField(change, key);
}

function changeOfField({ before, after }: EntryChange, key: unknown): StringChange {
  if (after === undefined || (key !== 'id' && key !== 'path')) return undefined;
  return before[key] === after[key] ? undefined : { value: after[key] };
}
