// The plain text of a parsed page, line by line as it is written: what the parser read as a mark, code, HTML, an image
// or a link's address is blanked out, so that a rule sees the marks that the parser did not read.
// Paragraphs one behind the other: a list or a table that was not read as one may be cut by blank lines.
import type { Heading, Nodes, Paragraph, Parents, Root, TableCell } from 'mdast';
import { isContainerLabel } from '../../../core/document/syntax/containerSyntax.ts';

/** Takes the place of a character that is no plain text. */
export const BLANKED = '\0';

export interface TextLine {
  /** In the file, from 1. */
  line: number;
  /** As written. */
  raw: string;
  /** The same with `BLANKED` for all that is no plain text of this block; as long as the raw line. */
  text: string;
  /** Where the block's content begins in the line, behind indentation and marks of quotes. */
  start: number;
  end: number;
}

export interface TextBlock {
  node: Paragraph | Heading | TableCell;
  parent: Parents;
  /** The node before it in its parent. */
  previous: Nodes | undefined;
  lines: readonly TextLine[];
}

/** Lists the blocks of text in a tree. @param lines of the body @param firstLine of the file on which the body begins */
export function* textBlocks(tree: Root, lines: readonly string[], firstLine: number): Generator<TextBlock> {
  const read = createBlockReader(lines, firstLine);
  yield* blocksIn(tree);

  function* blocksIn(parent: Parents): Generator<TextBlock> {
    for (const [index, node] of parent.children.entries()) {
      const previous: Nodes | undefined = parent.children[index - 1];
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
        const found = isContainerLabel(node) ? undefined : read(node);
        if (found !== undefined) yield { node, parent, previous, lines: found };
      } else if ('children' in node) yield* blocksIn(node);
    }
  }
}

/** What a node begins with in its line; where another character stands, the line was rewritten before it was parsed. */
const BEGINNINGS: Partial<Record<Nodes['type'], RegExp>> = {
  strong: /[*_]/,
  emphasis: /[*_]/,
  delete: /~/,
  inlineCode: /`/,
  image: /!/,
  imageReference: /!/,
  link: /[[<\w]/,
  linkReference: /\[/,
  footnoteReference: /\[/,
};

const QUOTES = /^[ \t]*(?:>[ \t]*)*/;
/** Escaped characters, comments, tags, formulas. */
const NO_TEXT = /\\[!-/:-@[-`{-~]|<!--[^<]*?-->|<\/?[A-Za-z][^<>]*>|\$[^$]+\$/g;
const blank = (text: string) => BLANKED.repeat(text.length);

function createBlockReader(lines: readonly string[], firstLine: number) {
  const rawAt = (line: number) => lines[line - firstLine] ?? '';

  return (node: TextBlock['node']): TextLine[] | undefined => {
    const { position } = node;
    if (position === undefined || 'hName' in (node.data ?? {})) return undefined;
    const { start, end } = position;
    const isTrue = (child: Nodes): boolean => {
      const place = child.position?.start;
      if (place === undefined) return true;
      const character = rawAt(place.line)[place.column - 1] ?? '';
      if (child.type === 'text')
        return /[\\&\s]/.test(character) || child.value.trimStart().startsWith(character);
      return (BEGINNINGS[child.type] ?? /./).test(character);
    };
    const blanks = new Map<number, Span[]>();
    for (const child of node.children) {
      if (!isTrue(child)) return undefined;
      for (const range of blanksIn(child, rawAt)) addSpans(blanks, range, rawAt);
    }
    const found: TextLine[] = [];
    for (let line = start.line; line <= end.line; line += 1) {
      const raw = rawAt(line);
      const from = line === start.line ? start.column - 1 : (QUOTES.exec(raw)?.[0].length ?? 0);
      const to = line === end.line ? end.column - 1 : raw.length;
      const spans = [{ from: 0, to: from }, ...(blanks.get(line) ?? []), { from: to, to: raw.length }];
      found.push({ line, raw, text: blankSpans(raw, spans).replace(NO_TEXT, blank), start: from, end: to });
    }
    return found;
  };
}

interface Point {
  line: number;
  column: number;
}

interface Range {
  start: Point;
  end: Point;
}

/** Characters of one line. */
interface Span {
  from: number;
  to: number;
}

function addSpans(spans: Map<number, Span[]>, { start, end }: Range, rawAt: (line: number) => string): void {
  for (let line = start.line; line <= end.line; line += 1) {
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : rawAt(line).length;
    const known = spans.get(line);
    if (known === undefined) spans.set(line, [{ from, to }]);
    else known.push({ from, to });
  }
}

function blankSpans(raw: string, spans: readonly Span[]): string {
  let text = '';
  for (const { from, to } of spans) {
    if (from > text.length) text += raw.slice(text.length, from);
    if (to > text.length) text += BLANKED.repeat(to - text.length);
  }
  return text;
}

/** What is no plain text in an inline node: all of it, or the marks around its children. */
function* blanksIn(node: Nodes, rawAt: (line: number) => string): Generator<Range> {
  const { position } = node;
  if (node.type === 'text' || node.type === 'break' || position === undefined) return;
  if ('children' in node) {
    // A bare address may be that of a link whose brackets were not read.
    const isBare =
      node.type === 'link' && /\w/.test(rawAt(position.start.line)[position.start.column - 1] ?? '');
    if (isBare) return;
    const [first, last] = [node.children.at(0)?.position, node.children.at(-1)?.position];
    if (first !== undefined && last !== undefined) {
      yield { start: position.start, end: first.start };
      for (const child of node.children) yield* blanksIn(child, rawAt);
      yield { start: last.end, end: position.end };
      return;
    }
  }
  yield position;
}

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
