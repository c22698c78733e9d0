// The files that patterns in the syntax of .gitignore name.
import { inFolder } from '../../core/site/urls/folder.ts';

/** Patterns with more wildcards would be slow to match. */
const MAX_WILDCARDS = 4;

/**
 * The files and folders that are ignored; a pattern that begins with `!` has no effect.
 * @example listIgnored(['a/b.md', 'c/d.md'], ['/a/', 'd.*']) // ['a', 'c/d.md']
 */
export function listIgnored(files: readonly string[], patterns: readonly string[]): string[] {
  const matchers = patterns.flatMap((line) => toMatcher(line.trim()) ?? []);
  const isIgnored = (path: string) => matchers.some((matcher) => matcher.test(path));
  const found = files.flatMap((file) => {
    let path = '';
    for (const name of file.split('/')) {
      path = inFolder(path, name);
      if (isIgnored(path)) return [path];
    }
    return [];
  });
  return [...new Set(found)];
}

function toMatcher(pattern: string): RegExp | undefined {
  const path = pattern.replace(/^\.?\/|\/$/g, '');
  if (path === '' || /^[#!]/.test(path) || (path.match(/\*+/g)?.length ?? 0) > MAX_WILDCARDS)
    return undefined;
  const isAnchored = /^\.?\/|\/./.test(pattern);
  const source = path
    .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (star) => (star === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${isAnchored ? '' : '(?:.*/)?'}${source}$`);
}
