// Names such as `01-安装.md` order files in a folder; the number is no part of ids and URLs.
import { fileName } from './fileName.ts';
import { parentFolder } from './filePath.ts';
import { inFolder } from './folder.ts';

/** `2021-11-01-foo`, `7.0-foo`, `2024-年度总结` and `20240102-foo` start with a date, a version or a year, not with a place in an order. */
const DATE_OR_VERSION =
  /^(?:\d+[-_.]\d|\d+\.x(?![a-z])|(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:(?:0[1-9]|[12]\d|3[01])\d*)?)?(?!\d))/i;

const PREFIX = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/;

/** Paths of pages (without ending) and folders whose names keep their numbers. */
export type KeptNumbers = ReadonlySet<string>;

const NONE: KeptNumbers = new Set();

/**
 * Takes the number off the name of a file (without ending) or folder.
 * @example stripNumberPrefix('01-安装') === '安装'; stripNumberPrefix('7.0-foo') === '7.0-foo'
 */
export function stripNumberPrefix(name: string): string {
  return (DATE_OR_VERSION.test(name) ? undefined : PREFIX.exec(name)?.[1]) ?? name;
}

/**
 * Takes the number off every part of a slash path.
 * @example stripNumberPrefixes('02-guide/01-安装') === 'guide/安装'
 */
export function stripNumberPrefixes(path: string, kept: KeptNumbers = NONE): string {
  const name = fileName(path);
  const bare = kept.has(path) ? name : stripNumberPrefix(name);
  const folder = parentFolder(path);
  return folder === '' ? bare : inFolder(stripNumberPrefixes(folder, kept), bare);
}

/**
 * The paths whose names would be the same, but for case, as that of another one in their folder without the number. A
 * draft takes no name away from what readers have.
 * @example findKeptNumbers(['01-intro', '02-intro', '03-use']) gives 01-intro and 02-intro
 */
export function findKeptNumbers(paths: Iterable<string>, drafts: ReadonlySet<string> = NONE): Set<string> {
  const groups = new Map<string, string[]>();
  for (const path of new Set(paths)) {
    const key = inFolder(parentFolder(path), stripNumberPrefix(fileName(path)).toLowerCase());
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return new Set(
    [...groups.values()].flatMap((group) => {
      const published = group.filter((path) => !drafts.has(path));
      if (group.length === 1) return [];
      return published.length === 1 ? group.filter((path) => drafts.has(path)) : group;
    }),
  );
}
