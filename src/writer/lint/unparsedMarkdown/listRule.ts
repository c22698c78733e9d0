// Finds lists with the numerals and bullets of Chinese typography, which the parser leaves as text.
import type { TextFinding } from '../../../core/site/manifest/finding.ts';
import { createFinding, ODD_SPACE } from './createFinding.ts';
import type { RunLine, SourceReader } from './textBlocks.ts';

interface ItemStyle {
  kind: 'almostList' | 'wideMark' | 'missingSpace';
  pattern: RegExp;
  /** Parses an item's number; undefined for a bullet list. */
  number?: (written: string) => number;
  /** Items that a list needs at least: a single `1、` may be ordinary text. */
  least: 1 | 2;
}

const GAP = `[ \\t${ODD_SPACE}]*(?=[^ \\t])`;
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const HAN_WORD = '(?=[\\p{Script=Han}（【《「“*`[])';

const readNumber = (written: string) =>
  Number(written.replace(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)));

const STYLES: readonly ItemStyle[] = [
  { kind: 'almostList', pattern: new RegExp(`^(\\d{1,3})、${GAP}`, 'u'), number: readNumber, least: 2 },
  {
    kind: 'almostList',
    pattern: new RegExp(`^[（(](\\d{1,3})[）)][.、]?${GAP}`, 'u'),
    number: readNumber,
    least: 2,
  },
  { kind: 'almostList', pattern: new RegExp(`^(\\d{1,3})）[.、]?${GAP}`, 'u'), number: readNumber, least: 2 },
  {
    kind: 'almostList',
    pattern: new RegExp(`^([${CIRCLED}])[.、]?${GAP}`, 'u'),
    number: (mark) => CIRCLED.indexOf(mark) + 1,
    least: 2,
  },
  { kind: 'wideMark', pattern: new RegExp(`^([\\d０-９]{1,3})．${GAP}`, 'u'), number: readNumber, least: 2 },
  { kind: 'wideMark', pattern: new RegExp(`^([０-９]{1,3})[.)]${GAP}`, 'u'), number: readNumber, least: 1 },
  {
    kind: 'missingSpace',
    pattern: new RegExp(`^(\\d{1,3})[.)]${HAN_WORD}`, 'u'),
    number: readNumber,
    least: 2,
  },
  { kind: 'almostList', pattern: new RegExp(`^[•◦▪‣⁃➢]${GAP}`, 'u'), least: 1 },
  { kind: 'almostList', pattern: new RegExp(`^[●◆■·・](?![·・])${GAP}`, 'u'), least: 2 },
  { kind: 'wideMark', pattern: new RegExp(`^－[ \\t${ODD_SPACE}]+(?=[^－—]+$)`, 'u'), least: 1 },
  { kind: 'wideMark', pattern: new RegExp(`^[－＊＋](?![－＊＋—])${GAP}`, 'u'), least: 2 },
  { kind: 'missingSpace', pattern: new RegExp(`^[-*+](?!\\*)${HAN_WORD}`, 'u'), least: 2 },
];

interface Item {
  line: RunLine;
  /** Index of the line among the lines of its run. */
  index: number;
  style: ItemStyle;
  written: string;
  number: number | undefined;
  /** Valid list marker, with its indentation. */
  mark: string;
}

/** Finds the lines in a run of paragraphs that are meant as a list. */
export function findLists(run: readonly RunLine[], source: SourceReader): TextFinding[] {
  const findings: TextFinding[] = [];
  for (let at = 0; at < run.length; ) {
    const items = readItems(run, at);
    const [first] = items;
    const last = items.at(-1);
    if (first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const isSecond = continuesItem(first);
    if (items.length >= first.style.least || isSecond)
      findings.push(describeList(run, items, source, isSecond));
    at = last.index + 1;
  }
  return findings;
}

/** Reads the items of the list that begins at a line; a line without a marker continues the item above. */
function readItems(run: readonly RunLine[], from: number): Item[] {
  const items: Item[] = [];
  /** Last number of each nesting level, from the outermost. */
  let levels: { style: ItemStyle; number: number; width: number }[] = [];
  for (let index = from; index < run.length; index += 1) {
    const line = run[index];
    const item = line && readItem(line);
    if (line === undefined || item === undefined) {
      if (line?.isFirst || items.length === 0) break;
      continue;
    }
    const { style, written, number } = item;
    const known = levels.findIndex((level) => level.style === style);
    if (known < 0 && items.length > 0 && number !== 1 && number !== undefined) break;
    if (known >= 0 && number !== undefined && number !== (levels[known]?.number ?? 0) + 1) break;
    const mark = number === undefined ? '- ' : `${number}. `;
    levels = [
      ...levels.slice(0, known < 0 ? undefined : known),
      { style, number: number ?? 0, width: mark.length },
    ];
    const indent = levels.slice(0, -1).reduce((sum, { width }) => sum + width, 0);
    items.push({ line, index, style, written, number, mark: ' '.repeat(indent) + mark });
  }
  return items;
}

function readItem({ text, start, end }: RunLine) {
  const content = text.slice(start, end);
  for (const style of STYLES) {
    const [written, digits] = style.pattern.exec(content) ?? [];
    if (written !== undefined)
      return { style, written, number: digits === undefined ? undefined : style.number?.(digits) };
  }
  return undefined;
}

/** Whether a line in the text of a list item is meant as the next item: `-乙` below `- 甲`. */
function continuesItem({ line: { block, isFirst }, style, written, number }: Item): boolean {
  const { parent, previous, lines } = block;
  if (style.kind !== 'missingSpace' || parent.type !== 'listItem' || previous !== undefined || isFirst)
    return false;
  const mark = /(\d+|[-*+])[.)]?[ \t]+$/.exec(lines[0]?.raw.slice(0, lines[0].start) ?? '')?.[1];
  return number === undefined ? mark === written : Number(mark) + 1 === number;
}

function describeList(
  run: readonly RunLine[],
  items: readonly Item[],
  source: SourceReader,
  isSecond: boolean,
): TextFinding {
  const [first] = items as [Item];
  const last = items.at(-1) ?? first;
  const below = run[last.index + 1];
  // No fix if a line of the paragraph follows: it may continue the last item, or the paragraph. CommonMark lets an
  // ordered list interrupt a paragraph only if it starts with 1.
  const isCertain =
    (below === undefined || below.isFirst) &&
    (first.line.isFirst || isSecond || /^(?:- |1\. )$/.test(first.mark));
  const from = { line: first.line.line, column: first.line.start + 1 };
  const written = first.written.trim();
  if (!isCertain) return createFinding(first.style.kind, from, undefined, written, first.mark);
  const marks = new Map(items.map((item) => [item.line.line, item]));
  const text = source
    .lines(first.line, last.line)
    .map((raw, index) => {
      const item = marks.get(first.line.line + index);
      const start = index === 0 ? 0 : (item?.line.start ?? 0);
      return item === undefined
        ? raw
        : raw.slice(0, start) + item.mark + raw.slice(start + item.written.length);
    })
    .join('\n');
  const fix = { length: source.length(first.line, last.line), text };
  return createFinding(first.style.kind, from, fix, written, first.mark);
}
