// Heads of lines. The library draws them once, names them by an id and has lines ask for them; here each line
// gets its own: nothing in a drawing has an id then, and all arrows have the same head.
import { flattenPath, type Point } from '../../lib/svgPath.ts';

/** Arrows of all kinds of diagrams, by the end of their ids, and how far their tips stand before the line's end. */
const ARROWS: readonly [name: RegExp, tip: number][] = [
  [/-point(?:End|Start)$/, 4],
  [/-barbEnd$/, 0],
  [/-arrowhead$/, 2],
  [/-filled-head$/, 2.5],
  [/-dependency(?:End|Start)$/, 5],
];
const HEAD = 'M0,0L-9,4.5L-9,-4.5Z';

/** Draws the heads of all lines below an element where they belong, and takes away what they were made of. */
export function inlineMarkers(root: Element): void {
  const markers = new Map([...root.querySelectorAll('marker')].map((marker) => [marker.id, marker]));
  for (const side of ['start', 'end'] as const)
    for (const line of root.querySelectorAll(`[marker-${side}]`)) {
      const id = /#([^)"']+)/.exec(line.getAttribute(`marker-${side}`) ?? '')?.[1] ?? '';
      const marker = markers.get(id);
      const place = endOf(line, side);
      if (marker !== undefined && place !== undefined) line.after(drawHead(marker, place, side));
    }
}

interface Place {
  at: Point;
  /** In degrees: the way that the line runs. */
  angle: number;
}

/** Where a line ends, or starts, and where it goes there. */
function endOf(line: Element, side: 'start' | 'end'): Place | undefined {
  const number = (name: string) => Number(line.getAttribute(name) ?? 0);
  const points =
    line.localName === 'line'
      ? [[number('x1'), number('y1')] as const, [number('x2'), number('y2')] as const]
      : flattenPath(line.getAttribute('d') ?? '').flat();
  const [at, ...others] = side === 'start' ? points : [...points].reverse();
  const next = others.find(([x, y]) => at !== undefined && Math.hypot(x - at[0], y - at[1]) > 0.5);
  if (at === undefined) return undefined;
  // A line without a length carries the number of a message.
  if (next === undefined) return { at, angle: 0 };
  const [fromX, fromY, toX, toY] = side === 'start' ? [...at, ...next] : [...next, ...at];
  return { at, angle: (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI };
}

function drawHead(marker: Element, { at: [x, y], angle }: Place, side: 'start' | 'end'): Element {
  const tip = ARROWS.find(([name]) => name.test(marker.id))?.[1];
  const turn = side === 'start' && (tip !== undefined || /reverse/.test(marker.getAttribute('orient') ?? ''));
  const head = marker.ownerDocument.createElementNS(marker.namespaceURI, 'g');
  const placed = `translate(${x},${y}) rotate(${turn ? angle + 180 : angle})`;
  if (tip !== undefined) {
    const arrow = marker.ownerDocument.createElementNS(marker.namespaceURI, 'path');
    arrow.setAttribute('d', HEAD);
    arrow.setAttribute('transform', `translate(${tip},0)`);
    head.append(arrow);
  } else head.append(...[...marker.cloneNode(true).childNodes].map((part) => moved(part, marker)));
  head.setAttribute('class', tip === undefined ? `head ${kindOf(marker.id)}` : 'head arrow');
  head.setAttribute('transform', placed);
  return head;
}

/** A piece of a marker, so that the marker's own point of reference stands at the end of the line. */
function moved(part: Node, marker: Element): Node {
  const number = (name: string) => Number(marker.getAttribute(name) ?? 0);
  const wide = Number(marker.getAttribute('viewBox')?.split(/[\s,]+/)[2] ?? 0);
  const scale = wide > 0 ? number('markerWidth') / wide : 1;
  if (part.nodeType === 1)
    (part as Element).setAttribute(
      'transform',
      `scale(${scale}) translate(${-number('refX')},${-number('refY')})`,
    );
  return part;
}

/** @example kindOf('d1_classDiagram-extensionStart') === 'extension' */
function kindOf(id: string): string {
  return /-(\w+?)(?:Start|End)?$/.exec(id)?.[1] ?? '';
}
