// Converts resolved includes to standard markdown for export: other programs cannot parse the option `included`.
import {
  BLOCK_MARKS,
  describeMissingInclude,
  type IncludeComment,
  readFilled,
  readInclude,
  splitInfo,
} from './includeSyntax.ts';
import { INCLUDE_TAGS, readIncludeTag } from './includeTag.ts';

/** The last option of a resolved include: the count of the block's lines below the opening fence. */
const OWN = / own="(\d+)"\s*$/;
/** Captures the markers of quotes and lists, the fence, and the info string. */
const OPENING = /^(.*?)(`{3,}|~{3,})(.*)$/s;

/**
 * Moves the content that fillIncludes() has added to info strings into the code blocks.
 * @example unfoldIncludes('```yaml file="/a.yml" included="a%3A%201" own="1"\n```') === '```yaml title="a.yml"\na: 1\n```'
 */
export function unfoldIncludes(markdown: string): string {
  const lines = unfoldTexts(markdown).split(/\r\n?|\n/);
  const unfolded: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const count = OWN.exec(line)?.[1];
    const filled = count === undefined ? undefined : readOpening(line);
    if (filled === undefined) {
      unfolded.push(line);
      continue;
    }
    const { marks, fence, language } = filled;
    const own = lines.slice(at + 1, at + 1 + Number(count));
    at += own.length;
    const closing = new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`);
    if (closing.test(own.at(-1) ?? '')) own.pop();
    // Quote markers repeat on each line of a block; list markers are replaced by indentation.
    const indent = marks.replace(/[^\s>]/g, ' ');
    const code =
      filled.code ?? (own.length > 0 ? undefined : describeMissingInclude(filled.href, filled.fault));
    const body = code === undefined ? own : code.split('\n').map((text) => (indent + text).trimEnd());
    const longer = lengthen(fence, code ?? '');
    unfolded.push(
      `${marks}${longer}${language}${filled.meta && ` ${filled.meta}`}`,
      ...body,
      indent + longer,
    );
  }
  return unfolded.join('\n');
}

/**
 * Replaces resolved include comments and tags by the included markdown. Line numbers change.
 * @example unfoldTexts('- <!--@include: a.md included="%E4%B8%80%0A%0A%E4%BA%8C"-->') === '- 一\n\n  二'
 */
export function unfoldTexts(markdown: string): string {
  const unfolded = markdown.includes('<include ')
    ? markdown.replace(INCLUDE_TAGS, (whole: string, marks: string, tag: string) =>
        unfold(whole, marks, readIncludeTag(tag)),
      )
    : markdown;
  if (!unfolded.includes('<!--@include:')) return unfolded;
  return unfolded
    .split(/\r\n?|\n/)
    .map((line) => {
      const marks = BLOCK_MARKS.exec(line)?.[0] ?? '';
      return unfold(line, marks, readInclude(line.slice(marks.length)));
    })
    .join('\n');
}

/**
 * Writes the content of a resolved include.
 * @param marks the markers of quotes and lists before it
 */
function unfold(whole: string, marks: string, include: IncludeComment | undefined): string {
  const { href, info, fault, text = fault && describeMissingInclude(href ?? '', fault) } = include ?? {};
  if (href === undefined || text === undefined) return whole;
  const { language, words } = splitInfo(info ?? '');
  const fence = lengthen('```', text);
  const { meta } = readFilled(`${words} file="${href}"`) ?? { meta: '' };
  const lines =
    info === undefined
      ? text.trim().split('\n')
      : [`${fence}${language} ${meta}`.trimEnd(), ...text.split('\n'), fence];
  const indent = marks.replace(/[^\s>]/g, ' ');
  return lines.map((line, at) => ((at === 0 ? marks : indent) + line).trimEnd()).join('\n');
}

/** Parses the opening fence of a code block with an include; undefined for other lines. */
function readOpening(line: string) {
  const [, marks = '', fence = '', info = ''] = OPENING.exec(line) ?? [];
  const { language, words } = splitInfo(info);
  const filled = readFilled(words);
  return filled && { marks, fence, language, ...filled };
}

/** Extends a fence until it is longer than any run of the same character in the code. */
function lengthen(fence: string, code: string): string {
  const mark = fence.charAt(0);
  const runs = code.match(new RegExp(`${mark}{3,}`, 'g')) ?? [];
  return mark.repeat(Math.max(fence.length, ...runs.map(({ length }) => length + 1)));
}
