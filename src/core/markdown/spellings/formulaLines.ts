// Formulas between lines of `$$`. Nothing draws them here: they stand as code, as they are written, where markdown
// would take backslashes and underscores out of them, and make headings of lines above an `=`. Lines are neither added
// nor removed.
import { createFenceWatch } from './fenceWatch.ts';

/** A line of its own, maybe in a quote. */
const MARK = /^([\s>]*)\$\$\s*$/;

/** Whether there is anything to do; most texts have none. */
const ANY = /^[ \t>]*\$\$[ \t]*$/m;

export function fenceFormulas(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  const watch = createFenceWatch();
  for (let at = 0; at < lines.length; at += 1) {
    const { place } = watch(lines[at] ?? '');
    const margin = place === undefined ? MARK.exec(lines[at] ?? '')?.[1] : undefined;
    const end = margin === undefined ? undefined : findEnd(lines, at);
    if (margin === undefined || end === undefined) continue;
    lines[at] = `${margin}\`\`\`latex`;
    lines[end] = `${margin}\`\`\``;
    at = end;
  }
  return lines;
}

/** The next such line, unless code comes before it. */
function findEnd(lines: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (MARK.test(line)) return at;
    if (line.includes('```')) return undefined;
  }
  return undefined;
}
