// Pairs the opening and closing lines of containers. Pages contain nested containers of equal width, and miss closing
// lines; the parser compares widths only and would close the wrong one.
import { QUOTE_SCOPE } from './lineScanner.ts';

/**
 * A line that affects the pairing: openings, closings, headings, less indented text, and code that looks like a
 * closing.
 */
export interface ContainerMarker {
  kind: 'open' | 'close' | 'heading' | 'text' | 'code';
  line: number;
  /** Grows with each quote and list around the line. */
  scope: number;
  colons: number;
}

export interface Container {
  open: ContainerMarker;
  close: ContainerMarker | undefined;
  /** Line after the container. */
  end: number;
  /** Colons to write: a container needs more than the ones in it. */
  width: number;
}

/** Nesting limit; deeper containers become text. Each level costs the parser one more pass. */
const MAX_NESTING = 4;

export interface Matching {
  containers: readonly Container[];
  /** Openings to render as text. */
  refused: readonly ContainerMarker[];
  /** Closings without an opening. */
  stray: readonly ContainerMarker[];
}

/**
 * Pairs openings with closings, innermost and equal widths first. A container at the top level without a closing ends
 * at the next heading.
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
      // The parser would close each container that is no wider.
      for (const container of stack) container.width = Math.max(container.width, mark.colons + 1);
    }
  }
  endFrom(0, lineCount);
  return { containers, refused, stray };
}

/** Whether the opening is unindented and the closing is inside a list. */
export const isSetOut = (open: ContainerMarker, close: ContainerMarker) =>
  open.scope === 0 && close.scope > 0 && close.scope < QUOTE_SCOPE;

/**
 * The innermost container of equal width, else the innermost narrower one. Formatters indent a closing line after a
 * list like the list's items: if no container is open in the list, it closes the unindented one.
 */
function findOpening(stack: readonly Container[], close: ContainerMarker): number {
  let narrower = -1;
  let outer = -1;
  for (let at = stack.length - 1; at >= 0; at--) {
    const open = stack[at]?.open;
    if (open === undefined) continue;
    if (outer < 0 && isSetOut(open, close) && open.colons === close.colons) outer = at;
    if (open.scope !== close.scope) continue;
    if (open.colons === close.colons) return at;
    if (narrower < 0 && open.colons < close.colons) narrower = at;
  }
  return narrower < 0 ? outer : narrower;
}
