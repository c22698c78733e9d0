import { htmlBlockNames } from 'micromark-util-html-tag-name';

/** Ends most HTML. */
export const BLANK = /^[ \t]*$/;

/** HTML that blank lines do not end, and what does. */
const SPANS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

/**
 * What ends the HTML that a line begins; undefined where it begins none.
 * @param isFirst whether no paragraph goes on here
 */
export function findHtmlEnd(line: string, isFirst: boolean): RegExp | undefined {
  if (!line.startsWith('<')) return undefined;
  const name = /^<\/?([a-z][a-z\d-]*)(?:\/?>|[ \t]|$)/i.exec(line)?.[1]?.toLowerCase();
  const isBlock = name !== undefined && htmlBlockNames.includes(name);
  // Any other tag begins HTML where it stands alone.
  const isHtml = isBlock || (isFirst && /^<\/?[a-z][^<>]*>[ \t]*$/i.test(line));
  return SPANS.find(([start]) => start.test(line))?.[1] ?? (isHtml ? BLANK : undefined);
}
