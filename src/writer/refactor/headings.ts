// Finds the headings of a parsed page, and rewrites them in its source.
import type { Nodes } from 'hast';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { parseDocument } from '../../core/document/parseDocument.ts';
import { applyEdits, insertAt, lineEndOf, listLines } from '../../core/document/textEdits.ts';
import { NAMED_ID } from '../../core/document/tree/headingIds.ts';
import { dialectsOfFile } from '../../core/site/manifest/dialectsOfFile.ts';

export interface SourceHeading {
  /** Id in the URL's fragment. */
  id: string;
  text: string;
  level: number;
  /** Line of the file, from 1. */
  line: number;
}

/** Parses a page and lists its headings in document order. */
export function listHeadings(text: string, file: string): SourceHeading[] {
  const { blocks, headings } = parseDocument(text, { dialects: dialectsOfFile(file) }).doc;
  const lines = new Map(blocks.flatMap((block) => [...linesOfIds(block)]));
  return headings.map(({ id, text, level }) => ({ id, text, level, line: lines.get(id) ?? 0 }));
}

function* linesOfIds(node: Nodes): Generator<[string, number]> {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName))
    yield [String(node.properties.id), node.position?.start.line ?? 0];
  if ('children' in node) for (const child of node.children) yield* linesOfIds(child);
}

/** Matches an explicit id at the end of a heading. */
const ID = String.raw`(?:\s*(?:${NAMED_ID}|<!--\s*#[^\s#]+\s*-->))?`;
/** Matches an ATX heading; groups: prefix, text, and explicit id with closing sequence. */
const HEADING = new RegExp(
  `^(\\s{0,3}(?:(?:>|[-*+]|\\d+[.)])\\s+)*#{1,6}[ \\t]+)(.*?)(${ID}(?:\\s+#+)?\\s*)$`,
);
const UNDERLINED = new RegExp(`^(\\s{0,3}(?:>\\s+)*)(.*?)(${ID}\\s*)$`);

/** Replaces the text of a heading and preserves its explicit id; undefined for other syntax, such as HTML. */
export function replaceHeading(text: string, line: number, title: string): string | undefined {
  const lines = listLines(text);
  const [found, next] = [lines[line - 1], lines[line]];
  if (found === undefined) return undefined;
  const isUnderlined = /^\s{0,3}(?:>\s+)*(?:=+|-+)\s*$/.test(next?.line ?? '');
  const match = HEADING.exec(found.line) ?? (isUnderlined ? UNDERLINED.exec(found.line) : null);
  if (match === null) return undefined;
  const [, before = '', old = ''] = match;
  return applyEdits(text, [{ offset: found.start + before.length, length: old.length, content: title }]);
}

export function insertTitle(text: string, title: string): string {
  const lines = listLines(text);
  const { bodyLine } = splitFrontMatter(text);
  const end = lineEndOf(text);
  const offset = lines[bodyLine - 1]?.start ?? text.length;
  const space = bodyLine > 1 ? end : '';
  return insertAt(text, offset, `${space}# ${title}${end}${end}`);
}
