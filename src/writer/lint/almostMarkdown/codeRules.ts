// Characters in code, in links' addresses and in tags that came with an input method or a copied page.
import type { Code, Html, InlineCode, Link, Nodes } from 'mdast';
import { normalizeCode } from '../../../core/document/codeBlocks.ts';
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { nameInvisible, ODD_SPACE, placed, ZERO_WIDTH } from './rule.ts';

type RawAt = (line: number) => string;

const ODD = new RegExp(`[${ODD_SPACE}${ZERO_WIDTH}]`, 'gu');
/** A full-width space is a letter like any other in strings and comments, but none between words of a command. */
const WIDE_GAP = /(?<=[!-~])\u3000+(?=[!-~])/g;
/** `tree` puts spaces that do not break between the lines that it draws. */
const BOX_LINES = /[\u2500-\u257f]/;

/** Lists what is wrong with the characters of a leaf that is no text. */
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
  // The code of another file stands in the line of the fence; its lines are judged where they are written.
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
  // Code that holds nothing else shows the character.
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

/** Of two texts the one that differs is replaced, from the first character that differs to the last. */
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
  return [placed(kind, { line, column: offset + from + 1 }, fix, nameInvisible(raw[from] ?? ''))];
}

/** The words behind a fence: `title=“a.js”`, `{1，3}`, and a name of a language with something invisible at its end. */
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

/** `<img src=“a.png”>`: the quotes are a part of the value. */
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
  return [placed('wideMark', { line, column }, fix, raw.slice(at, at + fix.length), fix.text)];
}

const EDGES = new RegExp(`^[${ODD_SPACE}${ZERO_WIDTH}]+|[${ODD_SPACE}${ZERO_WIDTH}]+$`, 'gu');
const BEFORE_TITLE = new RegExp(`[${ODD_SPACE}]+(?=["'])`, 'u');

/** An address that ends in something invisible leads nowhere; names of files may hold odd spaces. */
function findInAddress(node: Nodes): TextFinding[] {
  const place = node.data?.address;
  if (place === undefined || node.position === undefined) return [];
  const line = node.position.start.line + place.linesBelow;
  const address = place.text.replace(EDGES, '').replace(BEFORE_TITLE, ' ');
  return replaced('invisibleCharacter', line, place.column - 1, place.text, address);
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[#?]\S*)?$/i;
const MARK = new RegExp(`(?:^|[^\\p{L}\\p{N}\\\\])(！|![ ${ODD_SPACE}${ZERO_WIDTH}]+)$`, 'u');

/** `！[图](a.png)`, `! [图](a.png)`: the picture is a link. */
function findPictureMark({ position, url }: Link, rawAt: RawAt): TextFinding[] {
  if (position === undefined || !PICTURE.test(url)) return [];
  const { line, column } = position.start;
  const written = MARK.exec(rawAt(line).slice(0, column - 1))?.[1];
  if (written === undefined) return [];
  const place = { line, column: column - written.length };
  return [
    placed(
      written === '！' ? 'wideMark' : 'looseMark',
      place,
      { length: written.length, text: '!' },
      `${written}[`,
      '![',
    ),
  ];
}
