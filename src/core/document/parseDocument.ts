// The one parse for the build, commands and tests. In a file of its own: a reader's bundle has the steps alone, and loads
// an HTML parser only for a page that contains HTML.
import { fromHtml } from 'hast-util-from-html';
import { runGenerator } from '../../lib/runGenerator.ts';
import { readTitle, splitFrontMatter } from './frontMatterBlock.ts';
import { createHtmlParser, type ParseFragment } from './html/createHtmlParser.ts';
import { buildDoc, type ParsedDocument, type ParseOptions } from './parseDocumentInSteps.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/**
 * Parses a markdown file synchronously.
 * @example parseDocument('# 部署').doc.title === '部署'
 */
export function parseDocument(text: string, options: ParseOptions = {}): ParsedDocument {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const parsed = parseMarkdown(body, { firstLine: bodyLine, cache: options.cache });
  const doc = runGenerator(buildDoc(parsed, readTitle(yaml), createHtmlParser(parseFragment), options));
  return { doc, tree: parsed.root };
}

/** Parses HTML where no browser does it: in the build, in commands and in tests. */
export const parseFragment: ParseFragment = (html) => fromHtml(html, { fragment: true });
