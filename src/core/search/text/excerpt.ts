// Extracts the part of a section's text that contains most of the query, to render below a hit.
import { WITHOUT_SPACES } from '../../../lib/unicodeScripts.ts';
import { foldWithPositions } from './foldText.ts';
import { type HighlightRange, mergeRanges } from './highlightRanges.ts';

/** A term of the query, folded, to search for in a section. */
export interface Needle {
  text: string;
  /** Whether the pattern is a Latin word, which matches at word starts and, unless `isPrefix`, at word ends. */
  isWord: boolean;
  isPrefix: boolean;
}

export interface Excerpt {
  text: string;
  marks: readonly HighlightRange[];
}

/** Length of an excerpt, and of the text before its first match. */
const LENGTH = 120;
const LEAD = 24;

/** Maximum number of matches per pattern: more would not be rendered. */
const MAX_HITS = 400;

interface Hit {
  start: number;
  end: number;
  needle: number;
}

/**
 * Returns the text around the position with the most distinct matches. In a table this is a row, with tabs between
 * its cells.
 * @example excerptOf('先登录。再重置密码。', [{ text: '密码', isWord: false, isPrefix: false }]) // { text: '先登录。再重置密码。', marks: [[7, 9]] }
 * @example excerptOf('前文。\n端口\t8035\n后文。', [{ text: '8035', isWord: true, isPrefix: false }]) // { text: '端口\t8035', marks: [[3, 7]] }
 */
export function excerptOf(original: string, needles: readonly Needle[]): Excerpt {
  // Replaces each whitespace character by one space, so that offsets stay valid.
  const line = original.replace(/\s/g, (space, at) => (isBetweenCells(original, at) ? space : ' '));
  const { text, positionAt } = foldWithPositions(line);
  const hits = findHits(text, needles).map(({ start, end, needle }) => ({
    start: positionAt(start),
    end: positionAt(end),
    needle,
  }));
  const center = densest(hits, LENGTH - 2 * LEAD)?.start ?? 0;
  const row = rowAround(original, center);
  const start =
    row?.[0] ?? wordBoundary(line, Math.max(0, Math.min(center - LEAD, line.length - LENGTH)), -1);
  const last = row?.[1] ?? line.length;
  const end = wordBoundary(line, Math.min(last, start + LENGTH), 1);
  const before = row || start === 0 ? '' : '…';
  const shift = before.length - start;
  const marks = mergeRanges(
    hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit): HighlightRange => [hit.start + shift, hit.end + shift]),
  );
  return { text: `${before}${line.slice(start, end)}${end < last ? '…' : ''}`, marks };
}

/** Returns the table row at a position; undefined outside of tables, or if the row is too long for an excerpt. */
function rowAround(text: string, position: number): [start: number, end: number] | undefined {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const next = text.indexOf('\n', position);
  const end = next < 0 ? text.length : next;
  const isVisible = position - start < LENGTH - LEAD;
  const tab = text.indexOf('\t', start);
  return isVisible && tab < end && isBetweenCells(text, tab) ? [start, end] : undefined;
}

/** Whether a tab separates cells: such a tab follows text, while a tab of indented code does not. */
function isBetweenCells(text: string, at: number): boolean {
  return text[at] === '\t' && /\S/.test(text[at - 1] ?? '');
}

function findHits(text: string, needles: readonly Needle[]): Hit[] {
  const hits: Hit[] = [];
  needles.forEach((needle, index) => {
    if (needle.text === '') return;
    let at = text.indexOf(needle.text);
    for (let count = 0; at >= 0 && count < MAX_HITS; at = text.indexOf(needle.text, at + 1)) {
      const end = at + needle.text.length;
      if (needle.isWord && isInsideWord(text, at)) continue;
      if (needle.isWord && !needle.isPrefix && isInsideWord(text, end)) continue;
      hits.push({ start: at, end, needle: index });
      count += 1;
    }
  });
  return hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const UNSPACED = new RegExp(`[${WITHOUT_SPACES}]`, 'u');

/** Whether the characters on both sides of a position are of one word; underscores separate words. */
function isInsideWord(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  return isWordLetter(before) && isWordLetter(after);
}

function isWordLetter(character: string): boolean {
  return LETTER.test(character) && !UNSPACED.test(character);
}

/** Returns the match at which the span with the most distinct patterns starts. */
function densest(hits: readonly Hit[], span: number): Hit | undefined {
  let [best, most] = [hits[0], 0];
  hits.forEach((hit, from) => {
    const seen = new Set<number>();
    for (let to = from; to < hits.length && (hits[to]?.end ?? 0) <= hit.start + span; to += 1)
      seen.add(hits[to]?.needle ?? 0);
    if (seen.size > most) [best, most] = [hit, seen.size];
  });
  return best;
}

/** Maximum distance by which the start or end of an excerpt moves to a word boundary. */
const MAX_MOVE = 16;

function wordBoundary(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (at > 0 && at < text.length && Math.abs(at - from) < MAX_MOVE && isInsideWord(text, at)) at += step;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
