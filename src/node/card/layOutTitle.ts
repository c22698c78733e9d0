// Breaks the title of a card into lines, by the rules of Chinese and Japanese and of scripts with spaces.
import { once } from '../../lib/memoize.ts';
import type { FontFile } from './fontFile.ts';

/** Font sizes in pixels with their number of lines; the first one in which the title fits is used. */
const SIZES = [
  [88, 2],
  [72, 3],
  [58, 3],
] as const;
/** Longer titles are cut off. */
const [SMALLEST, MAX_LINES] = [48, 3];

const HAN = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}';
/** Full-width brackets and quotation marks; no line ends with one. */
const OPENING = '（［｛《〈「『【〔〖“‘';

/**
 * What stays on one line: a character of Chinese or Japanese, or a word of another script, with the punctuation that no
 * line begins with, and the spaces after it.
 */
const UNBREAKABLE = new RegExp(
  `[${OPENING}]*(?:[${HAN}]|[^\\s${HAN}${OPENING}]+)?[\\p{Pe}\\p{Pf}\\p{Po}ー]*\\s*`,
  'gu',
);

type FontMetrics = Pick<FontFile, 'has' | 'widthOf'>;

export interface TitleLayout {
  /** Font size in pixels. */
  size: number;
  lines: string[];
}

/**
 * Breaks a title into at most three lines, in the largest size in which it fits; cuts it off where it fits in none.
 * @param width of a line in pixels
 */
export function layOutTitle(title: string, font: FontMetrics, width: number): TitleLayout {
  const parts = listParts(title);
  for (const [size, count] of SIZES) {
    const breakInto = (limit: number) => fillLines(parts, (line) => font.widthOf(line) * size <= limit);
    const lines = breakInto(width);
    if (lines !== undefined && lines.length <= count)
      return { size, lines: balance(lines, breakInto, width) };
  }
  return { size: SMALLEST, lines: cutOff(title, font, width / SMALLEST, MAX_LINES) };
}

/** Loads a dictionary, for which sites without cards must not wait. */
const openSegmenter = once(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/** Words of Chinese, which the segmenter knows, are not broken either. */
function listParts(text: string): string[] {
  const starts = new Set(Array.from(openSegmenter().segment(text), ({ index }) => index));
  const parts: string[] = [];
  for (const { 0: part, index } of text.matchAll(UNBREAKABLE)) {
    if (parts.length === 0 || starts.has(index)) parts.push(part);
    else parts.push((parts.pop() ?? '') + part);
  }
  return parts;
}

/** Undefined where a part alone is too wide for a line. */
function fillLines(parts: readonly string[], fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else if (fits(part.trimEnd())) lines.push(part);
    else return undefined;
  }
  return lines.map((line) => line.trimEnd());
}

/** The same number of lines, of similar width: otherwise the last one may hold a single character. */
function balance(
  lines: string[],
  breakInto: (width: number) => string[] | undefined,
  width: number,
): string[] {
  const narrower = lines.length > 1 ? breakInto(width * 0.95) : undefined;
  return narrower?.length === lines.length ? balance(narrower, breakInto, width * 0.95) : lines;
}

/**
 * The first lines of a text, with an ellipsis where it has more; a word that is too wide for a line is broken.
 * @param width in em
 */
export function cutOff(text: string, { has, widthOf }: FontMetrics, width: number, count: number): string[] {
  const mark = has('…') ? '…' : '';
  const fits = (line: string) => widthOf(line + mark) <= width;
  const parts = listParts(text).flatMap((part) => (fits(part.trimEnd()) ? [part] : [...part]));
  const lines = fillLines(parts, fits) ?? [];
  return lines
    .slice(0, count)
    .map((line, at) => (at === count - 1 && lines.length > count ? line + mark : line));
}
