import type { Root } from 'hast';
import { memo, useMemo } from 'react';
import Markdown from 'react-markdown';
import type { Doc } from '../core/model/doc.ts';
import { elements } from './elements.ts';
import { readyTree } from './readyTree.ts';
import { type Arrival, useDrawnCount } from './useDrawnCount.ts';

export interface BlocksProps {
  doc: Pick<Doc, 'blocks'>;
  arrival: Arrival;
}

/** The blocks of a parsed text. A long one shows its beginning at once and grows in slices. */
export function Blocks({ doc, arrival }: BlocksProps) {
  const drawnCount = useDrawnCount(doc, arrival);
  return doc.blocks.slice(0, drawnCount).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a doc's blocks never move; an edited doc keeps its place on the screen
    <Block key={at} tree={block} />
  ));
}

const Block = memo(function Block({ tree }: { tree: Root }) {
  const plugins = useMemo(() => [readyTree(tree)], [tree]);
  return (
    // Addresses were cleaned when the doc was parsed.
    <Markdown rehypePlugins={plugins} components={elements} urlTransform={(url) => url}>
      {''}
    </Markdown>
  );
});
