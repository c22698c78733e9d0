import type { Nodes, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { startTransition, useEffect, useState } from 'react';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { ParseOptions } from '../../core/document/parseDocumentInSteps.ts';
import type { Doc } from '../../core/document/parsedDoc.ts';
import type { SegmentCache } from '../../core/document/parseMarkdown.ts';
import { dialectsOfFile } from '../../core/site/manifest/dialectsOfFile.ts';
import { type FrontMatter, readFrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { variablesOfPage } from '../../core/variables/readerVariable.ts';
import { useContentReader, useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import type { IncludingPage } from '../../reader/content/queries/parseText.ts';
import { ensureManifest, loadParser } from '../../reader/content/queries/queries.ts';

export interface RenderedDraft extends ParsedDraft {
  blocks: readonly RenderedBlock[];
}

/** State of the newest parsed draft; unchanged blocks are reused from the previous one. */
export function useParsedDraft(text: string, file: string): RenderedDraft | undefined {
  const { source, client } = useContentReader();
  const { site, versions } = useManifest();
  const [rendered, setRendered] = useState<RenderedDraft>();
  useEffect(() => {
    const abort = new AbortController();
    parseDraft(
      text,
      abort.signal,
      { ...site, dialects: dialectsOfFile(file, versions) },
      { source, client, file, readManifest: ensureManifest },
    ).then(
      (parsed) => {
        if (abort.signal.aborted) return;
        startTransition(() =>
          setRendered((before) => ({
            ...parsed,
            blocks: reuseBlocks(before?.blocks ?? [], parsed.doc.blocks),
          })),
        );
      },
      () => {},
    );
    return () => abort.abort();
  }, [text, site, versions, source, client, file]);
  return rendered;
}

/** A node that is rendered at the top level of the article. */
export interface SourceNode {
  /** Line of the file on which the node begins, from 1; undefined if unknown. */
  line: number | undefined;
}

export interface ParsedDraft {
  text: string;
  /** The AST with resolved includes, which do not change the line of any node. */
  doc: Doc;
  tree: MarkdownRoot;
  front: FrontMatter;
  nodes: readonly SourceNode[];
}

/** Cache of parsed segments: a segment that is unchanged is not parsed again. */
const cache: SegmentCache = new Map();

/**
 * Parses in slices, between which the browser can handle input events.
 * @param site declares reader variables and custom elements
 * @param page page whose includes are fetched; undefined: includes are not resolved
 */
export async function parseDraft(
  text: string,
  signal: AbortSignal,
  site: ParseOptions = {},
  page?: IncludingPage,
): Promise<ParsedDraft> {
  const nodes: SourceNode[] = [];
  const { parseText, readIncludes } = await loadParser();
  const { front } = readFrontMatter(splitFrontMatter(text).yaml ?? '');
  const onNode: ParseOptions['onNode'] = (node, line) => {
    // The h1 is not part of the article: the page's head renders the title.
    if (node.type === 'element' && node.tagName !== 'h1') nodes.push({ line });
  };
  const values = variablesOfPage(site.values, front.values);
  const whole = page ? await readIncludes({ text }, page).catch(() => ({ text })) : { text };
  const parsed = await parseText(
    whole.text,
    { dialects: site.dialects, values, elements: site.elements ?? {}, onNode, cache },
    signal,
  );
  return { text, ...parsed, front, nodes };
}

export interface RenderedBlock {
  key: number;
  tree: Root;
  /** The AST as JSON without positions, to find out whether the rendered block has changed. */
  looks: string;
}

/**
 * Reuses the blocks whose tree is unchanged, so that React does not render them again. The key of a changed block is
 * reused, so that React preserves the state of its components.
 */
export function reuseBlocks(
  before: readonly RenderedBlock[],
  trees: readonly Root[],
): readonly RenderedBlock[] {
  const looks = trees.map(looksOf);
  const most = Math.min(before.length, trees.length);
  let head = 0;
  while (head < most && before[head]?.looks === looks[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail)?.looks === looks.at(-1 - tail)) tail += 1;
  const changed = before.slice(head, before.length - tail);
  let lastKey = before.reduce((key, block) => Math.max(key, block.key), 0);
  return trees.map((tree, at): RenderedBlock => {
    const behind = trees.length - at;
    const reused = at < head ? before[at] : behind <= tail ? before.at(-behind) : undefined;
    if (reused !== undefined) return reused;
    const key = changed[at - head]?.key ?? ++lastKey;
    return { key, tree, looks: looks[at] ?? '' };
  });
}

function looksOf(tree: Nodes): string {
  return JSON.stringify(tree, (name, value) => (name === 'position' ? undefined : value));
}
