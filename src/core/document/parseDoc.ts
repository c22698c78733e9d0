import type { Root } from 'mdast';
import { runToEnd } from '../../lib/runToEnd.ts';
import type { Doc } from '../site/manifest/doc.ts';
import type { ReaderValue } from '../variables/readerValue.ts';
import { buildDoc } from './buildDoc.ts';
import { readTitle, splitFrontMatter } from './frontMatterBlock.ts';
import { parseFragment } from './html/parseFragment.ts';
import { createHtmlParser } from './htmlParser.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const parseHtml = createHtmlParser(parseFragment);

/** Parses a markdown file to the end at once, for the build and for tests. */
export function parseDoc(text: string, values?: readonly ReaderValue[]): Doc {
  return parseWithTree(text, values).doc;
}

/** The same, with the markdown tree that the doc was made from. */
export function parseWithTree(text: string, values?: readonly ReaderValue[]): { doc: Doc; tree: Root } {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const parsed = runToEnd(parseMarkdown(body, { firstLine: bodyLine }));
  return {
    doc: runToEnd(buildDoc({ ...parsed, title: readTitle(yaml) }, parseHtml, values)),
    tree: parsed.root,
  };
}
