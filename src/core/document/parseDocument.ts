// Parses a document synchronously, for the build, commands and tests. A separate module, since it imports all
// transforms and dialects: the reader's bundle imports parseDocumentInSteps.ts and loads those that a page needs.
import { fromHtml } from 'hast-util-from-html';
import { runGenerator } from '../../lib/runGenerator.ts';
import { dialectsOf } from './dialects/dialectsOf.ts';
import { readTitle, splitFrontMatter } from './frontMatterBlock.ts';
import { createHtmlParser } from './html/createHtmlParser.ts';
import { buildDoc, markDoc, type ParsedDocument, type ParseOptions } from './parseDocumentInSteps.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import type { ParseFragment } from './transform.ts';
import { createFormulaRenderer } from './tree/renderFormulas.ts';
import { replaceEmoji } from './tree/replaceEmoji.ts';
import { renderWireframes } from './wireframes/renderWireframes.ts';

/**
 * Parses a markdown file synchronously.
 * @example parseDocument('# 部署').doc.title === '部署'
 */
export function parseDocument(text: string, options?: ParseOptions): ParsedDocument {
  const { doc, tree } = parseUnmarked(text, options);
  return { doc: runGenerator(markDoc(doc, { elements: {}, ...options })), tree };
}

/** Parses a markdown file to an unmarked doc: runGenerator(markDoc(doc, options)) completes it. */
export function parseUnmarked(text: string, options: ParseOptions = {}): ParsedDocument {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const dialects = dialectsOf(body, options.dialects);
  const parsed = parseMarkdown(body, { firstLine: bodyLine, cache: options.cache, dialects });
  const doc = runGenerator(buildDoc(parsed, readTitle(yaml), transforms, options));
  return { doc, tree: parsed.root };
}

/** Parses an HTML fragment without a browser's parser. */
export const parseFragment: ParseFragment = (html) => fromHtml(html, { fragment: true });

/** All transforms, without a browser's parser. */
export const transforms = {
  html: createHtmlParser(parseFragment),
  formulas: createFormulaRenderer(parseFragment),
  wireframes: renderWireframes,
  emoji: replaceEmoji,
};
