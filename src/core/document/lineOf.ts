import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';

/** The line that a node begins in; the first for what nobody has written. */
export function lineOf(node: MdastNodes | HastNodes | undefined): number {
  return node?.position?.start.line ?? 1;
}
