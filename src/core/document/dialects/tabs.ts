// Rewrites tabs of several engines (except MkDocs, see mkdocsBlocks.ts) to a container `:::tabs`, in which a heading
// with TAB_MARK begins each tab. Lines are neither added nor removed.
import { createLineScanner } from '../syntax/lineScanner.ts';
import { indentOf, tabLine } from '../syntax/tabLine.ts';
import { indentOfFirst, pairTags, readAttribute, readOpening, replaceTag } from './componentTag.ts';

const ANY = /^[ \t]*(?::{3,}[ \t]*(?:code-)?tabs\b|<\w*(?:Tabs|CodeGroup)\b)/im;

/** Names of VuePress's containers; `::: tabs#shell` names groups of tabs that switch together. */
const TABS = /^(?:code-)?tabs$/i;
const TABS_NAME = /(?:code-)?tabs(?:#\S*)?/i;

/** Limit of nested tabs: each pass rewrites one level. */
const PASSES = 3;

export function rewriteTabs(lines: readonly string[]): readonly string[] {
  if (!ANY.test(lines.join('\n'))) return lines;
  let result = [...lines];
  for (let pass = 0; pass < PASSES; pass += 1) result = rewriteOnce(result);
  return result;
}

/** Matches a fence, also after a list marker. Backticks with backticks after them are inline code. */
const FENCE = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;

/** Limit of nested components: lines are rewritten once for each component around them. */
const MAX_DEPTH = 20;

function rewriteOnce(lines: string[]): string[] {
  const result = [...lines];
  // The scanner reads the array that the loop mutates: it would classify the tags of components as HTML blocks.
  const scan = createLineScanner(result);
  let fence: string | undefined;
  const ends = pairTags(result);
  /** Last lines of the components that contain the current line. */
  const outerEnds: number[] = [];
  /** Open containers, from the outermost. */
  const open: { colons: number; isTabs: boolean }[] = [];
  for (let at = 0; at < result.length; at += 1) {
    const opening = FENCE.exec(result[at] ?? '')?.[1];
    if (fence !== undefined) {
      const end = (result[at] ?? '').trim();
      if (end.startsWith(fence) && /^(?:`+|~+)$/.test(end)) fence = undefined;
    } else if (opening !== undefined) fence = opening;
    else {
      while ((outerEnds.at(-1) ?? at) < at) outerEnds.pop();
      const end = ends.get(at);
      if (end !== undefined && outerEnds.length < MAX_DEPTH) {
        rewriteComponents(result, at, end);
        outerEnds.push(end);
      }
    }
    if (scan(at).kind === 'code') continue;
    const line = result[at] ?? '';
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

// Components for tabs: `<Tabs>` with `<TabItem label="…">` (Docusaurus, Starlight), components of sites such as
// `<PackageManagerTabs>` with `<Fragment slot="npm">`, `<CodeGroup>` (VuePress, Mintlify), `<Tab>` (Mintlify).

const GROUP = /(?:Tabs|CodeGroup)$/;
const ITEM = /^(?:Tab|TabItem|CodeGroupItem|Fragment)$/;
const OPENING = /^\s*<\w*(?:Tabs|CodeGroup)\b/;
const CLOSING = /^\s*<\/\w*(?:Tabs|CodeGroup)>/;
const ITEM_END = /^\s*<\/(?:Tab|TabItem|CodeGroupItem|Fragment)>\s*$/;

/**
 * Rewrites in place the component that begins on a line, if it renders tabs.
 * @param end line index of the component's closing tag
 */
function rewriteComponents(lines: string[], at: number, end: number): void {
  const opening = readOpening(lines, at);
  if (opening === undefined || !GROUP.test(opening.name)) return;
  const { indent, attributes, last } = opening;
  replaceTag(lines, { at, last }, `${indent}:::tabs`);
  lines[end] = `${indent}:::`;
  const labels = readLabels(attributes);
  let depth = 0;
  let shift = indentOfFirst(lines, last + 1, end);
  for (let line = last + 1; line < end; line += 1) {
    const text = lines[line] ?? '';
    const item = depth === 0 ? readOpening(lines, line) : undefined;
    if (item !== undefined && ITEM.test(item.name)) {
      const value = readAttribute(item.attributes, 'value') ?? readAttribute(item.attributes, 'slot') ?? '';
      const named = readAttribute(item.attributes, 'label') ?? readAttribute(item.attributes, 'title');
      const title = named ?? labels.get(value) ?? value;
      replaceTag(lines, { at: line, last: item.last }, tabLine(indent, title));
      line = item.last;
      shift = indentOfFirst(lines, line + 1, end);
      continue;
    }
    if (OPENING.test(text)) depth += 1;
    if (CLOSING.test(text)) depth -= 1;
    if (depth === 0 && ITEM_END.test(text)) lines[line] = '';
    else lines[line] = indent + text.slice(Math.min(shift, indentOf(text)));
  }
}

/** Labels by value, from the prop `values={[{ label: '甲', value: 'a' }]}`. */
function readLabels(attributes: string): ReadonlyMap<string, string> {
  const entries = attributes.match(/\{[^{}]*\}/g) ?? [];
  return new Map(
    entries.map((entry) => [readAttribute(entry, 'value') ?? '', readAttribute(entry, 'label') ?? '']),
  );
}
