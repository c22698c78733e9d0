// Bounding boxes of SVG elements in their own coordinates (getBBox of SVG 2), computed from attributes without layout.

import { FONT_SIZE } from '../../core/diagrams/diagramConfig.ts';
import { flattenPath } from '../../lib/svgPath.ts';

/**
 * Advance widths of U+0020 to U+007E in hundredths of an em, those of DejaVu Sans. The reader's font is unknown: labels
 * measured by a wide font fit into their boxes in narrower ones too. Han characters are square in every font.
 */
const WIDTHS = [
  32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34,
  34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73,
  68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63,
  63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
];
/** Width of other letters (é, ü, Cyrillic). */
const OTHER_LETTER = 65;
/** From this code point on (arrows, CJK punctuation, Han) characters count as square. */
const FIRST_SQUARE = 0x2010;
/** Zero width: combining marks, joiners and variation selectors. */
const NO_WIDTH = /[\p{Mn}\p{Cf}]/u;

/**
 * Width of a text in ems.
 * @example textWidth('访客 8035') // 4.88
 */
export function measureTextWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (NO_WIDTH.test(character)) continue;
    width += code >= FIRST_SQUARE ? 100 : (WIDTHS[code - 32] ?? OTHER_LETTER);
  }
  return width / 100;
}

type Measure = (element: Element) => Box | undefined;

type Quad = [number, number, number, number];
const number = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? '') || 0;

/** A rectangle without a size is not rendered. */
const rectangle: Measure = (element) => {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(element, name)) as Quad;
  return width === 0 && height === 0 ? undefined : { x, y, width, height };
};

const oval =
  (horizontal: string, vertical: string): Measure =>
  (element) => {
    const [rx, ry] = [number(element, horizontal), number(element, vertical)];
    return { x: number(element, 'cx') - rx, y: number(element, 'cy') - ry, width: 2 * rx, height: 2 * ry };
  };

const corners: Measure = (element) => {
  const numbers =
    element
      .getAttribute('points')
      ?.match(/-?[\d.]+(?:e-?\d+)?/g)
      ?.map(Number) ?? [];
  return boxAround(numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : [])));
};

const group: Measure = (element) =>
  joinBoxes([...element.children].map((child) => move(child, elementBox(child))));

/** Other elements (defs, marker, style) are not rendered where they are defined. */
const MEASURES: Readonly<Record<string, Measure>> = {
  svg: group,
  g: group,
  a: group,
  rect: rectangle,
  image: rectangle,
  circle: oval('r', 'r'),
  ellipse: oval('rx', 'ry'),
  line: (element) =>
    boxAround([
      [number(element, 'x1'), number(element, 'y1')],
      [number(element, 'x2'), number(element, 'y2')],
    ]),
  polygon: corners,
  polyline: corners,
  path: (element) => boxAround(flattenPath(element.getAttribute('d') ?? '').flat()),
  text: boxOfText,
  tspan: boxOfText,
};

/** Undefined for an element that is not rendered. */
export function elementBox(element: Element): Box | undefined {
  return MEASURES[element.localName]?.(element);
}

/** Box of a child in its parent's coordinates. Mermaid uses `translate`; its few rotations are ignored. */
function move(child: Element, box: Box | undefined): Box | undefined {
  const [, x = 0, y = 0] =
    /translate\(\s*([-\d.e]+)(?:[\s,]+([-\d.e]+))?/.exec(child.getAttribute('transform') ?? '') ?? [];
  return box && { ...box, x: box.x + Number(x), y: box.y + Number(y) };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all points; undefined for an empty list. */
function boxAround(points: readonly (readonly [x: number, y: number])[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function joinBoxes(boxes: readonly (Box | undefined)[]): Box | undefined {
  return boxAround(boxes.flatMap((box) => (box ? cornersOf(box) : [])));
}

function cornersOf({ x, y, width, height }: Box): [x: number, y: number][] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}

/** Ascent and descent of a line in ems, between those of PingFang SC, Microsoft YaHei and Noto Sans CJK. */
const ABOVE = 1.08;
const BELOW = 0.29;
/** Factor of the width of bold letters. */
const BOLD = 1.08;

/** Box of a `text` or `tspan` element; each `tspan` with a position of its own starts a line. */
function boxOfText(element: Element): Box | undefined {
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

/** A run of text that starts at one position. */
interface Line {
  x: number;
  y: number;
  width: number;
  /** Fraction of the line's width that is to the left of `x`, by `text-anchor`. */
  share: number;
}

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
  return measureTextWidth(textContent ?? '') * FONT_SIZE * (isBold ? BOLD : 1);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Converts an attribute to pixels: Mermaid writes pixels and ems. */
function length(element: Element, name: string): number | undefined {
  const value = element.getAttribute(name);
  if (value === null) return undefined;
  return Number.parseFloat(value) * (value.endsWith('em') ? FONT_SIZE : 1);
}

const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** Fraction of a line that is to the left of its position, by the nearest `text-anchor`. */
function shareBefore(element: Element): number {
  for (let at: Element | null = element; at !== null && at.localName !== 'svg'; at = at.parentElement) {
    const own =
      at.getAttribute('text-anchor') ?? /text-anchor:\s*(\w+)/.exec(at.getAttribute('style') ?? '')?.[1];
    if (own !== undefined) return SHARES[own] ?? 0;
  }
  return isCentred(element) ? 0.5 : 0;
}

/** Labels that Mermaid's stylesheet and src/reader/article/fences/diagramSvg.part.css centre. */
function isCentred(element: Element): boolean {
  return element.closest('.node .label')?.closest('.flowchart') != null;
}
