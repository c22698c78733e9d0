// Which folder names look like versions, and which of two is newer.

const RELEASE = /^v?(0|[1-9]\d{0,2})((?:\.(?:\d+|x))*)(-?(?:alpha|beta|rc|m|pre)[.-]?\d*)?$/i;
const DRAFT = /^(?:next|draft)$/i;

export type VersionKind = 'release' | 'preview' | 'draft';

/**
 * What a folder's name says; undefined when it is no version.
 * @example findVersionKind('v8') === 'release'; findVersionKind('2.0-rc1') === 'preview'; findVersionKind('guide') === undefined
 */
export function findVersionKind(name: string): VersionKind | undefined {
  if (DRAFT.test(name)) return 'draft';
  const match = RELEASE.exec(name);
  if (match === null) return undefined;
  return match[3] === undefined ? 'release' : 'preview';
}

/** Newest first; drafts before everything, a preview after its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (right[at] ?? 0) - (left[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a < b ? -1 : 1;
}

/** Major, minor, patch, then 1 for a release; `x` is above every number. */
function rank(name: string): number[] {
  const match = RELEASE.exec(name);
  if (match === null) return [Number.POSITIVE_INFINITY];
  const parts = `${match[1]}${match[2]}`.split('.');
  const numbers = parts.map((part) => (part.toLowerCase() === 'x' ? 1e6 : Number(part)));
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, match[3] === undefined ? 1 : 0];
}
