// Block syntax that the parser read as text: thematic breaks, setext headings, fences.
import type { Code, Root } from 'mdast';
import { listCodeBlocks } from '../../../core/document/codeBlocks.ts';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { createFinding } from './createFinding.ts';
import type { TextBlock, TextLine } from './textBlocks.ts';

const contentOf = ({ text, start, end }: TextLine) => text.slice(start, end).trim();

/** Finds full-width thematic breaks and setext underlines: `－－－`, `＝＝＝`. */
export function findRules({ node, lines }: TextBlock): TextFinding[] {
  const last = lines.at(-1);
  if (node.type !== 'paragraph' || last === undefined) return [];
  const written = contentOf(last);
  const pattern = lines.length === 1 ? /^(?:－{3,}|—{3,}|＊{3,})$/ : /^(?:－{3,}|[=＝]*＝[=＝]*)$/;
  if (lines.length > 2 || written.length < 2 || !pattern.test(written)) return [];
  const instead = written.includes('＝') ? '===' : '---';
  const position = { line: last.line, column: last.start + 1 };
  return [createFinding('wideMark', position, { length: written.length, text: instead }, written, instead)];
}

/** Finds a `**` that is the only one in a block: without a closing `**` the parser leaves it as text. */
export function findUnclosed({ lines }: TextBlock): TextFinding[] {
  const found = lines.flatMap((line) => [...line.text.matchAll(STARS)].map(({ index }) => ({ line, index })));
  const [only] = found;
  if (only === undefined || found.length > 1) return [];
  const { line, index } = only;
  const around = line.text.slice(Math.max(0, index - 2), index + 4);
  const isMark = /\p{Script=Han}[，。：]?\*\*|\*\*[“「《（]?\p{Script=Han}/u.test(around);
  return isMark ? [createFinding('unclosedMark', { line: line.line, column: index + 1 }, undefined)] : [];
}

const STARS = /(?<![*＊])\*\*(?![*＊])/g;

/** A line that may open or close a code fence. */
interface FenceLine {
  line: number;
  column: number;
  written: string;
  language: string;
  isWide: boolean;
}

const FENCE = /^([·｀`]{3,})[ \t]*([\w+#.-]*)/;

/** Finds full-width fences, `···js` and `｀｀｀`: pairs of fences, and a single fence with a language. */
export function findFences(
  blocks: readonly TextBlock[],
  tree: Root,
  rawAt: (line: number) => string,
): TextFinding[] {
  const codes = [...listCodeBlocks(tree)];
  const lines = [...blocks.flatMap(fencesIn), ...codes.flatMap((code) => openingOf(code, rawAt))].sort(
    (a, b) => a.line - b.line,
  );
  const findings = codes.flatMap((code) => lateEndOf(code, rawAt));
  for (let at = 0; at < lines.length; at += 1) {
    const opening = lines[at];
    const closing = lines[at + 1];
    if (opening === undefined || !opening.isWide) continue;
    const isClosed =
      closing !== undefined &&
      closing.language === '' &&
      closing.written.length === closing.written.trim().length;
    if (isClosed) {
      findings.push(narrowFence(opening, true), ...(closing.isWide ? [narrowFence(closing, true)] : []));
      at += 1;
    } else if (opening.language !== '') findings.push(narrowFence(opening, false));
  }
  return findings;
}

function fencesIn({ node, lines }: TextBlock): FenceLine[] {
  if (node.type !== 'paragraph') return [];
  return lines.flatMap(({ line, text, start, end }) => {
    const content = text.slice(start, end);
    const [written, marks = '', language = ''] = FENCE.exec(content) ?? [];
    if (written === undefined || !/[·｀]/.test(marks) || (language === '' && content.trim() !== marks))
      return [];
    return [{ line, column: start + 1, written: marks, language, isWide: true }];
  });
}

/** Reads the opening fence of a code node: without a language the author may have meant a closing fence. */
function openingOf({ position, lang }: Code, rawAt: (line: number) => string): FenceLine[] {
  if (position === undefined) return [];
  const { line, column } = position.start;
  const written = /^`{3,}/.exec(rawAt(line).slice(column - 1))?.[0];
  return written === undefined ? [] : [{ line, column, written, language: lang ?? '', isWide: false }];
}

function narrowFence({ line, column, written }: FenceLine, isCertain: boolean): TextFinding {
  const instead = '`'.repeat(written.length);
  return createFinding(
    'wideMark',
    { line, column },
    isCertain ? { length: written.length, text: instead } : undefined,
    written,
    instead,
  );
}

/** Finds a full-width closing fence inside a code node that has no valid closing fence. */
function lateEndOf({ position }: Code, rawAt: (line: number) => string): TextFinding[] {
  if (position === undefined) return [];
  const { start, end } = position;
  const fence = /^(?:`{3,}|~{3,})/.exec(rawAt(start.line).slice(start.column - 1))?.[0];
  if (
    fence === undefined ||
    (end.line > start.line &&
      rawAt(end.line)
        .trim()
        .replace(/^[\s>]+/, '')
        .startsWith(fence))
  )
    return [];
  for (let line = start.line + 1; line <= end.line; line += 1) {
    const [, prefix = '', written] = /^([\s>]*)([·｀`]*[·｀][·｀`]*)\s*$/.exec(rawAt(line)) ?? [];
    if (written !== undefined && written.length >= 3)
      return [
        createFinding(
          'wideMark',
          { line, column: prefix.length + 1 },
          { length: written.length, text: fence },
          written,
          fence,
        ),
      ];
  }
  return [];
}
