import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { type Found, INLINE_RULES } from './inlineRules.ts';
import { placed } from './rule.ts';
import { BLANKED, type TextBlock, type TextLine } from './textBlocks.ts';

/** Lists the marks in a block that stayed text. */
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
        const place = { line: line.line, column: from + 1 };
        return [placed(kind, place, { length: to - from, text }, line.raw.slice(from, to), text)];
      });
    });
  });
}

/** How far a rule looks around. */
const AROUND = 200;

function readFound({ raw, text }: TextLine, match: RegExpExecArray, block: TextBlock): Found {
  const from = match.index;
  const to = from + match[0].length;
  const plain = (start: number, end: number) => text.slice(Math.max(0, start), end).replaceAll(BLANKED, '');
  return {
    groups: (match.indices ?? []).slice(1).map((place) => place && raw.slice(...place)),
    before: plain(from - AROUND, from),
    after: plain(to, to + AROUND),
    block,
  };
}
