import type { RootContent } from 'hast';
import { deepFreeze } from '../../lib/deepFreeze.ts';
import type { Doc } from '../site/manifest/doc.ts';
import type { TextFinding } from '../site/manifest/finding.ts';
import { markValues } from '../variables/markValues.ts';
import type { ReaderValue } from '../variables/readerValue.ts';
import { joinCjkLines } from './cjkLines.ts';
import type { HtmlParser } from './htmlParser.ts';
import type { ParsedMarkdown } from './parseMarkdown.ts';
import { measureReading } from './plainText.ts';
import { createBlocks } from './tree/createBlocks.ts';
import { createConverter } from './tree/createConverter.ts';
import { createHeadingReader, hasOwnTitle } from './tree/createHeadingReader.ts';
import { finishNode } from './tree/finishNode.ts';
import { settleLooks } from './tree/settleLooks.ts';

/** Lines of the text, or nodes of the tree, after which a step ends. */
const STEP_LINES = 40;
const STEP_NODES = 300;

export interface ParsedPage extends ParsedMarkdown {
  /** The field `title` of the front matter. */
  title?: string | undefined;
}

/** Is told each node of the article's top level, in order, and the line of the file where it begins, where that is known. */
export type WatchNode = (node: RootContent, line: number | undefined) => void;

/**
 * Makes the doc of a parsed page, in steps like parseMarkdown. Without an HTML
 * parser the HTML in the page is left out.
 * @param values of the reader that the page may hold
 */
export function* buildDoc(
  { root, hasHtml, findings: earlier, title: ownTitle }: ParsedPage,
  parseHtml?: HtmlParser,
  values: readonly ReaderValue[] = [],
  watch?: WatchNode,
): Generator<void, Doc> {
  const findings: TextFinding[] = [...earlier];
  const report = (finding: TextFinding) => findings.push(finding);
  const converter = createConverter(root, report);
  let nodes: RootContent[] = [];
  let stepLine = 0;
  for (const block of root.children) {
    for (const node of converter.convert(block)) nodes.push(node);
    const line = block.position?.end.line ?? 0;
    if (line - stepLine > STEP_LINES) {
      stepLine = line;
      yield;
    }
  }
  const notes = converter.footnotes();
  if (notes !== undefined) nodes.push(notes);
  if (hasHtml && parseHtml !== undefined) nodes = yield* parseHtml(nodes, report);
  joinCjkLines(nodes);

  const { blocks, add, addToLast } = createBlocks();
  const { headings, read, releaseIds, title } = createHeadingReader(report, hasOwnTitle(ownTitle, nodes));
  const length = { han: 0, words: 0 };
  let stepNodes = 0;
  const kept = nodes.filter(
    (node) => (node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')) && read(node),
  );
  releaseIds();
  yield;
  for (const node of kept) {
    watch?.(node, node.position?.start.line);
    const { han, words } = measureReading(node);
    length.han += han;
    length.words += words;
    const count = finishNode(node);
    markValues(node, values);
    settleLooks(node);
    deepFreeze(node);
    if (node === notes) addToLast(node);
    else add(node, count);
    stepNodes += count;
    if (stepNodes > STEP_NODES) {
      stepNodes = 0;
      yield;
    }
  }
  findings.sort((a, b) => a.line - b.line);
  return deepFreeze({ title: title(), blocks, headings, length, findings });
}
