// Tabs in the spellings of several engines, brought into one before the parser sees them: a container `:::tabs`, in
// which each tab begins with a heading that bears a mark. Lines are neither added nor removed.

import { rewriteComponents } from './componentTabs.ts';
import { createLineScanner } from './lineScanner.ts';
import { findSetInEnd, setOut } from './setInBlock.ts';
import { tabLine } from './tabLine.ts';

/** Whether there is anything to do; most texts have no tabs. */
const ANY = /^[ \t]*(?::{3,}[ \t]*tabs\b|<Tabs\b|===[+!]*[ \t]+")/im;

/** Groups in one another: each pass brings out one more. */
const PASSES = 3;

export function rewriteTabs(lines: readonly string[]): readonly string[] {
  if (!ANY.test(lines.join('\n'))) return lines;
  let result = [...lines];
  for (let pass = 0; pass < PASSES; pass += 1) result = rewriteOnce(result);
  return result;
}

/** Of code, which may begin right behind a list's mark; backticks behind backticks are code in a line. */
const FENCE = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;

function rewriteOnce(lines: string[]): string[] {
  const result = [...lines];
  // It sees what has been rewritten: components are HTML to it, in which nothing begins.
  const scan = createLineScanner(result);
  let fence: string | undefined;
  /** Of the open containers, whether each holds tabs. */
  const open: boolean[] = [];
  for (let at = 0; at < result.length; at += 1) {
    const opening = FENCE.exec(result[at] ?? '')?.[1];
    if (fence !== undefined) {
      const end = (result[at] ?? '').trim();
      if (end.startsWith(fence) && /^(?:`+|~+)$/.test(end)) fence = undefined;
    } else if (opening !== undefined) fence = opening;
    else {
      rewriteComponents(result, at);
      rewriteIndented(result, at);
    }
    if (scan(at).kind === 'code') continue;
    const line = result[at] ?? '';
    const name = /^\s*:{3,}\s*(\p{L}[\w-]*)/u.exec(line)?.[1];
    if (name !== undefined) open.push(name.toLowerCase() === 'tabs');
    else if (/^\s*:{3,}\s*$/.test(line)) open.pop();
    const [, indent = '', title] = /^(\s*)(?:==|@tab(?::active)?)[ \t]+(.+)$/.exec(line) ?? [];
    if (title !== undefined && open.includes(true)) result[at] = tabLine(indent, title);
  }
  return result;
}

const INDENTED = /^(\s*)===[+!]*[ \t]+"(.*)"\s*$/;

/** `=== "Tab"` of MkDocs, with its content set in below it. The blank line after the last becomes the end. */
function rewriteIndented(lines: string[], at: number): void {
  const [, indent, title = ''] = INDENTED.exec(lines[at] ?? '') ?? [];
  if (indent === undefined) return;
  const end = findSetInEnd(lines, at, indent, (line) => INDENTED.exec(line)?.[1] === indent);
  // Without a line for the end it stays as it is written.
  if (end === undefined) return;
  for (let line = at + 1; line < end; line += 1) {
    const text = lines[line] ?? '';
    const next = INDENTED.exec(text);
    lines[line] = next?.[1] === indent ? tabLine(indent, next[2] ?? '') : setOut(text, indent);
  }
  lines[at] = `${indent}:::tabs[${title.replace(/[[\]]/g, '\\$&')}]`;
  lines[end] = `${indent}:::`;
}
