// What a code block shows, from its text and the words after its language (peer-behaviour §14).
import { findMagicComment } from './magicComments.ts';

export interface FenceMeta {
  title: string | undefined;
  /** Lines to highlight, from 1. */
  highlight: ReadonlySet<number>;
  showLineNumbers: boolean;
  startLine: number;
}

export interface FenceLine {
  text: string;
  isHighlighted: boolean;
  /** What else is said of it (lineMarks.ts). */
  mark?: 'added' | 'removed' | 'focused';
}

export interface Fence extends Omit<FenceMeta, 'highlight'> {
  lines: readonly FenceLine[];
  /** The code to copy: what is shown, without magic comments. */
  code: string;
}

/** Longer ranges are a slip of the finger. */
const MAX_LINE = 100_000;

/**
 * Reads the words after a fence's language.
 * @example parseFenceMeta('title="a.js" {1,3-4} showLineNumbers=5')
 *   // { title: 'a.js', highlight: Set {1, 3, 4}, showLineNumbers: true, startLine: 5 }
 */
export function parseFenceMeta(meta: string | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(text);
  // A title may hold anything, braces too.
  const rest = title === null ? text : text.replace(title[0], ' ');
  // The second as VitePress writes it.
  const numbers = /(?:(?:^|\s)showLineNumbers|:line-numbers)(?:=(\d{1,7}))?(?=\s|$|\{)/.exec(rest);
  return {
    title: title?.[1] ?? title?.[2],
    highlight: readRanges(/\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? ''),
    showLineNumbers: numbers !== null,
    startLine: numbers?.[1] === undefined ? 1 : Number(numbers[1]),
  };
}

/** Reads a code block: its lines, which of them are highlighted, and what the copy button copies. */
export function readFence(code: string, language: string, meta: string | undefined): Fence {
  const { highlight, ...rest } = parseFenceMeta(meta);
  const texts = code.replace(/\n$/, '').split('\n');
  const lines =
    highlight.size > 0
      ? // A range in the meta string switches magic comments off.
        texts.map((text, index) => ({ text, isHighlighted: highlight.has(index + 1) }))
      : applyMagicComments(texts, language);
  return { ...rest, lines, code: lines.map(({ text }) => text).join('\n') };
}

function applyMagicComments(texts: readonly string[], language: string): FenceLine[] {
  const lines: FenceLine[] = [];
  let isRange = false;
  let isNext = false;
  for (const text of texts) {
    switch (findMagicComment(text, language)) {
      case 'highlight-start':
        isRange = true;
        break;
      case 'highlight-end':
        isRange = false;
        break;
      case 'highlight-next-line':
        isNext = true;
        break;
      case undefined:
        lines.push({ text, isHighlighted: isRange || isNext });
        isNext = false;
    }
  }
  return lines;
}

function readRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? [];
    if (from === undefined) continue;
    const last = Math.min(Number(to ?? from), MAX_LINE);
    for (let line = Number(from); line <= last; line++) lines.add(line);
  }
  return lines;
}
