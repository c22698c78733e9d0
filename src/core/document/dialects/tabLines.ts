// Tabs in the spellings of several engines (of MkDocs: setInLines.ts), brought into one before the parser sees them: a
// container `:::tabs`, in which each tab begins with a heading that bears a mark. Lines are neither added nor removed.

import { createLineScanner } from '../syntax/lineScanner.ts';
import { tabLine } from '../syntax/tabLine.ts';
import { rewriteComponents } from './componentTabs.ts';
import { pairTags } from './componentTag.ts';

/** Whether there is anything to do; most texts have no tabs. */
const ANY = /^[ \t]*(?::{3,}[ \t]*(?:code-)?tabs\b|<\w*(?:Tabs|CodeGroup)\b)/im;

/** VuePress has a kind of its own for tabs of code, and names groups that are chosen together: `::: tabs#shell`. */
const TABS = /^(?:code-)?tabs$/i;
const TABS_NAME = /(?:code-)?tabs(?:#\S*)?/i;

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

/** Components deeper in one another are nobody's intention, and each is gone through once more for those around it. */
const MAX_DEPTH = 20;

function rewriteOnce(lines: string[]): string[] {
  const result = [...lines];
  // It sees what has been rewritten: components are HTML to it, in which nothing begins.
  const scan = createLineScanner(result);
  let fence: string | undefined;
  const ends = pairTags(result);
  /** Where the components end in which the line stands. */
  const around: number[] = [];
  /** The open containers, with their colons. */
  const open: { colons: number; isTabs: boolean }[] = [];
  for (let at = 0; at < result.length; at += 1) {
    const opening = FENCE.exec(result[at] ?? '')?.[1];
    if (fence !== undefined) {
      const end = (result[at] ?? '').trim();
      if (end.startsWith(fence) && /^(?:`+|~+)$/.test(end)) fence = undefined;
    } else if (opening !== undefined) fence = opening;
    else {
      while ((around.at(-1) ?? at) < at) around.pop();
      const end = ends.get(at);
      if (end !== undefined && around.length < MAX_DEPTH) {
        rewriteComponents(result, at, end);
        around.push(end);
      }
    }
    if (scan(at).kind === 'code') continue;
    const line = result[at] ?? '';
    const [, colons = '', name] = /^\s*(:{3,})\s*(\p{L}[\w-]*)?/u.exec(line) ?? [];
    if (name !== undefined && TABS.test(name)) result[at] = line.replace(TABS_NAME, 'tabs');
    if (name !== undefined) open.push({ colons: colons.length, isTabs: TABS.test(name) });
    // A wider end is the end of what stands in the same one, too.
    else if (colons !== '') while ((open.pop()?.colons ?? 0) < colons.length && open.length > 0);
    const [, indent = '', title] = /^(\s*)(?:==|@tab(?::active)?)[ \t]+(.+)$/.exec(line) ?? [];
    if (title !== undefined && open.some(({ isTabs }) => isTabs)) result[at] = tabLine(indent, title);
  }
  return result;
}
