// Runs the copywriting rules on text segments, and on all segments of a page's AST.

import type { Root } from 'mdast';
import { copywritingRuleMessages as words } from '#i18n/copywritingRuleMessages';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Finding, Rule } from '../../core/site/manifest/finding.ts';
import { correctText, listCorrections } from './correctText.ts';
import { listFieldSegments, listSegments } from './listSegments.ts';
import { createWordRules, TYPOGRAPHY } from './textRules.ts';
import {
  blankUrls,
  findSegmentColumn,
  findSegmentLine,
  quotePlace,
  type Range,
  type TextSegment,
} from './textSegment.ts';
import type { WordTable } from './wordTable.ts';

interface Problem extends Pick<Finding, 'rule' | 'message'>, Range {
  /** Replacement, if it is certain. */
  text?: string | undefined;
}

/**
 * Lints one segment.
 * @param lines lines of the file, in which the column of a finding is searched by the text around it
 */
export type LintText = (segment: TextSegment, lines?: readonly string[]) => Omit<Finding, 'file'>[];

export function createTextLinter(table: WordTable): LintText {
  const rules = [...TYPOGRAPHY, ...createWordRules(table)];
  const findProblems = (written: string, isDiagram: boolean): readonly Problem[] => {
    if (!/[\p{L}\p{N}]/u.test(written)) return [];
    const problems: Problem[] = listCorrections(written, correctText(written));
    for (const { rule, pattern, message, text } of rules)
      for (const { index, 0: found } of written.matchAll(pattern))
        problems.push({ rule, message, start: index, end: index + found.length, text });
    const isFree = (rule: Rule) => rule === 'name' && isDiagram;
    const quoted = findQuoted(written, table.verbatim);
    return problems
      .filter(({ rule, start, end }) => !isFree(rule) && !quoted.some((label) => isInside(label, start, end)))
      .filter(createOverlapFilter());
  };
  // Cached by text: an edit of a page changes only one segment.
  const problemsByText = new Map<string, readonly Problem[]>();
  return (segment, lines = []) => {
    const { text: written, isDiagram = false, names = [] } = segment;
    const key = `${isDiagram}${written}`;
    const problems = problemsByText.get(key) ?? findProblems(written, isDiagram);
    problemsByText.set(key, problems);
    // Cached by line number: a line may have thousands of problems.
    const blankedLines = new Map<number, string>();
    return problems.map(({ rule, message, start, end, text }) => {
      const line = findSegmentLine(segment, start);
      const shownLine = blankedLines.get(line) ?? blankUrls(lines[line - 1] ?? '');
      blankedLines.set(line, shownLine);
      const column = findSegmentColumn(segment, start, end, shownLine);
      const isCertain = !names.some((name) => isInside(name, start, end));
      const fix = isCertain && text !== undefined && column !== undefined && { length: end - start, text };
      return {
        line,
        column,
        rule,
        message: words.at(message, quotePlace(segment, start, end)),
        values: { written: written.slice(start, end), instead: text },
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

/** Whether a problem is inside of a label. A missing space at the edge of the label is outside. */
function isInside(label: Range, start: number, end: number): boolean {
  return start === end ? label.start < start && end < label.end : label.start <= start && end <= label.end;
}

/** Creates a filter that drops a problem which overlaps an earlier one, in linear time for thousands of problems. */
function createOverlapFilter(): (problem: Range) => boolean {
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

/** A page's source, and the AST of its body. */
export interface PageSource {
  text: string;
  tree: Root;
}

/** Number of segments after which the generator yields. */
const STEP_SEGMENTS = 40;

/** Lints a page in short steps, so that the caller can yield to input events of the browser. */
export function* lintPage(
  { text, tree }: PageSource,
  lint: LintText,
): Generator<void, Omit<Finding, 'file'>[]> {
  const lines = text.split(/\r?\n/);
  const { yaml = '', bodyLine } = splitFrontMatter(text);
  const findings: Omit<Finding, 'file'>[] = [];
  let count = 0;
  // One line of the file precedes the fields: the opening fence of the front matter.
  for (const segments of [listFieldSegments(yaml, 1), listSegments(tree, bodyLine)])
    for (const segment of segments) {
      findings.push(...lint(segment, lines));
      count += 1;
      if (count % STEP_SEGMENTS === 0) yield;
    }
  return findings;
}
