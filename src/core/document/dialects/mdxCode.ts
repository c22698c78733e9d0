// Code in the texts of Docusaurus and Starlight: what a page imports and exports, and blocks that are markup of the page
// and no code to read (```mdx-code-block). Nothing runs here, and nobody wants to read it; what it brings in is told of
// where it stands. Lines are neither added nor removed.

import { createFenceWatch } from './fenceWatch.ts';

/** Behind the fences of a block of markup. */
export const MARKUP = 'mdx-code-block';

/** Whether there is anything to do; most texts have none. */
const ANY = /^(?:import\s|export\s|[ \t]*(?:`{3,}|~{3,})mdx-code-block\b)/m;

/** @example `import Tabs from '@theme/Tabs';` */
const IMPORT = /^import\s+(?:[\w$*{},\s]+\sfrom\s+)?(["'])[^"']+\1;?\s*$/;

/** What only components are imported from. */
const COMPONENTS =
  /^import\s.*\bfrom\s+['"](?:@theme\/|@astrojs\/starlight\/|[^'"]+\.(?:astro|[jt]sx|mdx|svelte|vue)['"])/;

/** @example `export const Mark = ({ children }) => (` */
const EXPORT = /^export\s+(?:(?:const|let|var)\s+[\w$]+\s*=|default\b|(?:async\s+)?function\b)/;

export function dropMdxCode(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  dropImports(lines);
  dropExports(lines);
  openBlocks(lines);
  return lines;
}

/** Those that begin the text: further down the same words may be somebody's sentence. */
function dropImports(lines: string[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    if (IMPORT.test(lines[at] ?? '')) lines[at] = '';
    else if (lines[at]?.trim() !== '') return;
  }
}

/**
 * The components that a page makes for itself: a line, or what is set in below it up to a line that closes its brackets.
 * What ends otherwise stays, to be seen, and so does code of a page that uses no component: its fence may have been
 * forgotten.
 */
function dropExports(lines: string[]): void {
  if (!lines.some((line) => /<[A-Z]/.test(line))) return;
  const watch = createFenceWatch();
  let from: number | undefined;
  let depth = 0;
  for (const [at, line] of [...lines].entries()) {
    const { place } = watch(line);
    // Text begins: a bracket in a string, which is none, must not take it along up to the next one.
    if (from !== undefined && /^[^\s)\]}]/.test(line)) from = undefined;
    if (from === undefined) {
      if (place !== undefined || !EXPORT.test(line)) continue;
      [from, depth] = [at, 0];
    }
    depth += [...line.matchAll(/[([{]/g)].length - [...line.matchAll(/[)\]}]/g)].length;
    if (depth > 0 || (at > from && !/^[)\]}]/.test(line))) continue;
    lines.fill('', from, at + 1);
    from = undefined;
  }
}

/** Takes the fences of blocks of markup away, the imports in them, and those of known components anywhere. */
function openBlocks(lines: string[]): void {
  const watch = createFenceWatch();
  for (const [at, line] of lines.entries()) {
    const { place, info } = watch(line);
    const isDropped =
      place === undefined
        ? COMPONENTS.test(line)
        : info === MARKUP && (place !== 'inside' || IMPORT.test(line));
    if (isDropped) lines[at] = '';
  }
}
