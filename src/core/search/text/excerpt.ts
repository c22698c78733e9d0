// Extracts the excerpt of a section that shows its matches.
import { HAN_AND_KANA } from '../../../lib/unicodeScripts.ts';
import { foldWithPositions } from './foldText.ts';
import { type HighlightRange, mergeRanges } from './highlightRanges.ts';

/** A folded pattern to search for. */
export interface Needle {
  text: string;
  /** Latin words match at word starts; complete ones at word ends too. */
  isWord: boolean;
  isPrefix: boolean;
}

export interface Excerpt {
  text: string;
  marks: readonly HighlightRange[];
}

/** Characters of an excerpt, and those before the first match. */
const LENGTH = 120;
const LEAD = 24;

/** Limit: further matches would not be rendered. */
const MAX_HITS = 400;

interface Hit {
  start: number;
  end: number;
  needle: number;
}

/**
 * The text around the position with the most distinct matches; in a table, the row with tabs between its cells.
 * @example excerptOf('先登录。再重置密码。', needles('密码')) // { text: '先登录。再重置密码。', marks: [[7, 9]] }
 * @example excerptOf('前文。\n端口\t8035\n后文。', needles('8035')) // { text: '端口\t8035', marks: [[3, 7]] }
 */
export function excerptOf(original: string, needles: readonly Needle[]): Excerpt {
  // Replaces line ends by spaces; indexes stay valid.
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

/** Range of the table row at a position; undefined outside of tables, or when the match would be truncated. */
function rowAround(text: string, place: number): [start: number, end: number] | undefined {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const next = text.indexOf('\n', place);
  const end = next < 0 ? text.length : next;
  const isSeen = place - start < LENGTH - LEAD;
  const tab = text.indexOf('\t', start);
  return isSeen && tab < end && isBetweenCells(text, tab) ? [start, end] : undefined;
}

/** Tabs also indent code: one between cells follows text. */
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
const WITHOUT_SPACES = new RegExp(`[${HAN_AND_KANA}]`, 'u');

/** Whether a position is inside a word; underscores separate words. */
function isInsideWord(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  return isWordLetter(before) && isWordLetter(after);
}

function isWordLetter(character: string): boolean {
  return LETTER.test(character) && !WITHOUT_SPACES.test(character);
}

/** The match from which the most distinct patterns occur within a span. */
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

/** A cut moves at most this many characters to reach a word boundary. */
const MAX_MOVE = 16;

function wordBoundary(text: string, place: number, step: 1 | -1): number {
  let at = place;
  while (at > 0 && at < text.length && Math.abs(at - place) < MAX_MOVE && isInsideWord(text, at)) at += step;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
