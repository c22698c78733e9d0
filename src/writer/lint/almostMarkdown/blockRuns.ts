// Paragraphs one behind the other: a list or a table that was not read as one may be cut by blank lines.
import type { TextBlock, TextLine } from './textBlocks.ts';

export interface RunLine extends TextLine {
  block: TextBlock;
  /** Whether it is the first line of its paragraph. */
  isFirst: boolean;
}

/** Gathers the lines of paragraphs that follow each other in one parent, in their order in the page. */
export function gatherRuns(blocks: readonly TextBlock[]): RunLine[][] {
  const runs: RunLine[][] = [];
  let last: TextBlock | undefined;
  for (const block of blocks) {
    if (block.node.type !== 'paragraph') continue;
    const lines = block.lines.map((line, index) => ({ ...line, block, isFirst: index === 0 }));
    if (last !== undefined && block.previous === last.node) runs.at(-1)?.push(...lines);
    else runs.push(lines);
    last = block;
  }
  return runs;
}

type From = Pick<TextLine, 'line' | 'start'>;
type To = Pick<TextLine, 'line' | 'end'>;

/** Reads what is written from a place in one line to a place in another. */
export interface LinePlace {
  /** In characters, line breaks included. */
  length: (from: From, to: To) => number;
  lines: (from: From, to: To) => string[];
}

/** @param lines of the body @param firstLine of the file on which the body begins */
export function createLinePlace(lines: readonly string[], firstLine: number): LinePlace {
  const between: LinePlace['lines'] = (from, to) =>
    lines.slice(from.line - firstLine, to.line - firstLine + 1).map((raw, index, all) => {
      const end = index === all.length - 1 ? to.end : raw.length;
      return raw.slice(index === 0 ? from.start : 0, end);
    });
  return { lines: between, length: (from, to) => between(from, to).join('\n').length };
}
