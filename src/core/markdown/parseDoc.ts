import type { Root } from 'mdast';
import { runToEnd } from '../../lib/runToEnd.ts';
import type { Doc } from '../model/doc.ts';
import type { ReaderValue } from '../values/readerValue.ts';
import { buildDoc } from './buildDoc.ts';
import { readTitle, splitFrontMatter } from './frontMatterBlock.ts';
import { parseFragment } from './html/parseFragment.ts';
import { createHtmlParser } from './htmlParser.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const parseHtml = createHtmlParser(parseFragment);

/** Nobody waits meanwhile: only texts are cut for which the parser takes longer than their length would make one expect. */
const PIECE_LENGTH = 15_000;

/** Parses a markdown file to the end at once, for the build and for tests. */
export function parseDoc(text: string, values?: readonly ReaderValue[]): Doc {
  return parseWithTree(text, values).doc;
}

/** The same, with the markdown tree that the doc was made from. */
export function parseWithTree(text: string, values?: readonly ReaderValue[]): { doc: Doc; tree: Root } {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const parsed = runToEnd(parseMarkdown(body, { firstLine: bodyLine, pieceLength: PIECE_LENGTH }));
  return {
    doc: runToEnd(buildDoc({ ...parsed, title: readTitle(yaml) }, parseHtml, values)),
    tree: parsed.root,
  };
}
