// Finds marks at the start of a line that the parser left as text, by a table of patterns.
import type { Nodes } from 'mdast';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { createFinding, ODD_SPACE, toCodePoint, ZERO_WIDTH } from './createFinding.ts';
import { BLANKED, type TextBlock, type TextLine } from './textBlocks.ts';

interface LineRule {
  kind: 'wideMark' | 'invisibleCharacter' | 'missingSpace';
  /** Matched against the plain text of a line, without indentation; the fix replaces the whole match. */
  pattern: RegExp;
  fix: (groups: readonly string[], context: LineContext) => string | undefined;
}

interface LineContext {
  block: TextBlock;
  line: TextLine;
  isFirst: boolean;
  page: PageContext;
}

export interface PageContext {
  /** Line of the first container's opening `:::`, full-width or not; Infinity if there is none. */
  firstBox: number;
  /** Labels in reference links, which are parsed only with a definition. */
  labels: ReadonlySet<string>;
}

export function readPageContext(lines: readonly string[], firstLine: number): PageContext {
  const box = lines.findIndex((line) => /^[\s>]*[:：]{3,}\s*[a-z]/.test(line));
  const labels = lines.flatMap((line) => [...line.matchAll(/\]\[([^[\]]+)\]|\[([^[\]]+)\]\[\]/g)]);
  return {
    firstBox: box < 0 ? Number.POSITIVE_INFINITY : box + firstLine,
    labels: new Set(labels.map(([, label, collapsed]) => label ?? collapsed ?? '')),
  };
}

const ODD = `[${ODD_SPACE}${ZERO_WIDTH}]`;
/** A block mark, with the space that CommonMark requires after it. */
const MARK = `(?:#{1,6}[ \\t${ODD_SPACE}]|[-*+][ \\t${ODD_SPACE}]|\\d{1,9}[.)][ \\t${ODD_SPACE}]|>|\`{3}|~{3}|:{3}|\\|.*\\|)`;
const ALERT = 'NOTE|TIP|IMPORTANT|WARNING|CAUTION';
const BOX = 'note|tip|info|warning|danger|caution|important|success|question|example|abstract|bug|quote';

