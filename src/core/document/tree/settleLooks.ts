import type { Nodes } from 'hast';
import { settleCode } from './settleCode.ts';
import { settleTable } from './settleTable.ts';

/** Writes on the tables and the inline code of a tree, in place, where their lines may break. */
export function settleLooks(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) return;
  for (const child of node.children) settleLooks(child);
  if (node.type !== 'element') return;
  if (node.tagName === 'code') settleCode(node);
  if (node.tagName === 'table') settleTable(node);
}
