// Texts of other files in the spellings of other engines: a part that the page imports (Docusaurus, Starlight), and a
// link of docsify. Each becomes the comment that textIncludes.ts reads. Lines are neither added nor removed.
import { BLOCK_MARKS } from '../textIncludes.ts';
import { createFenceWatch } from './fenceWatch.ts';
import { MARKUP } from './mdxCode.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /^import\s.*\.mdx?["']|':include'/m;

/** @example `import Install from './_install.md'` */
const IMPORT = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"']+\.mdx?)\2;?\s*$/;

/** @example `<Install />` */
const PART = /^<([A-Z]\w*)(?:\s[^<>]*)?\/>$/;

/** @example `[安装](install.md ':include')` */
const LINK = /^\[[^\]]*\]\((\S+\.mdx?)\s+':include'\)$/;

export function rewriteIncludes(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  const watch = createFenceWatch();
  const parts = new Map<string, { at: number; file: string }>();
  for (const [at, line] of source.entries()) {
    const { place, info } = watch(line);
    if (place !== undefined && info !== MARKUP) continue;
    const [, name, , file] = IMPORT.exec(line) ?? [];
    if (name !== undefined && file !== undefined) parts.set(name, { at, file });
    const marks = BLOCK_MARKS.exec(line)?.[0] ?? '';
    const rest = line.slice(marks.length).trimEnd();
    const part = parts.get(PART.exec(rest)?.[1] ?? '');
    const href = part?.file ?? LINK.exec(rest)?.[1];
    if (href !== undefined) lines[at] = `${marks}<!--@include: ${href}-->`;
    // One that is not used may be somebody's sentence.
    if (part !== undefined) lines[part.at] = '';
  }
  return lines;
}
