// A text that stands in a file of the site, in the spelling of VitePress: <!--@include: ./parts/install.md{3,10}-->,
// or #name for a region of it. Other spellings become this one before a text is parsed (spellings/includeLines.ts). As
// code of other files is, the text is put into the line that asks for it, so that no line of the page moves; the parser
// reads it in its place.
import { decodeSafely } from '../../site/urls/filePath.ts';

export interface TextInclude {
  /** As it is written. */
  href: string;
  /** The lines that are wanted, as `3-10`, or the name of a region; all without. */
  lines: string | undefined;
  /** The text, where it has been put in. */
  text: string | undefined;
  /** What is wrong with it. */
  fault: string | undefined;
}

/** What may stand before a block in its line: indents, marks of quotes and lists. */
export const BLOCK_MARKS = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/;

const COMMENT =
  /^<!--\s*@include:\s*(\S+?)(?:#([\w-]+))?(?:\{(\d*),(\d*)\})?(?:\s+included="([^"]*)")?(?:\s+fault="([^"]*)")?\s*-->$/;

/** What a comment asks for; undefined for any other. */
export function readTextInclude(html: string): TextInclude | undefined {
  const [, href, region, first, last, included, fault] = COMMENT.exec(html.trim()) ?? [];
  if (href === undefined) return undefined;
  const decode = (text: string | undefined) => (text === undefined ? undefined : decodeSafely(text));
  return {
    href,
    lines: first === undefined ? region : `${first || 1}-${last}`,
    text: decode(included),
    fault: decode(fault),
  };
}

/** The comment that holds a text. */
export function writeTextInclude({ href, text, fault }: Omit<TextInclude, 'lines'>): string {
  const word = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` ${name}="${encodeURIComponent(value)}"`;
  return `<!--@include: ${href}${word('included', text)}${word('fault', fault)}-->`;
}
