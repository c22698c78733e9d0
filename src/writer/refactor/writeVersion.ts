// The settings of a new version in manifest.json, and those of the versions that change with it.
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { insertAt, lineEndOf } from '../../core/document/textEdits.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { normalizePath } from '../../core/site/urls/siteIndex.ts';
import { writeRedirects } from './editManifest.ts';
import { insertMember, removeAll } from './jsonEdits.ts';

/** The versions that change, and their folders and paths before and afterwards. */
export interface NewVersion {
  name: string;
  /** The version that is copied. */
  source: Version;
  /** The one that gives its path to the new version; undefined where the new one is not the latest. */
  old: Version | undefined;
  oldPath: string;
  path: string;
  from: string;
  to: string;
  /** Those that inherited from the copied version and inherit from the new one: drafts of what comes after it. */
  heirs: Version[];
}

/** manifest.json with the new version before the one that it was made from; every other character stays. */
export function writeVersion(json: string, manifest: Manifest, change: NewVersion): string {
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
  const place = findNodeAtLocation(parseTree(text) ?? failed(), [
    'versions',
    versions.indexOf(old ?? change.source),
  ]);
  const start = place?.offset ?? 0;
  text = insertAt(text, start, `${fresh},${separatorBefore(text, start)}`);
  const redirects = listRedirects(manifest, change);
  return writeRedirects(text, manifest.redirects, redirects);
}

/** Addresses that the new version does not have lead to the old one's; those that are pages now lead nowhere else. */
function listRedirects(manifest: Manifest, { source, old, oldPath }: NewVersion): Record<string, string> {
  const redirects = manifest.redirects ?? {};
  if (old === undefined) return { ...redirects };
  const inside = (version: Version, path: string) => normalizePath(path.slice(version.path.length));
  const shown = new Set(source.docs.map(({ path }) => inside(source, path)));
  const pages = new Set(old.docs.map(({ path }) => normalizePath(oldPath + path.slice(old.path.length))));
  const kept = Object.entries(redirects).filter(([from]) => !pages.has(normalizePath(from)));
  const added = old.docs
    .filter(({ path, draft }) => !draft && !shown.has(inside(old, path)))
    .map(({ path }) => [path, oldPath + path.slice(old.path.length)]);
  return Object.fromEntries([...kept, ...added]);
}

/** Members that the generator writes, or the build. */
const GENERATED = new Set(['docs', 'sidebars', 'search']);

/** The copied version's members as they are written, with those that differ. */
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

/** The line break and the spaces before a place; a space where it begins no line. */
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
