// The parser's time grows with the square of the markup in one paragraph. Here the
// paragraphs are found where that would be felt; no writer means them.
import type { ScannedLine } from './lineScanner.ts';

/** Marks of emphasis, links and images in one paragraph, list item or table row. */
const MAX_MARKS = 1000;
/** Lines of one paragraph, list item or table row. */
const MAX_LINES = 2000;
/** Lines that continue a quote or list item without its mark or indentation. */
const MAX_LAZY_LINES = 500;

/** Of what begins with `<` only unfinished comments and the like make the parser look ahead again and again. */
const MARK = /[!*[\]_~]|<[!?]/g;
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** Lines between two blank ones; `lines` and `marks` are those of its last part. */
const NEW_BLOCK = {
  lines: 0,
  marks: 0,
  lazyLines: 0,
  deepest: 0,
  isTable: false,
  /** Whether there is nothing but definitions: they are read one by one. */
  isDefinitions: true,
  isTooComplex: false,
};

/** Watches the lines of a text go by and remembers the paragraphs that are too much for the parser. */
export function createParagraphWatch() {
  const ranges: [start: number, end: number][] = [];
  let start = 0;
  let block = { ...NEW_BLOCK };
  const end = (line: number) => {
    if (block.isTooComplex) ranges.push([start, line]);
    block = { ...NEW_BLOCK };
    start = line + 1;
  };
  return {
    /** @returns whether the line defines a name and begins no paragraph. */
    add({ kind, rest, scope, startsItem, isTooDeep }: ScannedLine, line: number, label: string | undefined) {
      if (kind !== 'text') {
        end(line);
        return false;
      }
      const isNote = label?.startsWith('^') === true;
      const isDefinition = isNote || (label !== undefined && block.isDefinitions);
      block.isDefinitions = isDefinition && !isNote;
      const startsPart = isDefinition || startsItem || /^#{1,6}(?:[ \t]|$)/.test(rest);
      if (startsPart && !block.isTooComplex) start = line;
      if (isTooDeep) block.isTooComplex = true;
      if (block.lines > 0 && DELIMITER_ROW.test(rest)) block.isTable = true;
      if (startsPart || block.isTable) Object.assign(block, { lines: 0, marks: 0 });
      block.lines++;
      block.marks += rest.match(MARK)?.length ?? 0;
      block.lazyLines = !startsItem && scope < block.deepest ? block.lazyLines + 1 : 0;
      block.deepest = Math.max(block.deepest, scope);
      if (block.marks > MAX_MARKS || block.lines > MAX_LINES || block.lazyLines > MAX_LAZY_LINES)
        block.isTooComplex = true;
      return isDefinition;
    },
    /** The first line of each, and the one after its last. */
    findTooComplex(lineCount: number): readonly [start: number, end: number][] {
      end(lineCount);
      return ranges;
    },
  };
}