const LINE_RULES: readonly LineRule[] = [
  // `＃＃ 标题`, but not `＃话题＃`: that is a hashtag.
  {
    kind: 'wideMark',
    pattern: new RegExp(`^([#＃]{1,6})(?![#＃])(${ODD}|[ \\t])*(?=[^ \\t])`, 'u'),
    fix([, marks = '', gap], { line }) {
      const isHeading =
        marks.includes('＃') && (gap !== undefined || marks.length > 1) && !/＃\s*$/.test(line.raw);
      return isHeading ? `${'#'.repeat(marks.length)} ` : undefined;
    },
  },
  {
    kind: 'missingSpace',
    pattern: /^(#{2,6})(?=[\p{L}\p{N}\p{Emoji_Presentation}（【《「“*`[\0])(?:([^#]+?)[ \t]*#+[ \t]*$)?/u,
    // A closing sequence without a space before it is parsed as text.
    fix: ([, marks, words]) =>
      words === undefined ? `${marks} ` : words.includes(BLANKED) ? undefined : `${marks} ${words}`,
  },
  // `#词` may be a hashtag: it is read as a title only if it is the first node of a page.
  {
    kind: 'missingSpace',
    pattern: /^#(?=\p{Script=Han}[^#\s]*$)/u,
    fix: (_, { block }) =>
      block.previous === undefined && block.parent.type === 'root' && block.lines.length === 1
        ? '# '
        : undefined,
  },
  // Invisible characters before a mark: `　- 乙` below `- 甲` is meant as a nested item.
  {
    kind: 'invisibleCharacter',
    pattern: new RegExp(`^${ODD}(?:${ODD}|[ \\t])*(?=${MARK})`, 'u'),
    fix: ([written = ''], context) => indentFor(written, context),
  },
  {
    kind: 'invisibleCharacter',
    pattern: new RegExp(`^(#{1,6}|[-*+]|\\d{1,9}[.)])[ \\t]*${ODD}(?:${ODD}|[ \\t])*(?=[^ \\t])`, 'u'),
    fix: ([, mark]) => `${mark} `,
  },
  { kind: 'wideMark', pattern: /^》[ \t]+(?=\S)/u, fix: () => '> ' },
  {
    kind: 'wideMark',
    pattern: new RegExp(`^＞(?:[ \\t${ODD_SPACE}]+(?=[^\\d\\s])|(?=[\\p{Script=Han}]))`, 'u'),
    fix: () => '> ',
  },
  {
    kind: 'wideMark',
    pattern: new RegExp(`^[\\[［【][!！](${ALERT})[\\]］】]`, 'iu'),
    fix: ([written = '', name = ''], { block, isFirst }) =>
      isFirst && block.parent.type === 'blockquote' && /[［【！］】]/.test(written)
        ? `[!${name.toUpperCase()}]`
        : undefined,
  },
  // `：：：tip`, and the closing `：：：`
  {
    kind: 'wideMark',
    pattern: new RegExp(`^([:：]{3,})(?:${ODD}|[ \\t])*(?=[a-z][\\w-]*|$)`, 'u'),
    fix([written = '', colons = ''], { line, page }) {
      if (!colons.includes('：')) return undefined;
      const isClosing = line.start + written.length === line.end;
      if (!isClosing) return `${':'.repeat(colons.length)}${/\s$/.test(written) ? ' ' : ''}`;
      return page.firstBox < line.line ? ':'.repeat(colons.length) : undefined;
    },
  },
  { kind: 'wideMark', pattern: new RegExp(`^！！！[ \\t]+(?=(?:${BOX})\\b)`, 'u'), fix: () => '!!! ' },
  {
    kind: 'wideMark',
    pattern: /^[[［【]toc[\]］】]$/iu,
    fix: ([written = ''], { block }) =>
      /[［【］】]/.test(written) && block.lines.length === 1 ? '[TOC]' : undefined,
  },
  // `[^1]：说明`, `[名称]：https://…`
  { kind: 'wideMark', pattern: /^(\[\^[\w-]{1,30}\])：[ \t]*/u, fix: ([, label]) => `${label}: ` },
  {
    kind: 'wideMark',
    pattern: /^\[([^[\]\n]{1,100})\]：[ \t]*(?=https?:\/\/)/u,
    fix: ([, label = ''], { page }) => (page.labels.has(label) ? `[${label}]: ` : undefined),
  },
  // Task list items: `- 【x】 任务`, `- [ ]任务`, `-[ ] 任务`
  {
    kind: 'wideMark',
    pattern: new RegExp(`^([\\[［【])([ ${ODD_SPACE}xX])([\\]］】])[ \\t${ODD_SPACE}]*(?=\\S)`, 'u'),
    fix([written = '', open = '', state = '', close = ''], { block, isFirst }) {
      const isWide = /[［【］】]/.test(open + close) || /[^ xX]/.test(state) || /[^\]\t ]$/.test(written);
      return beginsItem(block) && isFirst && isWide ? `[${/x/i.test(state) ? 'x' : ' '}] ` : undefined;
    },
  },
  {
    kind: 'missingSpace',
    pattern: /^(\[[ xX]\])(?=[^\s([:])/u,
    fix: ([, box], { block, isFirst }) => (beginsItem(block) && isFirst ? `${box} ` : undefined),
  },
  {
    kind: 'missingSpace',
    pattern: /^([-*+])(\[[ xX]\])[ \t]*(?=\S)/u,
    fix: ([, mark, box]) => `${mark} ${box} `,
  },
];

/** Lists the marks at line starts of a block that the parser left as text. */
export function findLineMarks(block: TextBlock, page: PageContext): TextFinding[] {
  if (block.node.type === 'tableCell') return [];
  return block.lines.flatMap((line, index) => {
    const content = line.text.slice(line.start, line.end);
    for (const { kind, pattern, fix } of LINE_RULES) {
      const match = pattern.exec(content);
      if (match === null) continue;
      const instead = fix(match, { block, line, isFirst: index === 0, page });
      if (instead === undefined) continue;
      const [written] = match;
      const position = { line: line.line, column: line.start + 1 };
      const edit = { length: written.length, text: instead };
      if (kind !== 'invisibleCharacter') return [createFinding(kind, position, edit, written, instead)];
      const odd = FIRST_ODD.exec(written);
      return [createFinding(kind, position, edit, toCodePoint(odd?.[0] ?? ''))];
    }
    return [];
  });
}

const beginsItem = ({ parent, previous }: TextBlock) => parent.type === 'listItem' && previous === undefined;

const FIRST_ODD = new RegExp(ODD, 'u');

/**
 * Returns the spaces that replace invisible indentation: as many as the parser needs to nest the line in the list item
 * above; none without such an item.
 */
function indentFor(written: string, { block, line, isFirst }: LineContext): string {
  if (!new RegExp(`[${ODD_SPACE}]`, 'u').test(written)) return '';
  const { node, parent, previous } = block;
  const item = parent.type === 'listItem' && !isFirst ? node : lastTextOf(isFirst ? previous : undefined);
  const column = item?.position?.start.column ?? 1;
  return ' '.repeat(Math.max(0, column - 1 - line.start));
}

/** Returns the first node in a list's last item. */
function lastTextOf(node: Nodes | undefined): Nodes | undefined {
  return node?.type === 'list' ? node.children.at(-1)?.children[0] : undefined;
}
