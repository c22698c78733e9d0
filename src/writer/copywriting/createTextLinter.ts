// Runs the copywriting rules on text segments and on whole pages.

import type { Root } from 'mdast';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Finding, Rule } from '../../core/site/manifest/finding.ts';
import { correctText, listCorrections } from './correctText.ts';
import { listFieldSegments, listSegments } from './listSegments.ts';
import { createWordRules, TYPOGRAPHY } from './textRules.ts';
import {
  findSegmentColumn,
  findSegmentLine,
  hideAddresses,
  quotePlace,
  type Range,
  type TextSegment,
} from './textSegment.ts';
import type { WordTable } from './wordTable.ts';

interface Problem extends Pick<Finding, 'rule' | 'message'>, Range {
  /** Replacement, where certain. */
  text?: string | undefined;
}

/** @param lines of the file: a problem gets its column if the words around it are found in its line */
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
      .filter(createPlaceFilter());
  };
  // Cache: while a page is edited only one segment changes.
  const known = new Map<string, readonly Problem[]>();
  return (segment, lines = []) => {
    const { text: written, isDiagram = false, names = [] } = segment;
    const key = `${isDiagram}${written}`;
    const problems = known.get(key) ?? findProblems(written, isDiagram);
    known.set(key, problems);
    // Cache: a line may have thousands of problems.
    const shown = new Map<number, string>();
    return problems.map(({ rule, message, start, end, text }) => {
      const line = findSegmentLine(segment, start);
      const shownLine = shown.get(line) ?? hideAddresses(lines[line - 1] ?? '');
      shown.set(line, shownLine);
      const column = findSegmentColumn(segment, start, end, shownLine);
      const isCertain = !names.some((name) => isInside(name, start, end));
      const fix = isCertain && text !== undefined && column !== undefined && { length: end - start, text };
      return {
        line,
        column,
        rule,
        message: `${message}：${quotePlace(segment, start, end)}`,
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

/** A missing space at the edge of a label is a problem of the text around it. */
function isInside(label: Range, start: number, end: number): boolean {
  return start === end ? label.start < start && end < label.end : label.start <= start && end <= label.end;
}

/**
 * Creates a filter that drops a problem if another one covers its characters; linear, since a line may have thousands.
 */
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

/** A page's source, and the AST of its body. */
export interface PageSource {
  text: string;
  tree: Root;
}

/** Segments after which the generator yields. */
const STEP_SEGMENTS = 40;

/** Lints a page in short steps, so that the caller can yield to the browser. */
export function* lintPage(
  { text, tree }: PageSource,
  lint: LintText,
): Generator<void, Omit<Finding, 'file'>[]> {
  const lines = text.split(/\r?\n/);
  const { yaml = '', bodyLine } = splitFrontMatter(text);
  const findings: Omit<Finding, 'file'>[] = [];
  let count = 0;
  // The opening fence is the line above the fields.
  for (const segments of [listFieldSegments(yaml, 1), listSegments(tree, bodyLine)])
    for (const segment of segments) {
      findings.push(...lint(segment, lines));
      count += 1;
      if (count % STEP_SEGMENTS === 0) yield;
    }
  return findings;
}
