// The lines of mkdocstrings, `::: package.module`, in whose place it puts the documentation of the code: the name is shown.
// https://mkdocstrings.github.io/usage/#autodoc-syntax
import type { Nodes } from 'mdast';
import { lineOf, type Report, toFinding } from '../../findings.ts';
import { createParagraph, inlineCode } from '../createNodes.ts';
import { createMarkerLine } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';

const IDENTIFIER = /^::: ?(\w+(?:\.\w+)+)$/;

export const identifierLine = createMarkerLine((line) => (IDENTIFIER.test(line) ? NO_TITLE : undefined));

/** Matches options below the line, which are set in. */
const OPTIONS = /^(?:handler|options|selection|rendering):/;

/** Replaces the lines among blocks, with their options. */
export function showIdentifiers(nodes: readonly Nodes[], report: Report): Nodes[] {
  return nodes.flatMap((node, at): Nodes[] => {
    const name = nameOf(node);
    if (name === undefined) return node.type === 'code' && isOptions(node, nodes[at - 1]) ? [] : [node];
    report(toFinding('unknownComponent', lineOf(node), 'mkdocstrings'));
    const { position } = node;
    return [{ ...createParagraph([inlineCode(name)]), ...(position && { position }) }];
  });
}

const nameOf = (node: Nodes | undefined) =>
  node?.type === 'marker' ? IDENTIFIER.exec(node.value)?.[1] : undefined;

const isOptions = ({ lang, value }: Nodes & { type: 'code' }, above: Nodes | undefined) =>
  !lang && OPTIONS.test(value) && nameOf(above) !== undefined;
