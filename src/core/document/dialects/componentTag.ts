// Tags of components, as pages of Docusaurus and Starlight have them: on lines of their own, or over several.
import { indentOf } from '../syntax/tabLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** An opening tag of more lines than this has lost its end. */
const MAX_LINES = 60;

export interface OpeningTag {
  indent: string;
  name: string;
  attributes: string;
  /** The line that it ends on. */
  last: number;
}

/** The opening tag that begins on a line, and takes its lines to their ends. */
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

/** Whether a tag, or what it holds, ends in itself. */
export const isClosed = (tag: string) => /\/\s*>?$/.test(tag);

/** The lines of the tags that close what is opened on lines of their own, by the lines of these. */
export function pairTags(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  const watch = createFenceWatch();
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

/** How far the first line with words is set in, of those from one line on and before another. */
export function indentOfFirst(lines: readonly string[], from: number, end: number): number {
  let first = from;
  while (first < end && lines[first]?.trim() === '') first += 1;
  return first < end ? indentOf(lines[first] ?? '') : 0;
}

/** Puts one line in the place of a tag; no line goes, so that each keeps its number. */
export function replaceTag(lines: string[], { at, last }: { at: number; last: number }, line: string): void {
  lines[at] = line;
  lines.fill('', at + 1, last + 1);
}

/** @example readAttribute(' value="a" label="甲"', 'label') === '甲'; readAttribute("{ label: '甲' }", 'label') === '甲' */
export function readAttribute(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*[=:]\\s*(["'])(.*?)\\1`).exec(text)?.[2];
}
