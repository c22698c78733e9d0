import type { TextFinding } from '../../core/site/manifest/finding.ts';

/**
 * The column of what a finding names in its line, else of the line's first character; undefined for a blank line.
 * @example findColumn('见 <font>这里</font>', ['font']) === 4
 */
export function findColumn(line: string, values: TextFinding['values']): number | undefined {
  const places = values.map((value) => (typeof value === 'string' ? line.indexOf(value) : -1));
  const named = places.find((place) => place >= 0) ?? -1;
  if (named < 0) return line.search(/\S/) + 1 || undefined;
  // A tag begins with its bracket, a box with its colons, a name in brackets with these.
  const opening = /[<{[:#^/]*$/.exec(line.slice(0, named))?.[0] ?? '';
  return named - opening.length + 1;
}
