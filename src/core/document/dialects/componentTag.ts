// Parses the tags of components in MDX, on one line or several lines.
import { indentOf } from '../syntax/tabLine.ts';
import { createFenceScanner } from './codeLines.ts';

/** Limit of lines in an opening tag: without it, the search for the `>` of an unclosed tag would read the rest of the
text. */
const MAX_LINES = 60;

export interface OpeningTag {
  indent: string;
  name: string;
  attributes: string;
  /** Index of the tag's last line. */
  last: number;
}

/**
 * Parses the opening tag at the start of a line; undefined if the tag's lines contain other text, which replaceTag()
 * would delete.
 */
export function readOpening(lines: readonly string[], at: number): OpeningTag | undefined {
  const [, indent, name, rest = ''] = /^(\s*)<([A-Z]\w*)(?![\w.-])(.*)$/.exec(lines[at] ?? '') ?? [];
  if (indent === undefined || name === undefined) return undefined;
  let last = at;
  let attributes = rest;
  while (!/[<>]/.test(attributes) && last + 1 < lines.length && last - at < MAX_LINES) {
    last += 1;
    attributes += `\n${lines[last]}`;
  }
  return /^[^<>]*>\s*$/.test(attributes)
    ? { indent, name, attributes: attributes.slice(0, attributes.indexOf('>')), last }
    : undefined;
}

/** Whether a tag is self-closing. */
export const isClosed = (tag: string) => /\/\s*>?$/.test(tag);

/** Maps the line index of an opening tag to that of its closing tag, for tags without other text on their lines. */
export function pairTags(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  const watch = createFenceScanner();
  for (const [at, line] of lines.entries()) {
    if (watch(line).place !== undefined) continue;
    const closing = /^\s*<\/([A-Z]\w*)>\s*$/.exec(line)?.[1];
    if (closing !== undefined) {
      const start = open.get(closing)?.pop();
      if (start !== undefined) ends.set(start, at);
      continue;
    }
    const tag = readOpening(lines, at);
    if (tag === undefined || isClosed(tag.attributes)) continue;
    const starts = open.get(tag.name) ?? [];
    starts.push(at);
    open.set(tag.name, starts);
  }
  return ends;
}

/** Indentation of the first non-blank line in a range. */
export function indentOfFirst(lines: readonly string[], from: number, end: number): number {
  let first = from;
  while (first < end && lines[first]?.trim() === '') first += 1;
  return first < end ? indentOf(lines[first] ?? '') : 0;
}

/** Replaces a tag by one line, and by blank lines for its other lines, so that line numbers do not change. */
export function replaceTag(lines: string[], { at, last }: { at: number; last: number }, line: string): void {
  lines[at] = line;
  lines.fill('', at + 1, last + 1);
}

/**
 * Reads an attribute of a tag, or a field of an object literal.
 * @example readAttribute(' value="a" label="甲"', 'label') === '甲'; readAttribute("{ label: '甲' }", 'label') === '甲'
 */
export function readAttribute(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*[=:]\\s*(["'])(.*?)\\1`).exec(text)?.[2];
}
