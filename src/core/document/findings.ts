import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type { TextFinding, TextFindingValues } from '../site/manifest/finding.ts';

export type Report = (finding: TextFinding) => void;

/** Creates a finding. Lines count from 1 in the file. */
export function toFinding<K extends keyof TextFindingValues>(
  kind: K,
  line: number,
  ...values: TextFindingValues[K]
): TextFinding {
  return { kind, line, values };
}

/** The line of the file on which a node begins; 1 for a generated node. */
export function lineOf(node: MdastNodes | HastNodes | undefined): number {
  return node?.position?.start.line ?? 1;
}
