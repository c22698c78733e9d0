// All that the rules of copywriting say of the words of one page.
import type { Root } from 'mdast';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { LintText } from './createTextLinter.ts';
import { listFieldPieces } from './fieldPieces.ts';
import { listPieces } from './markdownPieces.ts';

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
