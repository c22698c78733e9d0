// All rules of copywriting over one piece of text.
// All that the rules of copywriting say of the words of one page.

import type { Root } from 'mdast';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Finding, Rule } from '../../core/site/manifest/finding.ts';
import { compareTexts, correctText } from './correctText.ts';
import { listFieldPieces, listPieces } from './listSegments.ts';
import {
  findPieceColumn,
  findPieceLine,
  hideAddresses,
  quotePlace,
  type Range,
  type TextPiece,
} from './textPiece.ts';
import { createWordRules, TYPOGRAPHY } from './textRules.ts';
import type { WordTable } from './wordTable.ts';

interface Problem extends Pick<Finding, 'rule' | 'message'>, Range {
  /** What should stand there, where that is certain. */
  text?: string | undefined;
}

/** `lines` are the file's: a mistake gets its column where the words around it stand there as they are. */
export type LintText = (piece: TextPiece, lines?: readonly string[]) => Omit<Finding, 'file'>[];

export function createTextLinter(table: WordTable): LintText {
  const rules = [...TYPOGRAPHY, ...createWordRules(table)];
  const findProblems = (written: string, isDiagram: boolean): readonly Problem[] => {
    if (!/[\p{L}\p{N}]/u.test(written)) return [];
    const problems: Problem[] = compareTexts(written, correctText(written));
    for (const { rule, pattern, message, text } of rules)
      for (const { index, 0: found } of written.matchAll(pattern))
        problems.push({ rule, message, start: index, end: index + found.length, text });
    const isFree = (rule: Rule) => rule === 'name' && isDiagram;
    const quoted = findQuoted(written, table.verbatim);
    return problems
      .filter(({ rule, start, end }) => !isFree(rule) && !quoted.some((label) => isInside(label, start, end)))
      .filter(createPlaceFilter());
  };
  // Of a text that is being written a paragraph is new, and the others are what they were.
  const known = new Map<string, readonly Problem[]>();
  return (piece, lines = []) => {
    const { text: written, isDiagram = false, names = [] } = piece;
    const key = `${isDiagram}${written}`;
    const problems = known.get(key) ?? findProblems(written, isDiagram);
    known.set(key, problems);
    // A line may hold thousands of mistakes.
    const shown = new Map<number, string>();
    return problems.map(({ rule, message, start, end, text }) => {
      const line = findPieceLine(piece, start);
      const shownLine = shown.get(line) ?? hideAddresses(lines[line - 1] ?? '');
      shown.set(line, shownLine);
      const column = findPieceColumn(piece, start, end, shownLine);
      const isCertain = !names.some((name) => isInside(name, start, end));
      const fix = isCertain && text !== undefined && column !== undefined && { length: end - start, text };
      return {
        line,
        column,
        rule,
        message: `${message}：${quotePlace(piece, start, end)}`,
        ...(fix && { fix }),
      };
    });
  };
}

function findQuoted(text: string, labels: readonly string[]): Range[] {
  const found: Range[] = [];
  for (const label of labels)
    for (let start = text.indexOf(label); start >= 0; start = text.indexOf(label, start + 1))
      found.push({ start, end: start + label.length });
  return found;
}

/** A missing space at a label's edge is the writer's, not the label's. */
function isInside(label: Range, start: number, end: number): boolean {
  return start === end ? label.start < start && end < label.end : label.start <= start && end <= label.end;
}

/** Two rules may see the same mistake; one word about it is enough. A line may hold thousands. */
function createPlaceFilter(): (problem: Range) => boolean {
  const [characters, gaps] = [new Set<number>(), new Set<number>()];
  return ({ start, end }) => {
    let isFirst = true;
    for (let at = start; at < end; at++) {
      if (characters.has(at) || (at > start && gaps.has(at))) isFirst = false;
      characters.add(at);
    }
    if (start === end) gaps.add(start);
    return isFirst;
  };
}

/** A page as it is written, and what its text below the front matter was parsed into. */
export interface WordedPage {
  text: string;
  tree: Root;
}

/** Pieces of text after which a step ends. */
const STEP_PIECES = 40;

/** Checks a page in short steps. */
export function* checkWords(
  { text, tree }: WordedPage,
  lint: LintText,
): Generator<void, Omit<Finding, 'file'>[]> {
  const lines = text.split(/\r?\n/);
  const { yaml = '', bodyLine } = splitFrontMatter(text);
  const findings: Omit<Finding, 'file'>[] = [];
  let count = 0;
  // The opening `---` stands above the fields.
  for (const pieces of [listFieldPieces(yaml, 1), listPieces(tree, bodyLine)])
    for (const piece of pieces) {
      findings.push(...lint(piece, lines));
      count += 1;
      if (count % STEP_PIECES === 0) yield;
    }
  return findings;
}
