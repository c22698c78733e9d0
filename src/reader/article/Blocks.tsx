import type { Nodes, Root } from 'hast';
import { memo, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { Doc } from '../../core/document/parsedDoc.ts';
import { elements } from './elements.ts';
import { type Arrival, useRenderedCount } from './useRenderedCount.ts';

export interface BlocksProps {
  doc: Pick<Doc, 'blocks'>;
  arrival: Arrival;
  /** Components by tag name that override those of elements.ts. */
  components?: Components | undefined;
}

/** Renders the blocks of a parsed text: the first ones, then more in each further render. */
export function Blocks({ doc, arrival, components }: BlocksProps) {
  const renderedCount = useRenderedCount(doc, arrival);
  return doc.blocks.slice(0, renderedCount).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order; a stable key preserves the scroll position of an edited doc
    <Block key={at} tree={block} components={components} />
  ));
}

interface BlockProps extends Pick<BlocksProps, 'components'> {
  tree: Root;
}

const NO_TEXT = [noText];

export const Block = memo(function Block({ tree, components }: BlockProps) {
  const plugins = useMemo(() => [returnTree(tree)], [tree]);
  const table = useMemo(() => ({ ...elements, ...components }), [components]);
  return (
    // URLs were sanitized when the doc was parsed.
    <Markdown remarkPlugins={NO_TEXT} rehypePlugins={plugins} components={table} urlTransform={(url) => url}>
      {''}
    </Markdown>
  );
});

/**
 * Creates a rehype plugin that returns a copy of `tree`, since the doc is already parsed. A copy, because react-markdown
 * mutates the nodes that it renders.
 */
export function returnTree(tree: Root) {
  return () => () => copyNode(tree);
}

/**
 * A remark plugin that replaces the parser: react-markdown would create a parser for each block, only to parse an empty
 * string.
 */
export function noText(this: { parser?: unknown }): void {
  this.parser = () => ({ type: 'root', children: [] });
}

function copyNode<T extends Nodes>(node: T): T {
  const copy = { ...node };
  if ('properties' in copy) copy.properties = { ...copy.properties };
  // TypeScript cannot see that copied child nodes have the types of the originals.
  if ('children' in copy) copy.children = copy.children.map(copyNode) as typeof copy.children;
  return copy;
}
