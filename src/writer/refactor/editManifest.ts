// Edits manifest.json for moved files or a deleted page: only the values that change are replaced, the rest stays byte
// for byte.
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

/** Edits JSON text behind its byte order mark. */
export function editJson(written: string, edit: (json: string) => string): string {
  const mark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + edit(written.slice(mark.length));
}

/** Applies the change of each string value. */
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

/** Inserts, replaces and deletes entries of `redirects`. */
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
  const gone = Object.keys(written).filter((from) => !(from in wanted));
  const left = removeAll(
    text,
    gone.map((from) => ['redirects', from]),
  );
  return addAll(left, added);
}

function addAll(json: string, redirects: readonly [string, string][]): string {
  return redirects.reduce((text, [from, to]) => insertMember(text, ['redirects'], from, to), json);
}

type Redirects = Readonly<Record<string, string>>;

/** Updates the redirects for a relocation; the order stays. A moved page adds one from its old URL. */
export function updateRedirects(
  redirects: Redirects,
  { changes, preservesFragments }: Relocation,
): Record<string, string> {
  // No reader has the URL of a draft.
  const moves = changes.filter(
    ({ before, after }) =>
      !before.draft && normalizePathname(before.path) !== (after && normalizePathname(after.path)),
  );
  const byPath = new Map(moves.map(({ before, after }) => [normalizePathname(before.path), after?.path]));
  const standing = new Set(
    changes.flatMap(({ after }) => (after === undefined ? [] : normalizePathname(after.path))),
  );
  const kept = Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const [asked, wanted] = [parseUrlTarget(from), parseUrlTarget(to)];
    if (asked.anchor === '' && standing.has(normalizePathname(asked.path))) return [];
    const isMoved = byPath.has(normalizePathname(wanted.path));
    const path = isMoved ? byPath.get(normalizePathname(wanted.path)) : undefined;
    if (isMoved && path === undefined) return [];
    const anchor = preservesFragments && to.includes('#') ? to.slice(to.indexOf('#')) : '';
    const led = path === undefined ? to : path + anchor;
    return urlTargetKey(asked) === urlTargetKey(parseUrlTarget(led)) ? [] : [[from, led]];
  });
  const known = new Set(kept.map(([from]) => urlTargetKey(parseUrlTarget(from))));
  const added = moves.flatMap(({ before, after }): [string, string][] =>
    after === undefined || known.has(normalizePathname(before.path)) ? [] : [[before.path, after.path]],
  );
  return Object.fromEntries([...kept, ...added]);
}
