// `<Tabs>` and `<TabItem label="…">` of Docusaurus and Starlight, whose tags stand on lines of their own.
import { indentOf, tabLine } from './tabLine.ts';

/** An opening tag of more lines than this has lost its end. */
const MAX_LINES = 60;

const TABS = /^(\s*)<Tabs(?![\w.-])(.*)$/;
const ITEM = /^(\s*)<TabItem(?![\w.-])(.*)$/;

interface OpeningTag {
  indent: string;
  attributes: string;
  /** The line that it ends on. */
  last: number;
}

/** Writes the tabs that begin on a line as a container, in place. */
export function rewriteComponents(lines: string[], at: number): void {
  const opening = readOpening(lines, at, TABS);
  if (opening === undefined) return;
  const end = findClosing(lines, at);
  if (end === undefined) return;
  const { indent, attributes, last } = opening;
  replaceTag(lines, at, last, `${indent}:::tabs`);
  lines[end] = `${indent}:::`;
  const labels = readLabels(attributes);
  let depth = 0;
  let shift = 0;
  for (let line = last + 1; line < end; line += 1) {
    const text = lines[line] ?? '';
    const item = depth === 0 ? readOpening(lines, line, ITEM) : undefined;
    if (item !== undefined) {
      const value = readAttribute(item.attributes, 'value') ?? '';
      const title = readAttribute(item.attributes, 'label') ?? labels.get(value) ?? value;
      replaceTag(lines, line, item.last, tabLine(indent, title));
      line = item.last;
      shift = indentOf(lines.slice(line + 1, end).find((next) => next.trim() !== '') ?? '');
      continue;
    }
    if (/^\s*<Tabs\b/.test(text)) depth += 1;
    if (/^\s*<\/Tabs>/.test(text)) depth -= 1;
    if (depth === 0 && /^\s*<\/TabItem>\s*$/.test(text)) lines[line] = '';
    else lines[line] = indent + text.slice(Math.min(shift, indentOf(text)));
  }
}

/** The opening tag that begins on a line, and takes its lines to their ends. */
function readOpening(lines: readonly string[], at: number, beginning: RegExp): OpeningTag | undefined {
  const [, indent, rest = ''] = beginning.exec(lines[at] ?? '') ?? [];
  if (indent === undefined) return undefined;
  let last = at;
  let attributes = rest;
  while (!/[<>]/.test(attributes) && last + 1 < lines.length && last - at < MAX_LINES) {
    last += 1;
    attributes += `\n${lines[last]}`;
  }
  return /^[^<>]*>\s*$/.test(attributes)
    ? { indent, attributes: attributes.slice(0, attributes.indexOf('>')), last }
    : undefined;
}

/** Puts one line in the place of a tag; no line goes, so that each keeps its number. */
function replaceTag(lines: string[], first: number, last: number, line: string): void {
  lines[first] = line;
  lines.fill('', first + 1, last + 1);
}

/** The titles that `values={[{ label: '甲', value: 'a' }]}` gives, by value. */
function readLabels(attributes: string): ReadonlyMap<string, string> {
  const entries = attributes.match(/\{[^{}]*\}/g) ?? [];
  return new Map(
    entries.map((entry) => [readAttribute(entry, 'value') ?? '', readAttribute(entry, 'label') ?? '']),
  );
}

/** @example readAttribute(' value="a" label="甲"', 'label') === '甲'; readAttribute("{ label: '甲' }", 'label') === '甲' */
function readAttribute(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*[=:]\\s*(["'])(.*?)\\1`).exec(text)?.[2];
}

function findClosing(lines: readonly string[], from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < lines.length; at += 1) {
    if (/^\s*<Tabs\b/.test(lines[at] ?? '')) depth += 1;
    if (/^\s*<\/Tabs>\s*$/.test(lines[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}
