// All that the rules of copywriting say of one page.
import type { Root } from 'mdast';
import { splitFrontMatter } from '../markdown/frontMatterBlock.ts';
import type { Finding } from '../model/finding.ts';
import { checkRequirements, type RequiredFacts } from './checkRequirements.ts';
import type { LintText } from './createTextLinter.ts';
import { listFieldPieces } from './fieldPieces.ts';
import { listPieces } from './markdownPieces.ts';
import type { WordTable } from './wordTable.ts';

export interface WordRules {
  lint: LintText;
  table: WordTable;
}

/** A page as it is written, what its text below the front matter was parsed into, and what is asked of it. */
export interface WordedPage {
  text: string;
  tree: Root;
  facts: RequiredFacts;
}

/** Pieces of text after which a step ends. */
const STEP_PIECES = 40;

/** Checks a page in short steps. */
export function* checkWords(
  { text, tree, facts }: WordedPage,
  { lint, table }: WordRules,
): Generator<void, Omit<Finding, 'file'>[]> {
  const lines = text.split(/\r?\n/);
  const { yaml = '', bodyLine } = splitFrontMatter(text);
  const findings = checkRequirements(table.require, facts);
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
