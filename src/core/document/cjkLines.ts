import type { Nodes as Html } from 'hast';
import type { Nodes as Markdown } from 'mdast';
import { joinsWithoutSpace } from './cjk.ts';
import { beginsItem } from './listLines.ts';

/** Elements whose text goes on in the line around them. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite del dfn em font i ins mark q s small span strong sub sup tt u var'.split(' '),
);
const CODE = new Set(['code', 'kbd', 'pre', 'samp']);

/** Characters around a line break that decide. */
const REACH = 8;

type Leaf = { value: string };

/**
 * Takes out the line breaks between two Chinese characters, where a browser would show a space: `中文\n换行` reads
 * `中文换行`. Code stays as it is. The last step on a tree: until then a line break may mean something.
 */
export function joinCjkLines(nodes: readonly (Html | Markdown)[]): void {
  let run: Leaf[] = [];
  const endRun = () => {
    joinRun(run);
    run = [];
  };
  const visit = (node: Html | Markdown) => {
    if (node.type === 'text') run.push(node);
    else if (node.type === 'element') {
      const { tagName, properties } = node;
      // A footnote's number separates no characters: the lines around it join as if it were not there.
      if ('dataFootnoteRef' in properties) return;
      for (const name of ['alt', 'title'])
        if (typeof properties[name] === 'string') properties[name] = joinCjkText(properties[name]);
      if (INLINE.has(tagName)) return node.children.forEach(visit);
      endRun();
      if (!CODE.has(tagName)) node.children.forEach(visit);
      endRun();
    } else if ('children' in node) for (const child of node.children) visit(child);
    else if (node.type !== 'comment') endRun();
  };
  nodes.forEach(visit);
  endRun();
}

/** @example joinCjkText('中文\n换行') === '中文换行' */
export function joinCjkText(value: string): string {
  const leaf = { value };
  joinRun([leaf]);
  return leaf.value;
}

/** Joins the lines of texts that follow each other in one line. */
function joinRun(leaves: readonly Leaf[]): void {
  if (!leaves.some(({ value }) => value.includes('\n'))) return;
  const text = leaves.map(({ value }) => value).join('');
  const breaks = findBreaks(text);
  let start = 0;
  let at = 0;
  for (const leaf of leaves) {
    const end = start + leaf.value.length;
    let value = '';
    let from = start;
    for (; at < breaks.length; at += 1) {
      const [first, last] = breaks[at] ?? [end, end];
      if (first >= end) break;
      value += text.slice(from, Math.max(from, first));
      from = Math.min(last, end);
      // The rest of the break is in the next text.
      if (last > end) break;
    }
    leaf.value = value + text.slice(from, end);
    start = end;
  }
}

/** The white space around each line break between Chinese characters: its first and the place after its last character. */
function findBreaks(text: string): (readonly [number, number])[] {
  const breaks: (readonly [number, number])[] = [];
  for (const { index, 0: space } of text.matchAll(/\n\s*/g)) {
    let first = index;
    while (first > 0 && /[ \t]/.test(text.charAt(first - 1))) first -= 1;
    const last = index + space.length;
    const end = text.indexOf('\n', last);
    if (beginsItem(text.slice(last, end < 0 ? text.length : end))) continue;
    const [before, after] = [text.slice(Math.max(0, first - REACH), first), text.slice(last, last + REACH)];
    if (joinsWithoutSpace(before, after)) breaks.push([first, last]);
  }
  return breaks;
}
