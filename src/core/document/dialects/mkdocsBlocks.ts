// Rewrites blocks of MkDocs as containers, before the text is parsed. Lines are neither added nor
// removed.

import { toBoxName } from '../containerKinds.ts';
import { escapeLabel, readClosingLine } from '../syntax/containerLine.ts';
import { createLineScanner } from '../syntax/lineScanner.ts';
import { indentOf, tabLine } from '../syntax/tabLine.ts';
import { createFenceScanner } from './codeLines.ts';

const ANY = /^[ \t]*(?:!!!|\?\?\?\+?|===[+!]*)[ \t]/m;

export function rewriteBoxes(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  // The scanner reads the array that the loop mutates, since it must classify the rewritten lines.
  const scan = createLineScanner(lines);
  for (let at = 0; at < lines.length; at += 1) {
    if (scan(at).kind === 'code') continue;
    rewriteBox(lines, at);
    rewriteTabs(lines, at);
  }
  return lines;
}

// Indented blocks of MkDocs: admonitions, collapsible admonitions, tabs. The blank line below a block becomes the
// closing line of the container. An outer block is rewritten before its inner blocks, which may share its closing
// line.

/** Matches `!!! note "标题"`; `??? note "标题"`, collapsed by default; `???+`, open by default, is rewritten in the same
way as `!!!`. */
const BOX = /^(\s*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)[\w \t-]*(?:"(.*)")?[ \t]*$/;

function rewriteBox(lines: string[], at: number): void {
  const [, indent, mark, type = '', title] = BOX.exec(lines[at] ?? '') ?? [];
  const end = indent === undefined ? undefined : findIndentedEnd(lines, at, indent);
  if (indent === undefined || end === undefined) return;
  const name = mark === '???' ? 'details' : toBoxName(type);
  const label = title || (name === 'details' ? type : '');
  lines[at] = `${indent}${end.colons}${name}${toLabel(label)}`;
  for (let line = at + 1; line < end.line; line += 1) lines[line] = dedent(lines[line] ?? '', indent);
  if (!end.isShared) lines[end.line] = indent + end.colons;
}

/** Matches `=== "Tab"`; `===+ "Tab"` selects the default tab. */
const TAB = /^(\s*)===[+!]*[ \t]+"(.*)"\s*$/;

function rewriteTabs(lines: string[], at: number): void {
  const [, indent, title = ''] = TAB.exec(lines[at] ?? '') ?? [];
  if (indent === undefined) return;
  const end = findIndentedEnd(lines, at, indent, (line) => TAB.exec(line)?.[1] === indent);
  if (end === undefined) return;
  for (let line = at + 1; line < end.line; line += 1) {
    const text = lines[line] ?? '';
    const next = TAB.exec(text);
    lines[line] = next?.[1] === indent ? tabLine(indent, next[2] ?? '') : dedent(text, indent);
  }
  lines[at] = `${indent}${end.colons}tabs${toLabel(title)}`;
  if (!end.isShared) lines[end.line] = indent + end.colons;
}

/** @example toLabel('题') === '[题]' */
const toLabel = (text: string) => text && `[${escapeLabel(text)}]`;

/** Indentation of the content, in columns. */
const STEP = 4;

/** Colons of an outermost container; inner containers must have fewer. */
const COLONS = 7;

const ITEM = /^\s*(?:[-+*]|\d{1,9}[.)])\s/;

interface IndentedEnd {
  line: number;
  /**
   * Whether an outer block, a list item or the text ends here, which also closes the container: no closing line is
   * written.
   */
  isShared: boolean;
  colons: string;
}

/**
 * Finds the line that can close an indented block: the blank line below it. Without one, the block may be the last
 * part of an outer block, a list item or the text: then the line where that ends. Undefined if other text follows
 * directly.
 * @param isContinued whether an unindented line continues the block
 */
