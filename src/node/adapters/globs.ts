// Globs of configurations that exclude files.
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';

/**
 * Whether a glob matches a path or a folder above it.
 * @example matchesGlob('**' + '/*.part.md', 'a/b.part.md') && matchesGlob('drafts', 'drafts/a.md')
 */
export function matchesGlob(glob: string, path: string): boolean {
  const names = path.split('/');
  // All numbers of names that the segments so far may have matched: no order of the stars takes exponential time.
  let matched = new Set([0]);
  for (const segment of glob.replace(/^\.?\//, '').split('/')) {
    const next = new Set<number>();
    const pattern = segment === '**' ? undefined : toPattern(segment);
    for (const count of matched) {
      if (segment === '**') for (let at = count; at <= names.length; at += 1) next.add(at);
      else if (pattern?.test(names[count] ?? '/')) next.add(count + 1);
    }
    matched = next;
  }
  return [...matched].some((count) => count > 0);
}

/**
 * The `exclude` of a version: the markdown files below its folder that are no pages.
 * @param paths of all files
 * @param dir the version's folder, from where the paths begin
 */
export function listExcluded(
  isExcluded: (path: string) => boolean,
  paths: readonly string[],
  dir: string,
): { exclude?: string[] } {
  const prefix = dir === '' || dir === '.' ? '' : `${dir}/`;
  const exclude = paths
    .filter((path) => path.startsWith(prefix) && isMarkdownFile(path) && isExcluded(path))
    .map((path) => path.slice(prefix.length));
  return exclude.length === 0 ? {} : { exclude };
}

/** Undefined for a segment that is no valid pattern, or has more stars than a file name needs. */
function toPattern(segment: string): RegExp | undefined {
  if (segment.split('*').length > 5) return undefined;
  const source = segment
    .replace(/[.+^$()|\\]/g, '\\$&')
    .replace(/\*+/g, '[^/]*')
    .replace(/\?/g, '[^/]')
    .replace(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\[\\\^/g, '[^');
  try {
    return new RegExp(`^${source}$`);
  } catch {
    return undefined;
  }
}
