// A text that is being written is parsed again and again: what has not changed keeps its tree, and so its elements
// on the screen; what has changed keeps its key, and so what is open or drawn in it.

import type { Nodes, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { startTransition, useEffect, useState } from 'react';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { ParseOptions } from '../../core/document/parseDocumentInSteps.ts';
import type { SegmentCache } from '../../core/document/parseMarkdown.ts';
import type { Doc } from '../../core/site/manifest/doc.ts';
import { type FrontMatter, readFrontMatter } from '../../core/site/manifest/frontMatter.ts';
import { type ReaderValue, valuesOfPage } from '../../core/variables/readerVariable.ts';
import { useContentReader, useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import type { IncludingPage } from '../../reader/content/queries/parseText.ts';
import { loadParser } from '../../reader/content/queries/queries.ts';

export interface DrawnDraft extends ParsedDraft {
  blocks: readonly DrawnBlock[];
}

/** The newest text that has been parsed: a newer one wins, and what it has in common with the last one stands. */
export function useParsedDraft(text: string, file: string): DrawnDraft | undefined {
  const { source, client } = useContentReader();
  const { values } = useManifest().site;
  const [drawn, setDrawn] = useState<DrawnDraft>();
  useEffect(() => {
    const abort = new AbortController();
    parseDraft(text, abort.signal, values, { source, client, file }).then(
      (parsed) => {
        if (abort.signal.aborted) return;
        startTransition(() =>
          setDrawn((before) => ({
            ...parsed,
            blocks: reuseBlocks(before?.blocks ?? [], parsed.doc.blocks),
          })),
        );
      },
      () => {},
    );
    return () => abort.abort();
  }, [text, values, source, client, file]);
  return drawn;
}

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

/** Segments of drafts that were parsed before the last change. */
const cache: SegmentCache = new Map();

/**
 * Parses in slices; what is typed meanwhile is answered first.
 * @param ofSite values that each reader has of their own
 * @param page whose text it is, where the code that it shows of other files is wanted
 */
export async function parseDraft(
  text: string,
  signal: AbortSignal,
  ofSite?: readonly ReaderValue[],
  page?: IncludingPage,
): Promise<ParsedDraft> {
  const nodes: PlacedNode[] = [];
  const { parseText, readIncludes } = await loadParser();
  const { front } = readFrontMatter(splitFrontMatter(text).yaml ?? '');
  const onNode: ParseOptions['onNode'] = (node, line) => {
    // The page's head draws the title.
    if (node.type === 'element' && node.tagName !== 'h1') nodes.push({ line });
  };
  const values = valuesOfPage(ofSite, front.values);
  const whole = page ? await readIncludes({ text }, page).catch(() => ({ text })) : { text };
  const parsed = await parseText(whole.text, { values, onNode, cache }, signal);
  return { text, ...parsed, front, nodes };
}

export interface DrawnBlock {
  key: number;
  tree: Root;
  /** What the reader sees of it, whatever line it stands on. */
  looks: string;
}

/** The blocks of a newer text, with as much as stands of the older ones. */
export function reuseBlocks(before: readonly DrawnBlock[], trees: readonly Root[]): readonly DrawnBlock[] {
  const looks = trees.map(looksOf);
  const most = Math.min(before.length, trees.length);
  let head = 0;
  while (head < most && before[head]?.looks === looks[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail)?.looks === looks.at(-1 - tail)) tail += 1;
  const changed = before.slice(head, before.length - tail);
  let lastKey = before.reduce((key, block) => Math.max(key, block.key), 0);
  return trees.map((tree, at): DrawnBlock => {
    const behind = trees.length - at;
    const stands = at < head ? before[at] : behind <= tail ? before.at(-behind) : undefined;
    if (stands !== undefined) return stands;
    const key = changed[at - head]?.key ?? ++lastKey;
    return { key, tree, looks: looks[at] ?? '' };
  });
}

function looksOf(tree: Nodes): string {
  return JSON.stringify(tree, (name, value) => (name === 'position' ? undefined : value));
}
