// Texts of other files in the spellings of other engines: a part that the page imports (Docusaurus, Starlight), a
// link of docsify, and the lines of mdBook, MkDocs and VitePress. Each becomes the comment that textIncludes.ts reads, or what
// includes.ts reads behind the fence of a block. Lines are neither added nor removed.
import { BLOCK_MARKS } from '../includes/textIncludes.ts';
import { ANY_CODE_INCLUDE, readAsked, rewriteCodeInclude } from './codeIncludeLines.ts';
import { createFenceWatch } from './fenceWatch.ts';
import { MARKUP } from './mdxCode.ts';
import { ANY_SNIPPET, readSnippet } from './snippetLine.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /^import\s.*\.(?:mdx?|markdown|mkd)["']|':include'/m;

/** @example `import Install from './_install.md'` */
const IMPORT = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"']+\.(?:mdx?|markdown|mkd))\2;?\s*$/;

/** @example `<Install />` */
const PART = /^<([A-Z]\w*)(?:\s[^<>]*)?\/>$/;

/** @example `[安装](install.md ':include')` */
const LINK = /^\[[^\]]*\]\((\S+\.(?:mdx?|markdown|mkd))\s+':include'\)$/;

export function rewriteIncludes(source: readonly string[]): readonly string[] {
  const whole = source.join('\n');
  if (![ANY, ANY_CODE_INCLUDE, ANY_SNIPPET].some((any) => any.test(whole))) return source;
  const lines = [...source];
  const watch = createFenceWatch();
  const parts = new Map<string, { at: number; file: string }>();
  for (const [at, line] of source.entries()) {
    const seen = watch(line);
    if (seen.place !== undefined && seen.info !== MARKUP) {
      if (seen.place === 'opening') rewriteCodeInclude(lines, at, seen.info);
      continue;
    }
    const snippet = readSnippet(line, source[at + 1]);
    if (snippet !== undefined) {
      lines[at] = snippet.opening;
      if (at + 1 < lines.length) lines[at + 1] = snippet.closing;
    }
    const [, name, , file] = IMPORT.exec(line) ?? [];
    if (name !== undefined && file !== undefined) parts.set(name, { at, file });
    const marks = BLOCK_MARKS.exec(line)?.[0] ?? '';
    const rest = line.slice(marks.length).trimEnd();
    const part = parts.get(PART.exec(rest)?.[1] ?? '');
    const asked = readAsked(rest);
    const href = part?.file ?? LINK.exec(rest)?.[1] ?? asked?.href;
    if (href !== undefined) lines[at] = `${marks}<!--@include: ${href}${toPart(asked?.lines)}-->`;
    // One that is not used may be somebody's sentence.
    if (part !== undefined) lines[part.at] = '';
  }
  return lines;
}

/** @example toPart('2-5') === '{2,5}'; toPart('here') === '#here' */
function toPart(lines: string | undefined): string {
  if (lines === undefined) return '';
  const [, first, dash, last] = /^(\d+)(-)?(\d*)$/.exec(lines) ?? [];
  return first === undefined ? `#${lines}` : `{${first},${dash ? last : first}}`;
}
