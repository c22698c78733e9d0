// What MkDocs sets in: boxes, folded ones, and tabs. The blank line after one becomes its end; the outer one comes
// before what stands in it, which may end with it.

import { toBoxName } from '../containerKinds.ts';
import { escapeLabel } from '../syntax/containerLine.ts';
import { tabLine } from '../syntax/tabLine.ts';
import { findSetInEnd, setOut } from './setInBlock.ts';

/** Writes what begins on a line as a container, in place. Without a line for its end it stays as it is written. */
export function rewriteSetIn(lines: string[], at: number): void {
  rewriteBox(lines, at);
  rewriteTabs(lines, at);
}

/** `!!! note "标题"`, or `??? note "标题"` for what is folded: what can be, and is not at first (`???+`), is a box. */
const BOX = /^(\s*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)[\w \t-]*(?:"(.*)")?[ \t]*$/;

function rewriteBox(lines: string[], at: number): void {
  const [, indent, mark, type = '', title] = BOX.exec(lines[at] ?? '') ?? [];
  const end = indent === undefined ? undefined : findSetInEnd(lines, at, indent);
  if (indent === undefined || end === undefined) return;
  const name = mark === '???' ? 'details' : toBoxName(type);
  const label = title || (name === 'details' ? type : '');
  lines[at] = `${indent}${end.colons}${name}${toLabel(label)}`;
  for (let line = at + 1; line < end.line; line += 1) lines[line] = setOut(lines[line] ?? '', indent);
  if (!end.isShared) lines[end.line] = indent + end.colons;
}

/** `=== "Tab"`, or `===+ "Tab"` for the one that is open first. */
const TAB = /^(\s*)===[+!]*[ \t]+"(.*)"\s*$/;

function rewriteTabs(lines: string[], at: number): void {
  const [, indent, title = ''] = TAB.exec(lines[at] ?? '') ?? [];
  if (indent === undefined) return;
  const end = findSetInEnd(lines, at, indent, (line) => TAB.exec(line)?.[1] === indent);
  if (end === undefined) return;
  for (let line = at + 1; line < end.line; line += 1) {
    const text = lines[line] ?? '';
    const next = TAB.exec(text);
    lines[line] = next?.[1] === indent ? tabLine(indent, next[2] ?? '') : setOut(text, indent);
  }
  lines[at] = `${indent}${end.colons}tabs${toLabel(title)}`;
  if (!end.isShared) lines[end.line] = indent + end.colons;
}

/** @example toLabel('题') === '[题]' */
export const toLabel = (text: string) => text && `[${escapeLabel(text)}]`;
