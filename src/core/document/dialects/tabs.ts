// Rewrites the titles of tabs in `:::tabs` as headings with TAB_MARK. Lines are neither added nor removed.
import { createLineScanner } from '../syntax/lineScanner.ts';
import { tabLine } from '../syntax/tabLine.ts';

const ANY = /^[ \t]*:{3,}[ \t]*(?:code-)?tabs\b/im;

/** Names of VuePress's containers; `::: tabs#shell` names groups of tabs that switch together. */
const TABS = /^(?:code-)?tabs$/i;
const TABS_NAME = /(?:code-)?tabs(?:#\S*)?/i;

export function rewriteTabs(lines: readonly string[]): readonly string[] {
  if (!ANY.test(lines.join('\n'))) return lines;
  const result = [...lines];
  // The scanner reads the array that the loop mutates: titles of tabs are no text of a paragraph.
  const scan = createLineScanner(result);
  /** Open containers, from the outermost. */
  const open: { colons: number; isTabs: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    if (scan(at).kind === 'code') continue;
    const [, colons = '', name] = /^\s*(:{3,})\s*(\p{L}[\w-]*)?/u.exec(line) ?? [];
    if (name !== undefined && TABS.test(name)) result[at] = line.replace(TABS_NAME, 'tabs');
    if (name !== undefined) open.push({ colons: colons.length, isTabs: TABS.test(name) });
    // A closing line also closes inner containers, which have fewer colons.
    else if (colons !== '') while ((open.pop()?.colons ?? 0) < colons.length && open.length > 0);
    const [, indent = '', title] = /^(\s*)(?:==|@tab(?::active)?)[ \t]+(.+)$/.exec(line) ?? [];
    if (title !== undefined && open.some(({ isTabs }) => isTabs)) result[at] = tabLine(indent, title);
  }
  return result;
}
