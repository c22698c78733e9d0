// All rules of copywriting over one piece of text.
import type { Finding } from '../../core/model/finding.ts';
import type { Rule } from '../../core/model/rules.ts';
import { compareTexts } from './compareTexts.ts';
import type { Correct } from './loadAutocorrect.ts';
import { findPieceColumn, findPieceLine, quotePlace, type TextPiece } from './textPiece.ts';
import { TYPOGRAPHY } from './typography.ts';
import { createWordRules } from './wordRules.ts';
import type { WordTable } from './wordTable.ts';

interface Problem extends Pick<Finding, 'rule' | 'message'> {
  start: number;
  end: number;
  /** What should stand there, where that is certain. */
  text?: string | undefined;
}

/** `lines` are the file's: a mistake gets its column where the words around it stand there as they are. */
export type LintText = (piece: TextPiece, lines?: readonly string[]) => Omit<Finding, 'file'>[];

export function createTextLinter(correct: Correct, table: WordTable): LintText {
  const rules = [...TYPOGRAPHY, ...createWordRules(table)];
  return (piece, lines = []) => {
    if (!/[\p{L}\p{N}]/u.test(piece.text)) return [];
    const problems: Problem[] = compareTexts(piece.text, correct(piece.text));
    for (const { rule, pattern, message, text } of rules)
      for (const { index, 0: found } of piece.text.matchAll(pattern))
        problems.push({ rule, message, start: index, end: index + found.length, text });
    const isFree = (rule: Rule) => rule === 'name' && piece.isDiagram === true;
    const quoted = findQuoted(piece.text, table.verbatim);
    return problems
      .filter(({ rule, start, end }) => !isFree(rule) && !quoted.some((label) => isInside(label, start, end)))
      .filter(isFirstOfPlace)
      .map(({ rule, message, start, end, text }) => {
        const line = findPieceLine(piece, start);
        const column = findPieceColumn(piece, start, end, lines[line - 1] ?? '');
        const fix = text === undefined || column === undefined ? undefined : { length: end - start, text };
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

interface Range {
  start: number;
  end: number;
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

/** Two rules may see the same mistake; one word about it is enough. */
function isFirstOfPlace(problem: Problem, index: number, all: readonly Problem[]): boolean {
  const isSame = (other: Problem) => other.start < problem.end && problem.start < other.end;
  return problem.start === problem.end || !all.slice(0, index).some(isSame);
}
