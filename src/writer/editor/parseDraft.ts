import type { Root as MarkdownRoot } from 'mdast';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Doc } from '../../core/site/manifest/doc.ts';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { readFrontMatter } from '../../core/site/manifest/readFrontMatter.ts';
import { valuesOfPage } from '../../core/variables/pageValues.ts';
import type { ReaderValue } from '../../core/variables/readerValue.ts';
import { loadParser } from '../../reader/content/queries/queries.ts';

type Parser = Awaited<ReturnType<typeof loadParser>>;

/** A node that is drawn at the top level of the article. */
export interface PlacedNode {
  /** Line of the file where it begins, from 1, where that is known. */
  line: number | undefined;
}

/** A text that is being written, parsed. */
export interface ParsedDraft {
  /** As it is written. */
  text: string;
  /** As readers see it: with the code of other files that it shows, which moves no line. */
  doc: Doc;
  tree: MarkdownRoot;
  front: FrontMatter;
  nodes: readonly PlacedNode[];
}

/**
 * Parses in slices; what is typed meanwhile is answered first.
 * @param ofSite values that each reader has of their own
 * @param page whose text it is, where the code that it shows of other files is wanted
 */
export async function parseDraft(
  text: string,
  signal: AbortSignal,
  ofSite?: readonly ReaderValue[],
  page?: Parameters<Parser['parseWithTree']>[4],
): Promise<ParsedDraft> {
  const nodes: PlacedNode[] = [];
  const { parseWithTree } = await loadParser();
  const { front } = readFrontMatter(splitFrontMatter(text).yaml ?? '');
  const watch: Parameters<typeof parseWithTree>[2] = (node, line) => {
    // The page's head draws the title.
    if (node.type === 'element' && node.tagName !== 'h1') nodes.push({ line });
  };
  const values = valuesOfPage(ofSite, front.values);
  return { text, ...(await parseWithTree(text, signal, watch, values, page)), front, nodes };
}
