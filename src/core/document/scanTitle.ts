import { splitNamedId } from './tree/headingIds.ts';

/**
 * The first line that can be the h1. Images, HTML, emphasis and code markers, and the heading id are not part of
 * the title.
 */
const TITLE = /^#[ \t]+(.+?)[ \t#]*$/m;
const NO_TEXT = /\[?!\[[^\][]*\]\([^()]*\)(?:\]\([^()]*\))?|<[^<>]*>|[*`]/g;

/**
 * Finds the h1 of a text without parsing it.
 * @param body the text below its front matter
 * @example scanTitle('<br>\n# **墨简** ![](a.png)') === '墨简'
 */
export function scanTitle(body: string): string | undefined {
  const written = TITLE.exec(body)?.[1];
  return written && splitNamedId(written)[0].replace(NO_TEXT, '').trim();
}
