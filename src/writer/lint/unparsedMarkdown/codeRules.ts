// Invisible and full-width characters in code, URLs and HTML nodes, typed with an input method or pasted from a page.
import type { Code, Html, InlineCode, Link, Nodes } from 'mdast';
import { normalizeCode } from '../../../core/document/codeBlocks.ts';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { createFinding, ODD_SPACE, toCodePoint, ZERO_WIDTH } from './createFinding.ts';

type RawAt = (line: number) => string;

const ODD = new RegExp(`[${ODD_SPACE}${ZERO_WIDTH}]`, 'gu');
/** Full-width spaces between ASCII words, replaced in shell commands only: other code may contain them in strings. */
const WIDE_GAP = /(?<=[!-~])\u3000+(?=[!-~])/g;
/** The `tree` command renders its lines with no-break spaces. */
const BOX_LINES = /[\u2500-\u257f]/;

/** Checks the characters of a code, HTML, link or image node. */
export function findOddCharacters(node: Nodes, rawAt: RawAt): TextFinding[] {
  switch (node.type) {
    case 'code':
      return [...findInFence(node, rawAt), ...findInCode(node, rawAt)];
    case 'inlineCode':
      return findInInlineCode(node, rawAt);
    case 'html':
      return findQuotes(node, rawAt);
    case 'link':
      return [...findPictureMark(node, rawAt), ...findInAddress(node)];
    default:
      return findInAddress(node);
  }
}

function findInCode({ position, lang }: Code, rawAt: RawAt): TextFinding[] {
  if (position === undefined) return [];
  const { start, end } = position;
  // The code of an included file is not in this source: its node is a single line, the fence.
  const isShell = /^(?:sh|bash|zsh|shell|console|powershell|ps1|cmd|bat)$/i.test(lang ?? '');
  const findings: TextFinding[] = [];
  for (let line = start.line; line <= end.line; line += 1) {
    const raw = rawAt(line);
    if (line === start.line && /^\s*(?:`{3}|~{3})/.test(raw.slice(start.column - 1))) continue;
    const plain = isShell ? raw.replace(WIDE_GAP, ' ') : raw;
    if (!BOX_LINES.test(raw)) findings.push(...replaced('oddCode', line, 0, raw, normalizeCode(plain)));
  }
  return findings;
}

function findInInlineCode({ position, value }: InlineCode, rawAt: RawAt): TextFinding[] {
  // A code span that consists of such characters documents them.
  if (
    position === undefined ||
    position.start.line !== position.end.line ||
    normalizeCode(value).trim() === ''
  )
    return [];
  const { start, end } = position;
  const raw = rawAt(start.line).slice(start.column - 1, end.column - 1);
  return replaced('oddCode', start.line, start.column - 1, raw, normalizeCode(raw));
}

/** Builds a finding whose fix replaces the range from the first character that differs to the last one. */
function replaced(
  kind: 'oddCode' | 'invisibleCharacter',
  line: number,
  offset: number,
  raw: string,
  text: string,
): TextFinding[] {
  if (raw === text) return [];
  let from = 0;
  while (raw[from] === text[from]) from += 1;
  let behind = 0;
  while (behind < Math.min(raw.length, text.length) - from && raw.at(-1 - behind) === text.at(-1 - behind))
    behind += 1;
  const fix = { length: raw.length - from - behind, text: text.slice(from, text.length - behind) };
  return [createFinding(kind, { line, column: offset + from + 1 }, fix, toCodePoint(raw[from] ?? ''))];
}

/** Checks the meta string of a fence: `title=“a.js”`, `{1，3}`, and invisible characters after the language. */
function findInFence({ position }: Code, rawAt: RawAt): TextFinding[] {
  if (position === undefined) return [];
  const { line, column } = position.start;
  const raw = rawAt(line).slice(column - 1);
  if (!/^(?:`{3}|~{3})/.test(raw) || / included="/.test(raw)) return [];
  const odd = raw.replace(ODD, (character) => (ODD_SPACES.test(character) ? ' ' : '')).trimEnd();
  if (ODD_AT_LANGUAGE.test(raw)) return replaced('invisibleCharacter', line, column - 1, raw, odd);
  return narrowed(line, column - 1, raw, narrowMeta(raw));
}

const ODD_SPACES = new RegExp(`[${ODD_SPACE}]`, 'u');
const ODD_AT_LANGUAGE = new RegExp(`^(?:\`{3,}|~{3,})[^\\s]*[${ODD_SPACE}${ZERO_WIDTH}]`, 'u');

const narrowMeta = (raw: string) =>
  raw
    .replace(/=[“”＂]([^“”＂"]{0,100})[“”＂]/g, '="$1"')
    .replace(
      /[{｛]([\d,，\s\-－~～]{1,100})[}｝]/g,
      (_, ranges: string) => `{${ranges.replaceAll('，', ',').replace(/[－~～]/g, '-')}}`,
    );

/** Checks the quotes of attributes, `<img src=“a.png”>`: the parser reads full-width quotes as part of the value. */
function findQuotes({ position }: Html, rawAt: RawAt): TextFinding[] {
  if (position === undefined) return [];
  const findings: TextFinding[] = [];
  for (let line = position.start.line; line <= position.end.line; line += 1) {
    const raw = rawAt(line);
    const text = raw.replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/=\s*[“”＂]([^“”＂"<>]{0,300})[“”＂]/g, '="$1"'),
    );
    findings.push(...narrowed(line, 0, raw, text));
  }
  return findings;
}

function narrowed(line: number, offset: number, raw: string, text: string): TextFinding[] {
  const [found] = replaced('invisibleCharacter', line, offset, raw, text);
  if (found?.fix === undefined || found.column === undefined) return [];
  const { fix, column } = found;
  const at = column - 1 - offset;
  return [createFinding('wideMark', { line, column }, fix, raw.slice(at, at + fix.length), fix.text)];
}

const EDGES = new RegExp(`^[${ODD_SPACE}${ZERO_WIDTH}]+|[${ODD_SPACE}${ZERO_WIDTH}]+$`, 'gu');
const BEFORE_TITLE = new RegExp(`[${ODD_SPACE}]+(?=["'])`, 'u');

/** Checks the ends of a URL for invisible characters; inside a URL they may be part of a file name. */
function findInAddress(node: Nodes): TextFinding[] {
  const written = node.data?.address;
  if (written === undefined || node.position === undefined) return [];
  const line = node.position.start.line + written.linesBelow;
  const url = written.text.replace(EDGES, '').replace(BEFORE_TITLE, ' ');
  return replaced('invisibleCharacter', line, written.column - 1, written.text, url);
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[#?]\S*)?$/i;
const MARK = new RegExp(`(?:^|[^\\p{L}\\p{N}\\\\])(！|![ ${ODD_SPACE}${ZERO_WIDTH}]+)$`, 'u');

/** Checks links to images, `！[图](a.png)`, `! [图](a.png)`: the parser renders a link instead of the image. */
function findPictureMark({ position, url }: Link, rawAt: RawAt): TextFinding[] {
  if (position === undefined || !PICTURE.test(url)) return [];
  const { line, column } = position.start;
  const written = MARK.exec(rawAt(line).slice(0, column - 1))?.[1];
  if (written === undefined) return [];
  const start = { line, column: column - written.length };
  return [
    createFinding(
      written === '！' ? 'wideMark' : 'looseMark',
      start,
      { length: written.length, text: '!' },
      `${written}[`,
      '![',
    ),
  ];
}
