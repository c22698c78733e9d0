import type { Root } from 'hast';
import { memo, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { Doc } from '../../core/site/manifest/doc.ts';
import { elements } from './elements.ts';
import { noText, readyTree } from './readyTree.ts';
import { type Arrival, useDrawnCount } from './useDrawnCount.ts';

export interface BlocksProps {
  doc: Pick<Doc, 'blocks'>;
  arrival: Arrival;
  /** What draws a tag otherwise than the table of elements. */
  components?: Components | undefined;
}

/** The blocks of a parsed text. A long one shows its beginning at once and grows in slices. */
export function Blocks({ doc, arrival, components }: BlocksProps) {
  const drawnCount = useDrawnCount(doc, arrival);
  return doc.blocks.slice(0, drawnCount).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a doc's blocks never move; an edited doc keeps its place on the screen
    <Block key={at} tree={block} components={components} />
  ));
}

interface BlockProps extends Pick<BlocksProps, 'components'> {
  tree: Root;
}

const NO_TEXT = [noText];

/** A block of a parsed text. */
export const Block = memo(function Block({ tree, components }: BlockProps) {
  const plugins = useMemo(() => [readyTree(tree)], [tree]);
  const table = useMemo(() => ({ ...elements, ...components }), [components]);
  return (
    // Addresses were cleaned when the doc was parsed.
    <Markdown remarkPlugins={NO_TEXT} rehypePlugins={plugins} components={table} urlTransform={(url) => url}>
      {''}
    </Markdown>
  );
});
