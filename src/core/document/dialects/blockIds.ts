// Obsidian's names of blocks, ` ^abc123` at the end of a paragraph, an item, a heading, or on a line below a table: links
// of a wiki lead there (`[[page#^abc123]]`). Lines are neither added nor removed.
import { changeWords } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** A power, ` ^2`, has no letter, ` ^n` a single one. */
const ID = /(^|[ \t])\^(?=[\d-]*[A-Za-z])([A-Za-z\d-]{2,60})[ \t]*$/;

/** Where a block ends: at a blank line, another item, or a quote. */
const BEGINS_BLOCK = /^[\s>]*$|^\s*(?:[-*+]|\d{1,9}[.)])\s|^\s*[>#|]/;

export function rewriteBlockIds(source: readonly string[]): readonly string[] {
  if (!source.some((line) => line.includes('^') && ID.test(line))) return source;
  const watch = createFenceWatch();
  return source.map((line, at) => {
    if (watch(line).place !== undefined || !BEGINS_BLOCK.test(source[at + 1] ?? '')) return line;
    return changeWords(line, (text) => text.replace(ID, '$1<a id="^$2"></a>'));
  });
}
