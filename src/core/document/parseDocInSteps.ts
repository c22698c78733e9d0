import type { Root } from 'mdast';
import type { Doc } from '../site/manifest/doc.ts';
import type { ReaderValue } from '../variables/readerValue.ts';
import { buildDoc, type WatchNode } from './buildDoc.ts';
import { readTitle, splitFrontMatter } from './frontMatterBlock.ts';
import type { HtmlParser } from './htmlParser.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import type { KnownPieces } from './syntax/rememberPieces.ts';

/** Parses a markdown file in short steps. The HTML parser is asked for only when the file holds HTML. */
export async function* parseDocInSteps(
  text: string,
  loadHtmlParser: () => Promise<HtmlParser>,
  values?: readonly ReaderValue[],
): AsyncGenerator<void, Doc> {
  return (yield* parseTreeInSteps(text, loadHtmlParser, values)).doc;
}

/** The same, with the markdown tree that the doc was made from. */
export async function* parseTreeInSteps(
  text: string,
  loadHtmlParser: () => Promise<HtmlParser>,
  values?: readonly ReaderValue[],
  watch?: WatchNode,
  known?: KnownPieces,
): AsyncGenerator<void, { doc: Doc; tree: Root }> {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const parsed = yield* parseMarkdown(body, { firstLine: bodyLine, known });
  const doc = yield* buildDoc(
    { ...parsed, title: readTitle(yaml) },
    parsed.hasHtml ? await loadHtmlParser() : undefined,
    values,
    watch,
  );
  return { doc, tree: parsed.root };
}