function findIndentedEnd(
  lines: readonly string[],
  at: number,
  indent: string,
  isContinued: (line: string) => boolean = () => false,
): IndentedEnd | undefined {
  const isBlank = (line: number) => (lines[line] ?? '').trim() === '';
  const isInside = (line: string) =>
    line.trim() === '' || indentOf(line) >= indent.length + STEP || isContinued(line);
  let last = at;
  while (last + 1 < lines.length && isInside(lines[last + 1] ?? '')) last += 1;
  if (last === at) return undefined;
  if (!isBlank(last)) {
    const next = lines[last + 1];
    // The markdown parser closes a container at the end of the text or of the list item.
    if (next === undefined || (indentOf(next) < indent.length && ITEM.test(next)))
      return { line: last + 1, isShared: true, colons: ':'.repeat(COLONS) };
    const outer = readClosingLine(next.trim()) ?? 0;
    return outer > 3 ? { line: last + 1, isShared: true, colons: ':'.repeat(outer - 1) } : undefined;
  }
  while (last - 1 > at && isBlank(last - 1)) last -= 1;
  return { line: last, isShared: false, colons: ':'.repeat(COLONS) };
}

/** Removes one level of indentation. */
function dedent(line: string, indent: string): string {
  return line.slice(0, indent.length) + line.slice(indent.length + STEP);
}

// Blocks of pymdown-extensions (facelessuser.github.io/pymdown-extensions/extensions/blocks): `/// note | 标题`, `////
// tab | 标题`, closed by as many slashes.

const ANY_SLASHES = /^[ \t]*\/{3,}[ \t]*\p{L}/mu;

const OPENING = /^(\s*)(\/{3,})[ \t]*(\p{L}[\p{L}-]*)(?:[ \t]*\|(.*)|[ \t]*)$/u;
const CLOSING = /^\s*(\/{3,})\s*$/;

/** Matches an option below the opening line, `    type: warning`. */
const OPTION = /^\s{4,}(\w+):(.*)$/;

/** Blocks that render as their content, without a container. */
const UNSTYLED = new Set(['html', 'caption', 'figure-caption', 'table-caption', 'define']);

interface Block {
  at: number;
  indent: string;
  colons: string;
  name: string;
  title: string;
}

export function rewriteSlashBlocks(source: readonly string[]): readonly string[] {
  if (!ANY_SLASHES.test(source.join('\n'))) return source;
  const lines = [...source];
  const watch = createFenceScanner();
  /** Open blocks, from the outermost; inner blocks have fewer slashes. */
  const open: Block[] = [];
  let tabs: number | undefined;
  for (const [at, line] of source.entries()) {
    if (watch(line).place !== undefined) continue;
    const [, indent = '', slashes = CLOSING.exec(line)?.[1] ?? '', name, title = ''] =
      OPENING.exec(line) ?? [];
    if (slashes === '') continue;
    const colons = ':'.repeat(slashes.length);
    while (open.length > 0 && (open.at(-1)?.colons ?? '') < colons) open.pop();
    const closed = open.at(-1)?.colons === colons ? open.pop() : undefined;
    if (name !== undefined) open.push({ at, indent, colons, name: name.toLowerCase(), title: title.trim() });
    else if (closed?.name === 'tab') {
      writeTab(lines, closed, at, tabs);
      tabs = at;
    } else if (closed !== undefined) writeBox(lines, closed, at);
  }
  return lines;
}

/**
 * Rewrites a tab as a container with one tab, or appends it to the container of an adjacent tab.
 * @param before line index of the previous tab's closing line
 */
function writeTab(
  lines: string[],
  { at, indent, colons, title }: Block,
  end: number,
  before: number | undefined,
): void {
  const isNext =
    before !== undefined &&
    lines[before] === indent + colons &&
    lines.slice(before + 1, at).every((line) => line.trim() === '');
  if (isNext) lines[before] = '';
  lines[at] = isNext ? tabLine(indent, title) : `${indent}${colons}tabs${toLabel(title)}`;
  lines[end] = indent + colons;
}

function writeBox(lines: string[], { at, indent, colons, name, title }: Block, end: number): void {
  let type = name;
  for (let line = at + 1; line < end; line += 1) {
    const [, option, value = ''] = OPTION.exec(lines[line] ?? '') ?? [];
    if (option === undefined) break;
    if (option === 'type' && name === 'admonition') type = value.trim();
    lines[line] = '';
  }
  const isStyled = !UNSTYLED.has(name);
  lines[at] = isStyled
    ? `${indent}${colons}${name === 'details' ? name : toBoxName(type)}${toLabel(title)}`
    : '';
  lines[end] = isStyled ? indent + colons : '';
}
