// The factory of findings, and the characters of input methods and word processors that rules look for.

import { toFinding } from '../../../core/document/findings.ts';
import type { TextFinding, TextFindingValues } from '../../../core/site/manifest/finding.ts';

/** Zero-width characters, to be interpolated into a character class. */
export const ZERO_WIDTH = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
/** Spaces that the markdown parser does not treat as whitespace. */
export const ODD_SPACE = '\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000';

export interface Fix {
  length: number;
  text: string;
}

export function createFinding<K extends keyof TextFindingValues>(
  kind: K,
  { line, column }: { line: number; column: number },
  fix: Fix | undefined,
  ...values: TextFindingValues[K]
): TextFinding {
  return { ...toFinding(kind, line, ...values), column, ...(fix && { fix }) };
}

/** @example toCodePoint('\u200b') === 'U+200B' */
export function toCodePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
