// Merges two tables: pairs columns by their headers, and rows by the similarity of their cells.
import type { Element, ElementContent } from 'hast';
import { alignSame, pairSimilar, type Step } from './align.ts';
import { MIN_SIMILARITY, similarityOfSegments, splitSegments } from './blockSegments.ts';
import { type DiffMark, fillCell, markNodes } from './marks.ts';
import type { SimilarityKeys } from './similarity.ts';

type MergeChildren = (
  b: Element,
  a: Element,
  kb: SimilarityKeys,
  ka: SimilarityKeys,
) => Generator<void, ElementContent[]>;

/** Returns undefined unless both tables are regular: one header row, and the same number of cells in each row. */
export function* mergeTable(
  before: Element,
  after: Element,
  keysBefore: SimilarityKeys,
  keysAfter: SimilarityKeys,
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
  /** Marks a row of one table, and adds an empty cell for each column of the other table. */
  const markRow = (mark: DiffMark, row: Element): ElementContent[] => {
    const side = mark === 'del' ? 'before' : 'after';
    const [marked] = markNodes(mark, [row]);
    if (marked?.type !== 'element') return [];
    const first = cellOf(marked, 0);
    const children = columns.flatMap(
      (column) => cellOf(marked, column[side]) ?? (first ? fillCell(first) : []),
    );
    return [{ ...marked, children }];
  };

  const same = alignSame(
    splitSegments(b.rows, keysBefore),
    splitSegments(a.rows, keysAfter),
    ({ key }) => key,
  );
  const rows: ElementContent[] = [];
  for (const step of yield* pairSimilar(same, similarityOfSegments, MIN_SIMILARITY)) {
    const [rowBefore, rowAfter] = [step.before?.element, step.after?.element];
    if (rowBefore !== undefined && rowAfter !== undefined) rows.push(yield* mergeRow(rowBefore, rowAfter));
    else if (rowBefore !== undefined) rows.push(...markRow('del', rowBefore));
    else if (rowAfter !== undefined) rows.push(...markRow('ins', rowAfter));
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

/** Pairs columns with the same header; the columns between two pairs are paired by position. */
function* pairColumns(
  before: Element,
  after: Element,
  keysBefore: SimilarityKeys,
  keysAfter: SimilarityKeys,
): Generator<void, Step<number>[]> {
  const headsOf = (row: Element, keys: SimilarityKeys) =>
    row.children.map((cell, at) => ({ at, key: keys.of(cell) }));
  const same = alignSame(headsOf(before, keysBefore), headsOf(after, keysAfter), ({ key }) => key);
  // If the number of columns is equal, unpaired columns were renamed: all similarities (1) reach a minimum of 0.
  const least = before.children.length === after.children.length ? 0 : Number.POSITIVE_INFINITY;
  const steps = yield* pairSimilar(same, () => 1, least);
  return steps.map((step) => ({
    ...(step.before && { before: step.before.at }),
    ...(step.after && { after: step.after.at }),
  }));
}

function cellOf(row: Element, at: number | undefined): Element | undefined {
  const cell = at === undefined ? undefined : row.children[at];
  return cell?.type === 'element' ? cell : undefined;
}
