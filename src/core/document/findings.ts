import type { TextFinding, TextFindingValues } from '../site/manifest/finding.ts';

export type Report = (finding: TextFinding) => void;

/** Makes a finding of a kind at a line. */
export function toFinding<K extends keyof TextFindingValues>(
  kind: K,
  line: number,
  ...values: TextFindingValues[K]
): TextFinding {
  return { kind, line, values };
}
