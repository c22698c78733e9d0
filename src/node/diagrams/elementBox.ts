// The place that an SVG element takes, in its own coordinates (SVG 2, getBBox), found from its attributes.
import { flattenPath } from '../../lib/svgPath.ts';
import { type Box, boxAround, joinBoxes } from './box.ts';
import { boxOfText } from './textBox.ts';

type Measure = (element: Element) => Box | undefined;

type Quad = [number, number, number, number];
const number = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? '') || 0;

/** Without a size it is not there. */
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

/** Elements that are not here show nothing by themselves. */
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

/** Undefined for what takes no place. */
export function elementBox(element: Element): Box | undefined {
  return MEASURES[element.localName]?.(element);
}

/** Where a child stands in its parent. The library moves and seldom turns: turned ones are taken as they are. */
function move(child: Element, box: Box | undefined): Box | undefined {
  const [, x = 0, y = 0] =
    /translate\(\s*([-\d.e]+)(?:[\s,]+([-\d.e]+))?/.exec(child.getAttribute('transform') ?? '') ?? [];
  return box && { ...box, x: box.x + Number(x), y: box.y + Number(y) };
}
