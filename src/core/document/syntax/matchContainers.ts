// Pairs the opening and closing lines of containers. The parser requires an outer container to have more colons than
// the containers in it, while pages contain nested containers with equal colons, or miss closing lines: the parser
// would close the wrong container. After the pairing, prepareParserInput.ts rewrites the colons.
import { QUOTE_SCOPE } from './lineScanner.ts';

/**
 * A line that affects the pairing: an opening or closing line, a heading, text with less indentation, or code that
 * looks like a closing line.
 */
export interface ContainerMarker {
  kind: 'open' | 'close' | 'heading' | 'text' | 'code';
  line: number;
  /** Depth of the quotes and lists around the line (lineScanner.ts). */
  scope: number;
  colons: number;
}

export interface Container {
  open: ContainerMarker;
  close: ContainerMarker | undefined;
  /** Index of the line below the container. */
  end: number;
  /** Count of colons to write: more than in the containers inside. */
  width: number;
}

/** Nesting limit, since the parser needs one pass for each level. The markers of deeper containers render as text. */
const MAX_NESTING = 4;

export interface Matching {
  containers: readonly Container[];
  /** Opening lines beyond the nesting limit. */
  refused: readonly ContainerMarker[];
  /** Closing lines without an opening line. */
  stray: readonly ContainerMarker[];
}

/**
 * Pairs opening and closing lines; of several open containers the innermost with equal colons is closed. A top-level
 * container without a closing line ends at the next heading.
 */
export function matchContainers(marks: readonly ContainerMarker[], lineCount: number): Matching {
  const first = pair(marks, lineCount, new Set());
  const unclosed = first.containers.filter(
    ({ open, close, end }) => !close && open.scope === 0 && end === lineCount,
  );
  if (unclosed.length === 0) return first;
  return pair(marks, lineCount, new Set(unclosed.map(({ open }) => open)));
}

function pair(
  marks: readonly ContainerMarker[],
  lineCount: number,
  endless: ReadonlySet<ContainerMarker>,
): Matching {
  const containers: Container[] = [];
  const refused: ContainerMarker[] = [];
  const stray: ContainerMarker[] = [];
  const stack: Container[] = [];
  const endFrom = (index: number, line: number) => {
    for (let at = stack.length - 1; at >= index; at--) {
      const container = stack[at];
      const parent = stack[at - 1];
      if (container) container.end = line;
      if (container && parent) parent.width = Math.max(parent.width, container.width + 1);
    }
    stack.length = index;
  };

  for (const mark of marks) {
    const inside = stack.findIndex(({ open }) => open.scope > mark.scope);
    if (inside >= 0) endFrom(inside, mark.line);

    if (mark.kind === 'heading') {
      const ending = stack.findIndex(({ open }) => endless.has(open));
      if (ending >= 0) endFrom(ending, mark.line);
    } else if (mark.kind === 'open') {
      if (stack.length >= MAX_NESTING) {
        refused.push(mark);
        continue;
      }
      const container = { open: mark, close: undefined, end: lineCount, width: mark.colons };
      containers.push(container);
      stack.push(container);
    } else if (mark.kind === 'close') {
      const at = findOpening(stack, mark);
      const container = stack[at];
      if (container === undefined) {
        stray.push(mark);
        continue;
      }
      container.close = mark;
      endFrom(at, mark.line + 1);
    } else if (mark.kind === 'code') {
      // The parser would take this line as the closing line of each container with as many colons or fewer.
      for (const container of stack) container.width = Math.max(container.width, mark.colons + 1);
    }
  }
  endFrom(0, lineCount);
  return { containers, refused, stray };
}

/** Whether the opening line is at the top level and the closing line is indented like an item of a list. */
export const isOutdented = (open: ContainerMarker, close: ContainerMarker) =>
  open.scope === 0 && close.scope > 0 && close.scope < QUOTE_SCOPE;

/**
 * Index of the innermost container with as many colons as the closing line, else of the innermost with fewer.
 * Formatters indent a closing line below a list like the list's items: if no container is open in the list, such a
 * line closes a top-level container.
 */
function findOpening(stack: readonly Container[], close: ContainerMarker): number {
  let narrower = -1;
  let outer = -1;
  for (let at = stack.length - 1; at >= 0; at--) {
    const open = stack[at]?.open;
    if (open === undefined) continue;
    if (outer < 0 && isOutdented(open, close) && open.colons === close.colons) outer = at;
    if (open.scope !== close.scope) continue;
    if (open.colons === close.colons) return at;
    if (narrower < 0 && open.colons < close.colons) narrower = at;
  }
  return narrower < 0 ? outer : narrower;
}
