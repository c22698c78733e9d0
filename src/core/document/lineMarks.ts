// What a comment at the end of a line of code says of the line, as VitePress writes it: `// [!code ++]`.
import type { Fence, FenceLine } from './fence.ts';
import { findMagicComment } from './magicComments.ts';

type LineMark = NonNullable<FenceLine['mark']>;

const MARKS: Readonly<Record<string, LineMark | 'highlighted'>> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  highlight: 'highlighted',
  hl: 'highlighted',
};

/** In a comment that ends with its line; `:3` means this line and the next two. */
const commentAfter = (signs: string) =>
  new RegExp(
    `\\s*(?:${signs})\\s*\\[!code\\s+(\\+\\+|--|focus|highlight|hl)(?::(\\d{1,4}))?\\]\\s*(?:\\*/\\}?|-->)?\\s*$`,
  );
const COMMENT = commentAfter("//|/\\*|\\{/\\*|<!--|--|#|%|;+|'");
/** A block of markdown shows how other languages are marked: their signs are text in it. */
const MARKDOWN_COMMENT = commentAfter('<!--|\\{/\\*');
const commentIn = (language: string) => (/^(?:md|mdx|markdown)$/.test(language) ? MARKDOWN_COMMENT : COMMENT);

/**
 * Takes the marks out of the lines of a block and puts down what they mean; those of a `diff` say it with their
 * first character.
 */
export function markLines(fence: Fence, language: string): Fence {
  if (language === 'diff')
    return { ...fence, lines: fence.lines.map((line) => withMark(line, signOf(line.text))) };
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
 * A line of code as it is shown where nothing is said of it; undefined for one that only says something of others.
 * @param hasRange whether lines are named in the words after the language, which switches such lines off
 * @example plainLine('a() // [!code ++]', 'js', false) // 'a()'
 */
export function plainLine(text: string, language: string, hasRange: boolean): string | undefined {
  if (!hasRange && findMagicComment(text, language) !== undefined) return undefined;
  return language === 'diff' ? text : text.replace(commentIn(language), '');
}

function withMark(line: FenceLine, mark: LineMark | undefined): FenceLine {
  return mark === undefined ? line : { ...line, mark };
}

/** The heads of a diff's files begin with three. */
function signOf(text: string): LineMark | undefined {
  if (/^\+(?!\+\+ )/.test(text)) return 'added';
  return /^-(?!-- )/.test(text) ? 'removed' : undefined;
}
