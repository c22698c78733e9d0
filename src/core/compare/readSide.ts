// One side of a comparison, read from its marks alone.
import type { Element, ElementContent } from 'hast';
import { CODE_LINES, markOf, type Side } from './marks.ts';

/** The nodes as one side has them, without marks. */
export function readSide(nodes: readonly ElementContent[], side: Side): ElementContent[] {
  const dropped = side === 'before' ? 'ins' : 'del';
  return nodes.flatMap((node): ElementContent[] => {
    const mark = markOf(node);
    if (mark === dropped || mark === 'fill') return [];
    if (node.type !== 'element') return [node];
    const children = readSide(node.children, side);
    if (mark !== undefined && node.tagName === mark) return children;
    const { dataMark: _, dataMetaBefore, ...properties } = node.properties;
    if (dataMetaBefore !== undefined && side === 'before') properties.dataMeta = dataMetaBefore;
    return [{ ...node, tagName: node.tagName === CODE_LINES ? 'pre' : node.tagName, properties, children }];
  });
}

/** The nodes as one side shows them beside the other: its own marks stay. */
export function showSide(nodes: readonly ElementContent[], side: Side): ElementContent[] {
  const dropped = side === 'before' ? 'ins' : 'del';
  return nodes.flatMap((node): ElementContent[] => {
    const mark = markOf(node);
    // What is filled is a column of the other side.
    if (mark === dropped || mark === 'fill') return [];
    if (node.type !== 'element') return [node];
    return [{ ...node, children: showSide(node.children, side) } satisfies Element];
  });
}
