// Names such as `01-安装.md` order files in a folder; the number is no part of ids and addresses.

/** `2021-11-01-foo` and `7.0-foo` start with a date or a version, not with a place in an order. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;

const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/**
 * Splits a file or folder name (without ending) into its number and the rest.
 * @example splitNumberPrefix('01-安装') // { position: 1, name: '安装' }
 * @example splitNumberPrefix('7.0-foo') // { position: undefined, name: '7.0-foo' }
 */
export function splitNumberPrefix(name: string): { position: number | undefined; name: string } {
  const match = DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name);
  return match?.[1] === undefined || match[2] === undefined
    ? { position: undefined, name }
    : { position: Number(match[1]), name: match[2] };
}

/**
 * Takes the number off every part of a slash path.
 * @example stripNumberPrefixes('02-guide/01-安装') === 'guide/安装'
 */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/');
}
