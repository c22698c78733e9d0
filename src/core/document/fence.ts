// Parses the text and the info string of a code block: lines, highlights, options.
import { memoize } from '../../lib/memoize.ts';

interface FenceMeta {
  title: string | undefined;
  /** Numbers of the highlighted lines, from 1. */
  highlight: ReadonlySet<number>;
  showLineNumbers: boolean;
  startLine: number;
}

export interface FenceLine {
  text: string;
  isHighlighted: boolean;
  /** Set by a comment at the end of the line (markLines). */
  mark?: 'added' | 'removed' | 'focused';
}

export interface Fence extends Omit<FenceMeta, 'highlight'> {
  lines: readonly FenceLine[];
  /** The code to copy, without the comments that only control rendering. */
  code: string;
}

/** Limit of line numbers in a range: `{1-999999}` must not create a set of that size. */
const MAX_LINE = 100_000;

/**
 * Parses the options that follow the language in an info string.
 * @example parseFenceMeta('title="a.js" {1,3-4} showLineNumbers=5')
 *   // { title: 'a.js', highlight: Set {1, 3, 4}, showLineNumbers: true, startLine: 5 }
 */
export function parseFenceMeta(meta: string | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(text);
  // The title is removed first, since it may contain braces.
  const rest = title === null ? text : text.replace(title[0], ' ');
  // VitePress's option is `:line-numbers`.
  const numbers = /(?:(?:^|\s)showLineNumbers|:line-numbers)(?:=(\d{1,7}))?(?=\s|$|\{)/.exec(rest);
  return {
    title: title?.[1] ?? title?.[2],
    highlight: readRanges(/\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? ''),
    showLineNumbers: numbers !== null,
    startLine: numbers?.[1] === undefined ? 1 : Number(numbers[1]),
  };
}

/** Parses a code block to the props of the component that renders it: lines, highlights, code to copy. */
export function readFence(code: string, language: string, meta: string | undefined): Fence {
  const { highlight, ...rest } = parseFenceMeta(meta);
  const texts = code.replace(/\n$/, '').split('\n');
  const lines =
    highlight.size > 0
      ? // A range in the info string disables highlighting comments.
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

type MagicComment = 'highlight-next-line' | 'highlight-start' | 'highlight-end';

/** Patterns for the start and the end of a comment. */
const STYLES = {
  slashes: ['//', ''],
  stars: ['/\\*', '\\*/'],
  jsx: ['\\{/\\*', '\\*/\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  percent: ['%', ''],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  quote: ["'", ''],
  rem: ['rem', ''],
  bang: ['!', ''],
  ocaml: ['\\(\\*', '\\*\\)'],
  cobol: ['\\*>', ''],
} as const satisfies Record<string, readonly [string, string]>;

type Style = keyof typeof STYLES;

const LANGUAGES: readonly (readonly [languages: string, styles: readonly Style[]])[] = [
  ['js javascript mjs cjs ts typescript mts cts', ['slashes', 'stars']],
  ['jsx tsx', ['slashes', 'stars', 'jsx']],
  ['html xml svg vue', ['slashes', 'stars', 'html']],
  ['python py bash sh shell zsh', ['hash']],
  ['markdown md mdx', ['html', 'jsx', 'hash']],
  ['tex latex matlab', ['percent']],
  ['lua haskell hs', ['dashes']],
  ['sql', ['dashes', 'stars']],
  ['wasm', ['semicolons']],
  ['vb vbnet vba visual-basic', ['quote', 'rem']],
  ['batch bat cmd', ['rem']],
  ['basic', ['rem', 'bang']],
  ['fsharp fs', ['slashes', 'ocaml']],
  ['ocaml ml sml', ['ocaml']],
  ['cobol', ['cobol']],
];
const OTHERS: readonly Style[] = ['slashes', 'stars', 'jsx', 'hash', 'html'];

/**
 * Parses Docusaurus's highlighting comments, alone on a line, in the language's comment syntax.
 * @example findMagicComment('  # highlight-next-line', 'bash') // 'highlight-next-line'
 */
function findMagicComment(line: string, language: string): MagicComment | undefined {
  if (!line.includes('highlight-')) return undefined;
  const name = language.toLowerCase();
  const styles = LANGUAGES.find(([languages]) => languages.split(' ').includes(name))?.[1] ?? OTHERS;
  // The pattern has no other alternatives than MagicComment.
  return toPattern(styles).exec(line)?.slice(1).find(Boolean) as MagicComment | undefined;
}

const toPattern = memoize((styles: readonly Style[]): RegExp => {
  const comments = styles.map((style) => {
    const [begin, end] = STYLES[style];
    return `${begin}\\s*(highlight-(?:next-line|start|end))\\s*${end}`;
  });
  return new RegExp(`^\\s*(?:${comments.join('|')})\\s*$`, 'i');
});

// VitePress's comments at the end of a line, `// [!code ++]`.

type LineMark = NonNullable<FenceLine['mark']>;

const MARKS: Readonly<Record<string, LineMark | 'highlighted'>> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  highlight: 'highlighted',
  hl: 'highlighted',
};

/** Matches a comment at the end of a line; with `:3` the comment applies to three lines. */
const commentAfter = (openings: string) =>
  new RegExp(
    `\\s*(?:${openings})\\s*\\[!code\\s+(\\+\\+|--|focus|highlight|hl)(?::(\\d{1,4}))?\\]\\s*(?:\\*/\\}?|-->)?\\s*$`,
  );
const COMMENT = commentAfter("//|/\\*|\\{/\\*|<!--|--|#|%|;+|'");
/** In markdown, `//` and `#` begin no comment. */
const MARKDOWN_COMMENT = commentAfter('<!--|\\{/\\*');
const commentIn = (language: string) => (/^(?:md|mdx|markdown)$/.test(language) ? MARKDOWN_COMMENT : COMMENT);

/** Moves VitePress's comments from the lines to `mark` and `isHighlighted`; a `diff` has `+` and `-` instead. */
export function markLines(fence: Fence, language: string): Fence {
  if (language === 'diff')
    return { ...fence, lines: fence.lines.map((line) => withMark(line, diffMarkOf(line.text))) };
  if (!fence.code.includes('[!code')) return fence;
  const comment = commentIn(language);
  let open: { mark: LineMark | 'highlighted'; left: number } | undefined;
  const lines = fence.lines.map((line) => {
    const [written = '', name = '', count = '1'] = comment.exec(line.text) ?? [];
    const mark = MARKS[name];
    if (mark !== undefined) open = { mark, left: Number(count) };
    if (open === undefined || open.left <= 0) return line;
    open.left -= 1;
    const text = line.text.slice(0, line.text.length - written.length);
    return open.mark === 'highlighted'
      ? { ...line, text, isHighlighted: true }
      : withMark({ ...line, text }, open.mark);
  });
  return { ...fence, lines, code: lines.map(({ text }) => text).join('\n') };
}

/**
 * The text of a line as rendered, without VitePress's comment; undefined for a highlighting comment, which is not
 * rendered.
 * @param hasRange whether the info string has a range, which disables highlighting comments
 * @example plainLine('a() // [!code ++]', 'js', false) // 'a()'
 */
export function plainLine(text: string, language: string, hasRange: boolean): string | undefined {
  if (!hasRange && findMagicComment(text, language) !== undefined) return undefined;
  return language === 'diff' ? text : text.replace(commentIn(language), '');
}

function withMark(line: FenceLine, mark: LineMark | undefined): FenceLine {
  return mark === undefined ? line : { ...line, mark };
}

/** File headers of a diff, `+++ ` and `--- `, are neither added nor removed lines. */
function diffMarkOf(text: string): LineMark | undefined {
  if (/^\+(?!\+\+ )/.test(text)) return 'added';
  return /^-(?!-- )/.test(text) ? 'removed' : undefined;
}
