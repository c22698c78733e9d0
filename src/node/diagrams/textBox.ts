// The place of words in an SVG drawing: lines are `tspan`s, each with a place of its own.
import { FONT_SIZE } from '../../core/diagrams/diagramConfig.ts';
import { type Box, joinBoxes } from './box.ts';
import { textWidth } from './textWidth.ts';

/** How far a line reaches above and below its base, in ems: between PingFang SC, Microsoft YaHei and Noto Sans CJK. */
const ABOVE = 1.08;
const BELOW = 0.29;
/** How much wider bold letters are. */
const BOLD = 1.08;

/** The box of a `text` or `tspan` element. */
export function boxOfText(element: Element): Box | undefined {
  const lines: Line[] = [{ x: 0, y: 0, width: 0, share: shareBefore(element) }];
  const visit = (node: Node) => {
    const line = lines.at(-1);
    if (line === undefined) return;
    if (node.nodeType === 3) line.width += widthOf(node);
    else if (isElement(node)) {
      const [x, y, dx = 0, dy = 0] = ['x', 'y', 'dx', 'dy'].map((name) => length(node, name));
      if (x !== undefined || y !== undefined || dx !== 0 || dy !== 0)
        lines.push({ x: (x ?? line.x) + dx, y: (y ?? line.y) + dy, width: 0, share: shareBefore(node) });
      for (const child of node.childNodes) visit(child);
    }
  };
  visit(element);
  return joinBoxes(lines.filter(({ width }) => width > 0).map(boxOfLine));
}

/** Words that stand beside each other. */
interface Line {
  /** Where it is placed. */
  x: number;
  y: number;
  width: number;
  /** How much of it stands before that. */
  share: number;
}

/** The width of the words in an element, without the way to it. */
export function widthOfText(element: Element): number {
  return boxOfText(element)?.width ?? 0;
}

function boxOfLine({ x, y, width, share }: Line): Box {
  return { x: x - width * share, y: y - ABOVE * FONT_SIZE, width, height: (ABOVE + BELOW) * FONT_SIZE };
}

function widthOf({ textContent, parentElement }: Node): number {
  const isBold = parentElement?.closest(
    '[font-weight^="bold"], [style*="weight: bold"], [style*="weight:bold"]',
  );
  return textWidth(textContent ?? '') * FONT_SIZE * (isBold ? BOLD : 1);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** In pixels; the library gives pixels and ems. */
function length(element: Element, name: string): number | undefined {
  const value = element.getAttribute(name);
  if (value === null) return undefined;
  return Number.parseFloat(value) * (value.endsWith('em') ? FONT_SIZE : 1);
}

const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** How much of a line stands before the point that it is placed at. */
function shareBefore(element: Element): number {
  for (let at: Element | null = element; at !== null && at.localName !== 'svg'; at = at.parentElement) {
    const own =
      at.getAttribute('text-anchor') ?? /text-anchor:\s*(\w+)/.exec(at.getAttribute('style') ?? '')?.[1];
    if (own !== undefined) return SHARES[own] ?? 0;
  }
  return isCentred(element) ? 0.5 : 0;
}

/** In the library's own style sheet these are (src/reader/article/fences/diagramSvg.part.css has the same). */
function isCentred(element: Element): boolean {
  return element.closest('.node .label')?.closest('.flowchart') != null;
}
