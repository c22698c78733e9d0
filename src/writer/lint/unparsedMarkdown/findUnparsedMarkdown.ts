// Finds text that resembles markdown but that the parser left as text, because of full-width marks, missing spaces or
// invisible characters. Only commands and the editor load this chunk.
import type { Nodes, Root } from 'mdast';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { findFences, findRules, findUnclosed } from './blockRules.ts';
import { findOddCharacters } from './codeRules.ts';
import { findInlineMarks } from './inlineRules.ts';
import { findLineMarks, readPageContext } from './lineRules.ts';
import { findLists } from './listRule.ts';
import { findSwallowedText, findTables } from './tableRule.ts';
import { createSourceReader, groupRuns, textBlocks } from './textBlocks.ts';

/**
 * Lists the marks that the parser left as text, with their positions, and a fix if the intended markdown is certain.
 * @param body the text below the front matter
 * @param firstLine line of the file on which the body begins, from 1
 */
export function findUnparsedMarkdown(tree: Root, body: string, firstLine: number): TextFinding[] {
  const lines = body.split('\n');
  const rawAt = (line: number) => lines[line - firstLine] ?? '';
  const blocks = [...textBlocks(tree, lines, firstLine)];
  const page = readPageContext(lines, firstLine);
  const source = createSourceReader(lines, firstLine);
  const inRuns = groupRuns(blocks).flatMap((run) => [...findLists(run, source), ...findTables(run, source)]);
  const inBlocks = blocks.flatMap((block) => [
    ...findRules(block),
    ...findUnclosed(block),
    ...findLineMarks(block, page),
    ...findInlineMarks(block),
  ]);
  const inLeaves = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'table' ? findSwallowedText(node, rawAt) : findOddCharacters(node, rawAt),
  );
  return [...inRuns, ...inBlocks, ...findFences(blocks, tree, rawAt), ...inLeaves];
}

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}
