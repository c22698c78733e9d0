// Finds inline marks that the parser left as text, by a table of patterns.

import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { createFinding, ODD_SPACE, ZERO_WIDTH } from './createFinding.ts';
import { BLANKED, type TextBlock, type TextLine } from './textBlocks.ts';

type Kind = 'wideMark' | 'looseMark';

interface InlineRule {
  kind: Kind;
  /**
   * Matched against the plain text of a line. Quantifiers have an upper bound, so that a long line does not take
   * quadratic time.
   */
  pattern: RegExp;
  /** Returns the intended markdown; undefined if the match is not meant as a mark. */
  fix: (found: InlineMatch) => string | undefined;
}

export interface InlineMatch {
  /** The pattern's groups as raw source: the text of code spans and links is not blanked. */
  groups: readonly (string | undefined)[];
  before: string;
  after: string;
  block: TextBlock;
}

const OPEN = '[\\[［【]';
const CLOSE = '[\\]］】]';
const GAP = `[ ${ODD_SPACE}${ZERO_WIDTH}]`;
const QUOTE = '["“”\'‘’＂]';
const WIDE = /[［］【】（）！“”‘’＂]/;

const SCHEME = /^(https?|mailto|tel)：(?:\/\/|／／)?/i;
const FILE =
  /^[\p{L}\p{N}._%/-]+\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf|zip|docx?|xlsx?|pptx?|csv|txt|mp4)(?:[#?]\S*)?$/iu;
const ADDRESS = /^(?:https?:\/\/\S|mailto:\S|tel:[+\d]|#\S|\.{1,2}\/|\/[\w.-]+)/i;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[#?]\S*)?$/i;
const TAG =
  '(?:br|b|i|u|s|em|strong|kbd|sub|sup|mark|del|ins|p|div|span|details|summary|img|hr|code|pre|table|tr|td|th|center|font)';

/** Returns a URL with a half-width scheme; undefined if the text is not a URL. */
function readAddress(written: string): string | undefined {
  const address = written.replace(SCHEME, (_, scheme: string) =>
    /^http/i.test(scheme) ? `${scheme}://` : `${scheme}:`,
  );
  return ADDRESS.test(address) || FILE.test(address) ? address : undefined;
}

/** Creates a rule for a mark whose opening and closing sequences are equal: `＊＊粗＊＊`. */
function pair(wide: string, narrow: string, count: number, instead: string): InlineRule {
  const mark = `[${wide}${narrow}]`;
  const pattern = new RegExp(
    `(?<!${mark})(${mark}{${count}})(?!${mark})([^${wide}${narrow}\\n]{1,200})(${mark}{${count}})(?!${mark})`,
    'dgu',
  );
  return {
    kind: 'wideMark',
    pattern,
    fix: ({ groups: [opening = '', words = '', closing = ''] }) =>
      `${opening}${closing}`.includes(wide) && trimOdd(words) !== ''
        ? instead + trimOdd(words) + instead
        : undefined,
  };
}

const INLINE_RULES: readonly InlineRule[] = [
  // `［文字］（地址）`, `【文字】(地址)`, `！[图](a.png)`, `[文字](地址 “标题”)`
  {
    kind: 'wideMark',
    pattern: new RegExp(
      `([!！]?)(${OPEN})([^\\[\\]［］【】\\n]{0,200})(${CLOSE}[(（])([^()（）\\s“”‘’＂]{1,300})(?:${GAP}+(${QUOTE})([^()（）"“”‘’＂]{1,100})(${QUOTE}))?([)）])`,
      'dgu',
    ),
    fix({
      groups: [
        mark = '',
        open = '',
        words = '',
        middle = '',
        written = '',
        quote = '',
        title = '',
        quoteEnd = '',
        close = '',
      ],
    }) {
      const address = readAddress(written);
      const isPicture = mark !== '' && PICTURE.test(written);
      if (
        address === undefined ||
        !WIDE.test((isPicture ? mark : '') + open + middle + quote + quoteEnd + close)
      )
        return undefined;
      const named = title === '' ? '' : ` "${title}"`;
      return `${isPicture ? '!' : mark}[${words}](${address}${named})`;
    },
  },
  // `(文字)[https://…]`
  {
    kind: 'looseMark',
    pattern: /[(（]([^()（）[\]\n]{1,100})[)）]\[(https?:\/\/[^[\]\s]{1,300})\]/dgu,
    fix: ({ groups: [words, address] }) => `[${words}](${address})`,
  },
  // `[文字] (地址)`
  {
    kind: 'looseMark',
    pattern: new RegExp(`(!?)\\[([^\\[\\]\\n]{1,200})\\]${GAP}+\\(([^()\\s]{1,300})\\)`, 'dgu'),
    fix: ({ groups: [mark, words, written = ''] }) =>
      readAddress(written) === undefined ? undefined : `${mark}[${words}](${written})`,
  },
  // `［^1］`
  {
    kind: 'wideMark',
    pattern: new RegExp(`(${OPEN}[\\^＾])([\\w-]{1,30})(${CLOSE})`, 'dgu'),
    fix: ({ groups: [open = '', name, close = ''] }) =>
      /[［【＾］】]/.test(open + close) ? `[^${name}]` : undefined,
  },
  pair('＊', '*', 2, '**'),
  pair('＿', '_', 2, '**'),
  {
    ...pair('～', '~', 2, '~~'),
    fix(found) {
      const [opening = '', words = '', closing = ''] = found.groups;
      // At the end of a clause tildes express a tone, and are no deletion: `大家好～～我是小明～～`.
      const follows = /[\p{L}\p{N}！!？?。]$/u.test(found.before);
      const isTone = follows && (/^(?:[\s，。！？!?]|$)/u.test(found.after) || /[，。！？；\s]/u.test(words));
      const isDeletion = !isTone && `${opening}${closing}`.includes('～');
      return isDeletion ? `~~${words}~~` : undefined;
    },
  },
  {
    ...pair('＝', '=', 2, '=='),
    fix(found) {
      const [opening = '', words = '', closing = ''] = found.groups;
      const isComparison = /\w$/.test(found.before) || /^\w/.test(found.after) || /[，。；\s=&|]/.test(words);
      return !isComparison && `${opening}${closing}`.includes('＝') ? `==${words}==` : undefined;
    },
  },
  pair('｀', '`', 1, '`'),
  // A Chinese input method types `·` for the backtick key. In names, `列夫·托尔斯泰`, the character is valid.
  {
    kind: 'wideMark',
    pattern: /(?<![\w·])·([\w$./@~-][ -~]{1,80})·(?![\w·])/dgu,
    fix: ({ groups: [code = ''] }) =>
      code === code.trim() && !/^[A-Z][a-z]*$/.test(code) && !code.includes('`') ? `\`${code}\`` : undefined,
  },
  // `＜br＞`, `《br》`
  {
    kind: 'wideMark',
    pattern: new RegExp(`[＜<](/?${TAG}\\s?/?)[＞>]|《(br\\s?/?|/?details|/?summary)》`, 'dgiu'),
    fix: ({ groups: [tag, inBookMarks] }) => `<${tag ?? inBookMarks}>`,
  },
  { kind: 'wideMark', pattern: /[＜《<][!！](--|——)/dgu, fix: () => '<!--' },
  {
    kind: 'wideMark',
    pattern: /\b(https?)(：\/\/|：／／|:／／)(?=[\w-])/dgiu,
    fix: ({ groups: [scheme] }) => `${scheme}://`,
  },
  // `## 标题 ｛#id｝`
  {
    kind: 'wideMark',
    pattern: /｛#([\w-]{1,100})[}｝]$|\{#([\w-]{1,100})｝$/dgu,
    fix: ({ groups: [id, other], block }) =>
      block.node.type === 'heading' ? `{#${id ?? other}}` : undefined,
  },
  // `** 粗 **`: the parser reads a delimiter next to a space as text.
  {
    kind: 'looseMark',
    pattern: /(?<![*/])(\*\*)(?![*/])([^*/\n]{1,200})\*\*(?![*/])|(?<!~)(~~)(?!~)([^~\n]{1,200})~~(?!~)/dgu,
    fix({ groups: [stars, bold, tildes, deleted], before, after }) {
      const mark = stars ?? tildes ?? '';
      const written = bold ?? deleted ?? '';
      const words = trimOdd(written);
      const isAlone = !before.includes(mark) && !after.includes(mark);
      return isAlone && words !== written && /\p{Script=Han}/u.test(words) ? mark + words + mark : undefined;
    },
  },
];

const trimOdd = (text: string) => text.replace(EDGES, '');
const EDGES = new RegExp(`^${GAP}+|${GAP}+$`, 'gu');

/** Lists the inline marks of a block that the parser left as text. */
export function findInlineMarks(block: TextBlock): TextFinding[] {
  return block.lines.flatMap((line) => {
    const taken: { from: number; to: number }[] = [];
    return INLINE_RULES.flatMap((rule) => {
      const { kind, pattern, fix } = rule;
      return [...line.text.matchAll(pattern)].flatMap((match) => {
        const from = match.index;
        const to = from + match[0].length;
        const text = fix(readFound(line, match, block));
        if (text === undefined || taken.some((span) => span.from < to && from < span.to)) return [];
        taken.push({ from, to });
        const position = { line: line.line, column: from + 1 };
        return [createFinding(kind, position, { length: to - from, text }, line.raw.slice(from, to), text)];
      });
    });
  });
}

/** Characters of context that a rule receives on each side of the match. */
const AROUND = 200;

function readFound({ raw, text }: TextLine, match: RegExpExecArray, block: TextBlock): InlineMatch {
  const from = match.index;
  const to = from + match[0].length;
  const plain = (start: number, end: number) => text.slice(Math.max(0, start), end).replaceAll(BLANKED, '');
  return {
    groups: (match.indices ?? []).slice(1).map((range) => range && raw.slice(...range)),
    before: plain(from - AROUND, from),
    after: plain(to, to + AROUND),
    block,
  };
}
