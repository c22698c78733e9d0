import type { Root as MarkdownRoot } from 'mdast';
import { loadParser } from '../../content/queries/queries.ts';
import { splitFrontMatter } from '../../core/markdown/frontMatterBlock.ts';
import type { Doc } from '../../core/model/doc.ts';
import type { FrontMatter } from '../../core/model/frontMatter.ts';
import { readFrontMatter } from '../../core/model/readFrontMatter.ts';

type Parser = Awaited<ReturnType<typeof loadParser>>;

/** A node that is drawn at the top level of the article. */
export interface PlacedNode {
  /** Line of the file where it begins, from 1, where that is known. */
  line: number | undefined;
}

/** A text that is being written, parsed. */
export interface ParsedDraft {
  text: string;
  doc: Doc;
  tree: MarkdownRoot;
  front: FrontMatter;
  nodes: readonly PlacedNode[];
}

/**
 * Parses in slices; what is typed meanwhile is answered first.
 * @param page whose text it is, where the code that it shows of other files is wanted
 */
export async function parseDraft(
  text: string,
  signal: AbortSignal,
  page?: Parameters<Parser['parseWithTree']>[3],
): Promise<ParsedDraft> {
  const nodes: PlacedNode[] = [];
  const { parseWithTree } = await loadParser();
  const watch: Parameters<typeof parseWithTree>[2] = (node, line) => {
    // The page's head draws the title.
    if (node.type === 'element' && node.tagName !== 'h1') nodes.push({ line });
  };
  const { doc, tree } = await parseWithTree(text, signal, watch, page);
  const { front } = readFrontMatter(splitFrontMatter(text).yaml ?? '');
  return { text, doc, tree, front, nodes };
}
