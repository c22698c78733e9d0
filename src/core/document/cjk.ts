// Characters of Chinese and Japanese text. Korean is not included, since it separates words by spaces.

import type { Nodes as Html } from 'hast';
import type { Nodes as Markdown } from 'mdast';
import { HAN, HAN_AND_KANA } from '../../lib/unicodeScripts.ts';

const STRICT = `[${HAN_AND_KANA}\\u3000-\\u303F\\uFF01-\\uFF65]`;
/** Punctuation of both Chinese and Latin text: the characters around the punctuation decide which it is. */
const SHARED = '[“”‘’…—·]';
const MAY_END = new RegExp(`(?:${STRICT}|${SHARED})$`, 'u');
const MAY_BEGIN = new RegExp(`^(?:${STRICT}|${SHARED})`, 'u');
const ENDS_CHINESE = new RegExp(`${STRICT}${SHARED}{0,4}$`, 'u');
const BEGINS_CHINESE = new RegExp(`^${SHARED}{0,4}${STRICT}`, 'u');

/**
 * Whether a line break between two texts renders as nothing instead of a space.
 * @example joinsWithoutSpace('文——', '“字”') === true
 */
export function joinsWithoutSpace(before: string, after: string): boolean {
  if (!MAY_END.test(before) || !MAY_BEGIN.test(after)) return false;
  return ENDS_CHINESE.test(before) || BEGINS_CHINESE.test(after);
}

/**
 * Ranges of UTF-16 code units that end a bare URL: the middle dot, punctuation and symbols (quotes, dashes, arrows,
 * invisible characters), CJK, emoji, full-width characters.
 */
const WIDE: readonly (readonly [number, number])[] = [
  [0xb7, 0xb7],
  [0x2000, 0x2bff],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7af],
  [0xd83c, 0xd887],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xfeff, 0xffef],
];

/** Whether a UTF-16 code unit ends a bare URL. */
export function endsBareUrl(code: number): boolean {
  return code >= 0xb7 && WIDE.some(([from, to]) => code >= from && code <= to);
}

const EACH_HAN = new RegExp(HAN, 'gu');
const WORD =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+(?:['’._-][\p{Script=Latin}\p{N}]+)*/gu;

/**
 * Counts Han characters, and words of other scripts.
 * @example countReading('启动 Docker 容器') // { han: 4, words: 1 }
 */
export function countReading(text: string): { han: number; words: number } {
  return { han: text.match(EACH_HAN)?.length ?? 0, words: text.match(WORD)?.length ?? 0 };
}

/** Elements with inline layout, whose text is joined with the text nodes around the element. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite del dfn em font i ins mark q s small span strong sub sup tt u var'.split(' '),
);
const CODE = new Set(['code', 'kbd', 'pre', 'samp']);

/** Characters before and after a line break that are passed to joinsWithoutSpace(). */
const REACH = 8;

type Leaf = { value: string };

/**
 * Removes line breaks between CJK characters, which a browser renders as a space: `中文\n换行` becomes `中文换行`. Code is
 * unchanged. Runs after all steps that depend on line breaks in text nodes.
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
      // A footnote reference does not separate the characters around it.
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

/** Removes line breaks between CJK characters from adjacent text nodes, in place. */
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
      // The white space continues in the next text node.
      if (last > end) break;
    }
    leaf.value = value + text.slice(from, end);
    start = end;
  }
}

/** Start and end of the white space around each line break between CJK characters. */
function findBreaks(text: string): (readonly [number, number])[] {
  const breaks: (readonly [number, number])[] = [];
  for (const { index, 0: space } of text.matchAll(/\n\s*/g)) {
    let first = index;
    while (first > 0 && /[ \t]/.test(text.charAt(first - 1))) first -= 1;
    const last = index + space.length;
    const end = text.indexOf('\n', last);
    if (ITEM_START.test(text.slice(last, end < 0 ? text.length : end))) continue;
    const [before, after] = [text.slice(Math.max(0, first - REACH), first), text.slice(last, last + REACH)];
    if (joinsWithoutSpace(before, after)) breaks.push([first, last]);
  }
  return breaks;
}

// Lines that begin with the marker of a Chinese list: `1、`, `（1）`, `①`, `•`, `一、`. CommonMark does not know these
// markers and parses the lines as one paragraph.

const LIST_ITEM =
  '(?:(?:\\d{1,3}|[一二三四五六七八九十]{1,3})、|[（(](?:\\d{1,3}|[一二三四五六七八九十]{1,3})）|[①-⑳•●◦▪‣⁃➢])';
const ITEM_START = new RegExp(`^[ \\t]*${LIST_ITEM}`);
const BREAK = new RegExp(`\\n[ \\t]*(?=${LIST_ITEM})`);

/**
 * Splits the value of a text node before each line that begins with such a marker.
 * @example splitItems('步骤：\n1、甲\n2、乙') // ['步骤：', '1、甲', '2、乙']
 */
export function splitItems(text: string): string[] {
  return text.split(BREAK);
}
