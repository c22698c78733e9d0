// The headings of a page's text, and other words in place of one's.
import type { Nodes } from 'hast';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { parseDocument } from '../../core/document/parseDocument.ts';
import { applyEdits, insertAt, lineEndOf, listLines } from '../../core/document/textEdits.ts';
import { NAMED_ID } from '../../core/document/tree/headingIds.ts';

export interface WrittenHeading {
  /** Its anchor. */
  id: string;
  text: string;
  level: number;
  /** Of the file, from 1. */
  line: number;
}

/** All headings in their order. */
export function listHeadings(text: string): WrittenHeading[] {
  const { blocks, headings } = parseDocument(text).doc;
  const lines = new Map(blocks.flatMap((block) => [...linesOfIds(block)]));
  return headings.map(({ id, text, level }) => ({ id, text, level, line: lines.get(id) ?? 0 }));
}

function* linesOfIds(node: Nodes): Generator<[string, number]> {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName))
    yield [String(node.properties.id), node.position?.start.line ?? 0];
  if ('children' in node) for (const child of node.children) yield* linesOfIds(child);
}

/** What names a heading's anchor at its end. */
const ID = String.raw`(?:\s*(?:${NAMED_ID}|<!--\s*#[^\s#]+\s*-->))?`;
/** What stands before a heading's words, the words, and what names its anchor or closes it. */
const HEADING = new RegExp(
  `^(\\s{0,3}(?:(?:>|[-*+]|\\d+[.)])\\s+)*#{1,6}[ \\t]+)(.*?)(${ID}(?:\\s+#+)?\\s*)$`,
);
const UNDERLINED = new RegExp(`^(\\s{0,3}(?:>\\s+)*)(.*?)(${ID}\\s*)$`);

/** A text with other words in a heading, whose own anchor stays; undefined where it is written in another way. */
export function replaceHeading(text: string, line: number, words: string): string | undefined {
  const lines = listLines(text);
  const [found, next] = [lines[line - 1], lines[line]];
  if (found === undefined) return undefined;
  const isUnderlined = /^\s{0,3}(?:>\s+)*(?:=+|-+)\s*$/.test(next?.line ?? '');
  const match = HEADING.exec(found.line) ?? (isUnderlined ? UNDERLINED.exec(found.line) : null);
  if (match === null) return undefined;
  const [, before = '', old = ''] = match;
  return applyEdits(text, [{ offset: found.start + before.length, length: old.length, content: words }]);
}

/** A text that begins with a heading of the first level. */
export function insertTitle(text: string, title: string): string {
  const lines = listLines(text);
  const { bodyLine } = splitFrontMatter(text);
  const end = lineEndOf(text);
  const offset = lines[bodyLine - 1]?.start ?? text.length;
  const space = bodyLine > 1 ? end : '';
  return insertAt(text, offset, `${space}# ${title}${end}${end}`);
}
