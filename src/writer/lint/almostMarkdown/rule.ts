// What the rules share: the characters of input methods and word processors, and the form of a finding.
import { toFinding } from '../../../core/document/findings.ts';
import type { TextFinding, TextFindingValues } from '../../../core/site/manifest/finding.ts';

/** Characters without a width, for the inside of a class. */
export const ZERO_WIDTH = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
/** Spaces that markdown takes for letters. */
export const ODD_SPACE = '\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000';

export interface Fix {
  length: number;
  text: string;
}

/** A finding with its place. */
export function placed<K extends keyof TextFindingValues>(
  kind: K,
  { line, column }: { line: number; column: number },
  fix: Fix | undefined,
  ...values: TextFindingValues[K]
): TextFinding {
  return { ...toFinding(kind, line, ...values), column, ...(fix && { fix }) };
}

const NAMES: Readonly<Record<string, string>> = {
  '\u00a0': '不换行空格',
  '\u00ad': '软连字符',
  '\u200b': '零宽空格',
  '\u200c': '零宽不连字符',
  '\u200d': '零宽连字符',
  '\u2060': '零宽不换行符',
  '\u3000': '全角空格',
  '\ufeff': '字节顺序标记',
};

/** @example nameInvisible('\u200b') === '零宽空格 U+200B' */
export function nameInvisible(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const kind = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character) ? '方向控制符' : '特殊字符';
  return `${NAMES[character] ?? kind} U+${code}`;
}
