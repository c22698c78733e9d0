// The parser's time grows with the square of the markup in one paragraph. This
// meter finds the paragraphs where that would be felt; no writer means them.

/** Marks of emphasis, links and images in one paragraph, list item or table row. */
const MAX_MARKS = 1000;
/** Lines of one paragraph, list item or table row. */
const MAX_LINES = 2000;
/** Lines that continue a quote or list item without its mark or indentation. */
const MAX_LAZY_LINES = 500;

const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** HTML blocks are not searched for markup. */
const HTML_BLOCK =
  /^<\/?(?:table|thead|tbody|tr|t[dh]|div|details|summary|p|[uo]l|li|d[ltd]|figure|section|center|blockquote|h[1-6]|video|audio|iframe|pre|form|nav|header|footer|article|aside|main)(?:[\s>/]|$)/i;

export interface MarkupMeter {
  /** Takes the next line of a block; tells whether the block is too much for the parser. */
  add(text: string, line: { startsUnit: boolean; isLazy: boolean }): boolean;
  /** Begins a new block. */
  reset(): void;
}

/** Makes a meter for the blocks of one text. */
export function createMarkupMeter(): MarkupMeter {
  let blockLines = 0;
  let lines = 0;
  let marks = 0;
  let lazyLines = 0;
  let isTable = false;
  let isHtml = false;

  return {
    add(text, { startsUnit, isLazy }) {
      blockLines++;
      if (blockLines === 1) isHtml = HTML_BLOCK.test(text);
      if (isHtml) return false;
      lazyLines = isLazy ? lazyLines + 1 : 0;
      if (blockLines > 1 && text.includes('-') && DELIMITER_ROW.test(text)) isTable = true;
      if (startsUnit || isTable) {
        lines = 0;
        marks = 0;
      }
      lines++;
      marks += countMarks(text);
      return marks > MAX_MARKS || lines > MAX_LINES || lazyLines > MAX_LAZY_LINES;
    },
    reset() {
      blockLines = 0;
      lines = 0;
      marks = 0;
      lazyLines = 0;
      isTable = false;
      isHtml = false;
    },
  };
}

function countMarks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 33: // !
      case 42: // *
      case 91: // [
      case 93: // ]
      case 95: // _
      case 126: // ~
        count++;
        break;
      case 60: {
        // Only unfinished comments and the like make the parser look ahead again and again.
        const next = text.charCodeAt(at + 1);
        if (next === 33 || next === 63) count++;
      }
    }
  }
  return count;
}
