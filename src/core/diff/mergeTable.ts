// Two states of a table: rows that belong together by cells, columns by their heads.
import type { Element, ElementContent } from 'hast';
import { alignSame, pairAlike, type Step } from './align.ts';
import type { Keys } from './keys.ts';
import { fillCell, type Mark, markNodes } from './marks.ts';
import { cutPieces, LEAST_LIKENESS, likenessOfPieces } from './pieces.ts';

type MergeChildren = (b: Element, a: Element, kb: Keys, ka: Keys) => Generator<void, ElementContent[]>;

/** Undefined for a table that is no plain one: a head of one row, and as many cells in each row below. */
export function* mergeTable(
  before: Element,
  after: Element,
  keysBefore: Keys,
  keysAfter: Keys,
  mergeChildren: MergeChildren,
): Generator<void, Element | undefined> {
  const [b, a] = [readTable(before), readTable(after)];
  if (b === undefined || a === undefined) return undefined;
  const columns = yield* pairColumns(b.head, a.head, keysBefore, keysAfter);

  function* mergeRow(rowBefore: Element, rowAfter: Element): Generator<void, Element> {
    const cells: ElementContent[] = [];
    for (const { before: at, after: to } of columns) {
      const [cellBefore, cellAfter] = [cellOf(rowBefore, at), cellOf(rowAfter, to)];
      if (cellBefore !== undefined && cellAfter !== undefined)
        cells.push({
          ...cellAfter,
          children: yield* mergeChildren(cellBefore, cellAfter, keysBefore, keysAfter),
        });
      else if (cellBefore !== undefined) cells.push(...markNodes('del', [cellBefore]));
      else if (cellAfter !== undefined) cells.push(...markNodes('ins', [cellAfter]));
    }
    return { ...rowAfter, children: cells };
  }
  /** A row of one side, with a cell for each column of the other. */
  const lone = (mark: Mark, row: Element): ElementContent[] => {
    const side = mark === 'del' ? 'before' : 'after';
    const [marked] = markNodes(mark, [row]);
    if (marked?.type !== 'element') return [];
    const first = cellOf(marked, 0);
    const children = columns.flatMap(
      (column) => cellOf(marked, column[side]) ?? (first ? fillCell(first) : []),
    );
    return [{ ...marked, children }];
  };

  const same = alignSame(cutPieces(b.rows, keysBefore), cutPieces(a.rows, keysAfter), ({ key }) => key);
  const rows: ElementContent[] = [];
  for (const step of yield* pairAlike(same, likenessOfPieces, LEAST_LIKENESS)) {
    const [rowBefore, rowAfter] = [step.before?.element, step.after?.element];
    if (rowBefore !== undefined && rowAfter !== undefined) rows.push(yield* mergeRow(rowBefore, rowAfter));
    else if (rowBefore !== undefined) rows.push(...lone('del', rowBefore));
    else if (rowAfter !== undefined) rows.push(...lone('ins', rowAfter));
    yield;
  }
  const head = { ...a.thead, children: [yield* mergeRow(b.head, a.head)] };
  const body = a.tbody ?? b.tbody;
  return { ...after, children: body === undefined ? [head] : [head, { ...body, children: rows }] };
}

function readTable({ children }: Element) {
  const [thead, tbody, ...rest] = children;
  if (thead?.type !== 'element' || thead.tagName !== 'thead' || rest.length > 0) return undefined;
  const [head, ...others] = thead.children;
  if (head?.type !== 'element' || others.length > 0) return undefined;
  if (tbody !== undefined && (tbody.type !== 'element' || tbody.tagName !== 'tbody')) return undefined;
  const rows = (tbody?.children ?? []).filter((row): row is Element => row.type === 'element');
  const isPlain = (row: Element) =>
    row.tagName === 'tr' &&
    row.children.length === head.children.length &&
    row.children.every(
      (cell) => cell.type === 'element' && !cell.properties.colSpan && !cell.properties.rowSpan,
    );
  return [head, ...rows].every(isPlain) ? { thead, tbody, head, rows } : undefined;
}

/** Which columns belong together: by their heads, and those between by their places. */
function* pairColumns(
  before: Element,
  after: Element,
  keysBefore: Keys,
  keysAfter: Keys,
): Generator<void, Step<number>[]> {
  const headsOf = (row: Element, keys: Keys) => row.children.map((cell, at) => ({ at, key: keys.of(cell) }));
  const same = alignSame(headsOf(before, keysBefore), headsOf(after, keysAfter), ({ key }) => key);
  // As many columns: they have other names. Fewer or more: some are gone or new.
  const least = before.children.length === after.children.length ? 0 : Number.POSITIVE_INFINITY;
  const steps = yield* pairAlike(same, () => 1, least);
  return steps.map((step) => ({
    ...(step.before && { before: step.before.at }),
    ...(step.after && { after: step.after.at }),
  }));
}

function cellOf(row: Element, at: number | undefined): Element | undefined {
  const cell = at === undefined ? undefined : row.children[at];
  return cell?.type === 'element' ? cell : undefined;
}
