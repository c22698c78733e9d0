// Rewrites the dialects of other engines before the text is parsed. The order matters: the input of each function is
// the output of the function before.

import type { Report } from '../findings.ts';
import { createFenceScanner, replaceOutsideCode } from './codeLines.ts';
import type { Dialect } from './dialect.ts';
import { fenceFormulas } from './formulaLines.ts';
import { dropComments, rewriteBlockIds } from './obsidian.ts';
import { rewriteGridTables, rewritePandoc } from './pandoc.ts';

type Rewrite = (lines: readonly string[]) => readonly string[];

/** What pages of MDX may contain, too. */
const IN_MDX: ReadonlySet<Rewrite> = new Set([fenceFormulas]);

const REWRITES: readonly Rewrite[] = [fenceFormulas, rewritePandoc, rewriteBlockIds, rewriteImageSizes];

/** Rewrites a text to the syntax that the markdown parser supports. Lines are neither added nor removed. */
export function rewriteDialects(
  written: readonly string[],
  report: Report,
  dialects: readonly Dialect[] = [],
): readonly string[] {
  const isMdx = dialects.some(({ name }) => name === 'mdx');
  const source = isMdx ? written : rewriteGridTables(dropComments(written, report), report);
  const rewrites = isMdx ? REWRITES.filter((rewrite) => IN_MDX.has(rewrite)) : REWRITES;
  return rewrites.reduce((lines, rewrite) => rewrite(lines), source);
}

// Rewrites image sizes after the URL (CSDN, HackMD), `![图](a.png =300x150)`, to attributes, `{width=300 height=150}`.

const IMAGE =
  /(!\[[^[\]\n]{0,300}\]\([^\s()<>]{1,500}(?:[ \t]+"[^"\n]{0,200}")?)[ \t]+=(\d{1,5}%?)?(?:[x*](\d{1,5}%?)?)?([ \t]+"[^"\n]{0,200}")?[ \t]*\)/g;

function rewriteImageSizes(source: readonly string[]): readonly string[] {
  if (!source.some((line) => line.includes(' =') && line.includes('!['))) return source;
  const watch = createFenceScanner();
  return source.map((line) =>
    watch(line).place !== undefined || !line.includes(' =') ? line : replaceOutsideCode(line, rewriteWords),
  );
}

function rewriteWords(words: string): string {
  return words.replace(IMAGE, (_, picture: string, width = '', height = '', title = '') => {
    const sizes = [width && `width=${width}`, height && `height=${height}`].filter(Boolean).join(' ');
    return `${picture}${title})${sizes && `{${sizes}}`}`;
  });
}
