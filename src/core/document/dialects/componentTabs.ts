// `<Tabs>` and `<TabItem label="…">` of Docusaurus and Starlight, whose tags stand on lines of their own, and what a
// site makes of them: `<PackageManagerTabs>` with `<Fragment slot="npm">` in it; `<CodeGroup>` of VuePress and Mintlify,
// and Mintlify's `<Tab>`.

import { indentOf, tabLine } from '../syntax/tabLine.ts';
import { indentOfFirst, readAttribute, readOpening, replaceTag } from './componentTag.ts';

const TABS = /(?:Tabs|CodeGroup)$/;
const ITEM = /^(?:Tab|TabItem|CodeGroupItem|Fragment)$/;
const OPENING = /^\s*<\w*(?:Tabs|CodeGroup)\b/;
const CLOSING = /^\s*<\/\w*(?:Tabs|CodeGroup)>/;
const ITEM_END = /^\s*<\/(?:Tab|TabItem|CodeGroupItem|Fragment)>\s*$/;

/**
 * Writes the tabs that begin on a line as a container, in place.
 * @param end the line of the tag that closes what begins there
 */
export function rewriteComponents(lines: string[], at: number, end: number | undefined): void {
  const opening = end === undefined ? undefined : readOpening(lines, at);
  if (end === undefined || opening === undefined || !TABS.test(opening.name)) return;
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

/** The titles that `values={[{ label: '甲', value: 'a' }]}` gives, by value. */
function readLabels(attributes: string): ReadonlyMap<string, string> {
  const entries = attributes.match(/\{[^{}]*\}/g) ?? [];
  return new Map(
    entries.map((entry) => [readAttribute(entry, 'value') ?? '', readAttribute(entry, 'label') ?? '']),
  );
}
