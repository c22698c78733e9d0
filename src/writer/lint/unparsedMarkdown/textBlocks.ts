// The plain text of an AST's blocks, line by line. Characters that the parser read as a mark, code, HTML, an image or a
// URL are blanked, so that rules match only text.
import type { Heading, Nodes, Paragraph, Parents, Root, TableCell } from 'mdast';
import { isContainerLabel } from '../../../core/document/syntax/containerSyntax.ts';

/** The character that replaces each character that is not plain text. */
export const BLANKED = '\0';

export interface TextLine {
  line: number;
  raw: string;
  /** The raw line with `BLANKED` for each character that is not plain text of this block; same length. */
  text: string;
  /** Offset of the block's content, after indentation and block quote marks. */
  start: number;
  end: number;
}

export interface TextBlock {
  node: Paragraph | Heading | TableCell;
  parent: Parents;
  /** Previous sibling node. */
  previous: Nodes | undefined;
  lines: readonly TextLine[];
}

/**
 * Lists the text blocks of an AST.
 * @param lines of the body
 * @param firstLine line of the file on which the body begins, from 1
 */
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

/**
 * First character of a node in the source. Another character at the node's position means that a dialect's rewriting
 * changed the line before it was parsed: the offsets of such a node are not valid.
 */
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
/** Matches escapes, comments, tags and formulas. */
const NO_TEXT = /\\[!-/:-@[-`{-~]|<!--[^<]*?-->|<\/?[A-Za-z][^<>]*>|\$[^$]+\$/g;
const blank = (text: string) => BLANKED.repeat(text.length);

function createBlockReader(lines: readonly string[], firstLine: number) {
  const rawAt = (line: number) => lines[line - firstLine] ?? '';

  return (node: TextBlock['node']): TextLine[] | undefined => {
    const { position } = node;
    if (position === undefined || 'hName' in (node.data ?? {})) return undefined;
    const { start, end } = position;
    const isTrue = (child: Nodes): boolean => {
      const from = child.position?.start;
      if (from === undefined) return true;
      const character = rawAt(from.line)[from.column - 1] ?? '';
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

/** Lists the ranges of an inline node that are not plain text: the whole node, or the marks around its children. */
function* blanksIn(node: Nodes, rawAt: (line: number) => string): Generator<Range> {
  const { position } = node;
  if (node.type === 'text' || node.type === 'break' || position === undefined) return;
  if ('children' in node) {
    // A bare URL is not blanked: it may be part of a link whose brackets the parser left as text.
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
  isFirst: boolean;
}

/** Groups adjacent paragraphs: an unparsed list or table with blank lines inside is parsed as several paragraphs. */
export function groupRuns(blocks: readonly TextBlock[]): RunLine[][] {
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

/** Reads the source between two positions. */
export interface SourceReader {
  /** Number of characters, line breaks included. */
  length: (from: From, to: To) => number;
  lines: (from: From, to: To) => string[];
}

/**
 * @param lines of the body
 * @param firstLine line of the file on which the body begins, from 1
 */
export function createSourceReader(lines: readonly string[], firstLine: number): SourceReader {
  const between: SourceReader['lines'] = (from, to) =>
    lines.slice(from.line - firstLine, to.line - firstLine + 1).map((raw, index, all) => {
      const end = index === all.length - 1 ? to.end : raw.length;
      return raw.slice(index === 0 ? from.start : 0, end);
    });
  return { lines: between, length: (from, to) => between(from, to).join('\n').length };
}
