// What looks like markdown and is none: marks that were typed with an input method on, that miss a space, or that
// something invisible keeps from being read. One pass over the leaves of the parsed tree; only those who write load it.
import type { Nodes, Root } from 'mdast';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { findFences, findRules, findUnclosed } from './blockRules.ts';
import { findOddCharacters } from './codeRules.ts';
import { findInlineMarks } from './inlineRules.ts';
import { findLineMarks, readPageContext } from './lineRules.ts';
import { findLists } from './listRule.ts';
import { findSwallowedText, findTables } from './tableRule.ts';
import { createLinePlace, gatherRuns, textBlocks } from './textBlocks.ts';

/**
 * Lists the marks of a page that stayed text, each with its place, and with what to write instead where that is certain.
 * @param body the text below the front matter
 * @param firstLine of the file on which the body begins
 */
export function findAlmostMarkdown(tree: Root, body: string, firstLine: number): TextFinding[] {
  const lines = body.split('\n');
  const rawAt = (line: number) => lines[line - firstLine] ?? '';
  const blocks = [...textBlocks(tree, lines, firstLine)];
  const page = readPageContext(lines, firstLine);
  const place = createLinePlace(lines, firstLine);
  const ofBlocks = gatherRuns(blocks).flatMap((run) => [...findLists(run, place), ...findTables(run, place)]);
  const inBlocks = blocks.flatMap((block) => [
    ...findRules(block),
    ...findUnclosed(block),
    ...findLineMarks(block, page),
    ...findInlineMarks(block),
  ]);
  const inLeaves = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'table' ? findSwallowedText(node, rawAt) : findOddCharacters(node, rawAt),
  );
  return [...ofBlocks, ...inBlocks, ...findFences(blocks, tree, rawAt), ...inLeaves];
}

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}
