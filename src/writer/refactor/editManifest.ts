// Edits manifest.json for moved files or a deleted page. Only changed values are replaced in its text, so that the
// author's formatting is preserved.
import { type JSONPath, parseTree } from 'jsonc-parser';
import { applyEdits, type TextEdit } from '../../core/document/textEdits.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { parseUrlTarget, urlTargetKey } from '../../core/site/urls/redirects.ts';
import { normalizePathname } from '../../core/site/urls/siteIndex.ts';
import { findStringChange, type StringChange } from './findStringChange.ts';
import { insertMember, listStrings, removeAll } from './jsonEdits.ts';
import type { Relocation } from './relocation.ts';

export interface EditedManifest {
  text: string;
  /** JSON paths of values that reference a deleted page without a replacement. */
  leftovers: { path: JSONPath; text: string }[];
}

/** @param written text of manifest.json */
export function editManifest(written: string, r: Relocation): EditedManifest {
  const edited = editStrings(written, (path, text, object) => findStringChange(r, path, text, object));
  const redirects = updateRedirects(r.before.redirects ?? {}, r);
  const text = editJson(edited.text, (json) => writeRedirects(json, r.before.redirects, redirects));
  return { ...edited, text };
}

/** Edits JSON text and preserves its byte order mark, which a JSON parser rejects. */
export function editJson(written: string, edit: (json: string) => string): string {
  const mark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + edit(written.slice(mark.length));
}

/** Calls a function with each string node of a JSON text, and applies the changes that it returns. */
export function editStrings(
  written: string,
  findStringChange: (path: JSONPath, text: string, object: ReadonlyMap<string, string>) => StringChange,
): EditedManifest {
  const edits: TextEdit[] = [];
  const removed: JSONPath[] = [];
  const leftovers: EditedManifest['leftovers'] = [];
  for (const { node, path, object } of listStrings(written.replace(/^\uFEFF/, ''))) {
    const text = String(node.value);
    const change = findStringChange(path, text, object);
    if (change === undefined) continue;
    if (change === 'unresolved') leftovers.push({ path, text });
    else if ('remove' in change) removed.push(change.remove);
    else edits.push({ offset: node.offset, length: node.length, content: JSON.stringify(change.value) });
  }
  return { text: editJson(written, (whole) => removeAll(applyEdits(whole, edits), removed)), leftovers };
}

/** Inserts, replaces and deletes entries of `redirects`, so that it equals `wanted`. */
export function writeRedirects(
  json: string,
  written: Manifest['redirects'] = {},
  wanted: Readonly<Record<string, string>>,
): string {
  const has =
    parseTree(json)?.children?.some(({ children }) => children?.[0]?.value === 'redirects') ?? false;
  const added = Object.entries(wanted).filter(([from]) => !(from in written));
  if (!has)
    return added.length === 0 ? json : addAll(insertMember(json, [], 'redirects', {}, 'versions'), added);
  const { text } = editStrings(json, (path, to) => {
    const value = path[0] === 'redirects' && path.length === 2 ? wanted[String(path[1])] : undefined;
    return value === undefined || value === to ? undefined : { value };
  });
  const removed = Object.keys(written).flatMap((from) => (from in wanted ? [] : [['redirects', from]]));
  return addAll(removeAll(text, removed), added);
}

function addAll(json: string, redirects: readonly [string, string][]): string {
  return redirects.reduce((text, [from, to]) => insertMember(text, ['redirects'], from, to), json);
}

type Redirects = Readonly<Record<string, string>>;

/** Updates the redirects for a relocation, in their order, and appends a redirect from each moved page's old URL. */
export function updateRedirects(
  redirects: Redirects,
  { changes, preservesFragments }: Relocation,
): Record<string, string> {
  // A draft is not published: its URL needs no redirect.
  const moves = changes.filter(
    ({ before, after }) =>
      !before.draft && normalizePathname(before.path) !== (after && normalizePathname(after.path)),
  );
  const byPath = new Map(moves.map(({ before, after }) => [normalizePathname(before.path), after?.path]));
  const currentPaths = new Set(
    changes.flatMap(({ after }) => (after === undefined ? [] : normalizePathname(after.path))),
  );
  const updated = Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const [asked, wanted] = [parseUrlTarget(from), parseUrlTarget(to)];
    if (asked.anchor === '' && currentPaths.has(normalizePathname(asked.path))) return [];
    const isMoved = byPath.has(normalizePathname(wanted.path));
    const path = isMoved ? byPath.get(normalizePathname(wanted.path)) : undefined;
    if (isMoved && path === undefined) return [];
    const anchor = preservesFragments && to.includes('#') ? to.slice(to.indexOf('#')) : '';
    const target = path === undefined ? to : path + anchor;
    return urlTargetKey(asked) === urlTargetKey(parseUrlTarget(target)) ? [] : [[from, target]];
  });
  const known = new Set(updated.map(([from]) => urlTargetKey(parseUrlTarget(from))));
  const added = moves.flatMap(({ before, after }): [string, string][] =>
    after === undefined || known.has(normalizePathname(before.path)) ? [] : [[before.path, after.path]],
  );
  return Object.fromEntries([...updated, ...added]);
}
