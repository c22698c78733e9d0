// Reduces Mermaid's SVG to shapes and text, styled by the stylesheet. Uses the DOM of a browser, or the one of the
// build.

import type { DiagramKind } from '#i18n/diagramMessages';
import { flattenPath, type SvgPoint, simplifyLine } from '../../lib/svgPath.ts';
import { isStyled } from '../document/diagram.ts';
import type { Drawing } from '../site/manifest/prerenderWorker.ts';

/** @param svg mutated */
export function finishDiagram(svg: Element, kind: DiagramKind): Drawing {
  const hasOwnStyles = !isStyled(kind);
  const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  inlineMarkers(svg);
  liftTitles(svg);
  cutLifelines(svg, top + height);
  for (const box of svg.querySelectorAll('rect.rect')) keepColour(box);
  for (const shape of svg.querySelectorAll('.outer-path')) simplifyShape(shape);
  for (const line of svg.querySelectorAll('.text-outer-tspan')) joinWords(line);
  clean(svg, hasOwnStyles);
  const size = [Math.ceil(width), Math.ceil(height)] as const;
  svg.setAttribute('class', `diagram ${hasOwnStyles ? 'plain' : kind}`);
  svg.setAttribute('viewBox', [Math.floor(left), Math.floor(top), ...size].join(' '));
  svg.setAttribute('width', `${size[0]}`);
  svg.setAttribute('height', `${size[1]}`);
  return { svg: svg.outerHTML, size };
}

/** Moves the titles of groups to the end of the SVG: edges into a group would be rendered over its title. */
function liftTitles(svg: Element): void {
  for (const title of svg.querySelectorAll('.cluster:not(.statediagram-cluster) > .cluster-label'))
    title.closest('.root')?.append(title);
}

/** Shortens lifelines to the diagram's height: Mermaid's extend far below. */
function cutLifelines(svg: Element, bottom: number): void {
  for (const line of svg.querySelectorAll('.actor-line'))
    line.setAttribute('y2', `${Math.min(bottom, Number(line.getAttribute('y2')))}`);
}

/** Preserves the colour that the source sets for a `box` or `rect` of a sequence diagram. */
function keepColour(box: Element): void {
  const colour = box.getAttribute('fill') ?? 'transparent';
  if (colour !== 'transparent') box.setAttribute('style', `fill:${colour}`);
}

/**
 * Simplifies the outline of a rounded shape. Mermaid draws it as two paths of hundreds of points, because it also
 * has a hand-drawn style.
 */
function simplifyShape(shape: Element): void {
  const [first, ...others] = shape.querySelectorAll('path');
  const [line] = flattenPath(first?.getAttribute('d') ?? '').sort((a, b) => b.length - a.length);
  if (first === undefined || line === undefined || others.length !== 1) return;
  const half = Math.floor(line.length / 2);
  const thin = [...simplifyLine(line.slice(0, half), 0.05), ...simplifyLine(line.slice(half), 0.05)];
  first.setAttribute('d', `M${thin.map((point) => point.join(',')).join('L')}Z`);
  others[0]?.remove();
}

/** Merges the words of a line in one style: Mermaid renders an element for each word. */
function joinWords(line: Element): void {
  const isPlain = [...line.children].every(
    (word) => word.getAttribute('font-style') === 'normal' && word.getAttribute('font-weight') === 'normal',
  );
  if (isPlain) line.replaceChildren(line.textContent);
}

/** @param hasOwnStyles whether each element has its styles inline (inlineStyles.ts), and needs no class */
function clean(element: Element, hasOwnStyles: boolean): void {
  for (const child of [...element.children]) clean(child, hasOwnStyles);
  const allowed = ALLOWED[element.localName];
  if (allowed === undefined) {
    // In a `switch` the text is the alternative of HTML, which is removed.
    if (/^(?:a|switch)$/.test(element.localName)) element.replaceWith(unlinked(element));
    else element.remove();
    return;
  }
  const anchor = /text-anchor:\s*(\w+)/.exec(element.getAttribute('style') ?? '')?.[1];
  // Authors can style only these elements. Inline styles elsewhere are Mermaid's: the stylesheet replaces them.
  const isStyledByWriter = hasOwnStyles || element.closest('.node, .cluster, .edgePaths, rect.rect') !== null;
  if (hasOwnStyles) element.removeAttribute('class');
  if (!isStyledByWriter) element.removeAttribute('style');
  for (const { name, value } of [...element.attributes]) {
    const kept = allowed.includes(name) || ALLOWED_ANYWHERE.includes(name) ? tidy(name, value) : '';
    if (kept === '') element.removeAttribute(name);
    else if (kept !== value) element.setAttribute(name, kept);
  }
  if (anchor !== undefined && allowed.includes('text-anchor')) element.setAttribute('text-anchor', anchor);
  if (isNothing(element)) element.remove();
}

/** Replaces a link by a group with its content. */
function unlinked(link: Element): Element {
  const group = link.ownerDocument.createElementNS(link.namespaceURI, 'g');
  const place = link.getAttribute('transform');
  if (place !== null) group.setAttribute('transform', place);
  group.append(...link.childNodes);
  return group;
}

/** Class names without a rule in the stylesheet. */
const IDLE_CLASS =
  /^(?:root|label|default|basic|label-container|outer-path|edge-thickness-normal|edge-pattern-solid|text-(?:outer|inner)-tspan|row|edgePaths|nodes|undefined|noteText|actor-(?:top|bottom)|\d+)$/;

function tidy(name: string, value: string): string {
  if (name === 'style') return cleanStyle(value);
  if (name === 'class') {
    const names = value.split(/\s+/).filter((word) => word !== '' && !IDLE_CLASS.test(word));
    return [...new Set(names)].join(' ');
  }
  // Rounds coordinates to a tenth of a pixel.
  return value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number, at: number) => {
    // A path may write `1.5.5` for two numbers.
    const space = /\d/.test(value.charAt(at - 1)) ? ' ' : '';
    return `${space}${Math.round(Number(number) * 10) / 10}`;
  });
}

/** Whether an element renders nothing. */
function isNothing(element: Element): boolean {
  if (element.localName === 'rect') return !element.hasAttribute('width');
  if (element.localName === 'g') return element.childElementCount === 0;
  return /^(?:text|tspan)$/.test(element.localName) && element.textContent === '';
}

// Elements and attributes that a rendered diagram may contain: no ids, links, images, scripts or stylesheets.

const PLACE = ['x', 'y', 'width', 'height'];
const TEXT = ['x', 'y', 'dx', 'dy', 'text-anchor', 'dominant-baseline', 'font-weight', 'font-style'];

/** Attributes by element. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'width', 'height', 'xmlns'],
  g: [],
  rect: [...PLACE, 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
  path: ['d'],
  text: TEXT,
  tspan: TEXT,
};

/** Attributes allowed on each element. */
export const ALLOWED_ANYWHERE: readonly string[] = ['class', 'transform', 'style'];

/** Declarations of Mermaid's `style` and `classDef`; none can contain a URL. */
const DECLARATION =
  '(?:fill|fill-opacity|stroke|stroke-width|stroke-dasharray|stroke-opacity|opacity|font-size|font-weight|font-style|text-anchor|dominant-baseline|alignment-baseline):(?!url)[\\w#%., -]+(?:\\([\\d%., ]+\\))?';
export const SAFE_STYLE = new RegExp(`^(?:${DECLARATION}(?:;|$))*$`);

/**
 * Filters an inline style.
 * @example cleanStyle('fill:#fff !important;background:url(x)') // 'fill:#fff'
 */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((part) =>
      part
        .replace('!important', '')
        .replace(/\s*:\s*/, ':')
        .trim(),
    )
    .filter((part) => part !== '' && SAFE_STYLE.test(part))
    .join(';');
}

// Edges refer to markers by id. Each reference is replaced with a copy of the marker at that end of the edge: no
// element needs an id, and all arrows have one shape.

/** Arrows by the end of the marker's id, with the distance of the tip from the edge's end. */
const ARROWS: readonly [name: RegExp, tip: number][] = [
  [/-point(?:End|Start)$/, 4],
  [/-barbEnd$/, 0],
  [/-arrowhead$/, 2],
  [/-filled-head$/, 2.5],
  [/-dependency(?:End|Start)$/, 5],
];
const HEAD = 'M0,0L-9,4.5L-9,-4.5Z';

/** Inserts the arrowheads of all edges below an element. The caller drops the markers. */
function inlineMarkers(root: Element): void {
  const markers = new Map([...root.querySelectorAll('marker')].map((marker) => [marker.id, marker]));
  for (const side of ['start', 'end'] as const)
    for (const line of root.querySelectorAll(`[marker-${side}]`)) {
      const id = /#([^)"']+)/.exec(line.getAttribute(`marker-${side}`) ?? '')?.[1] ?? '';
      const marker = markers.get(id);
      const place = endOf(line, side);
      if (marker !== undefined && place !== undefined) line.after(drawHead(marker, place, side));
    }
}

interface EdgeEnd {
  at: SvgPoint;
  /** In degrees. */
  angle: number;
}

/** End point and direction of an edge; undefined without points. */
function endOf(line: Element, side: 'start' | 'end'): EdgeEnd | undefined {
  const number = (name: string) => Number(line.getAttribute(name) ?? 0);
  const points =
    line.localName === 'line'
      ? [[number('x1'), number('y1')] as const, [number('x2'), number('y2')] as const]
      : flattenPath(line.getAttribute('d') ?? '').flat();
  const [at, ...others] = side === 'start' ? points : [...points].reverse();
  const next = others.find(([x, y]) => at !== undefined && Math.hypot(x - at[0], y - at[1]) > 0.5);
  if (at === undefined) return undefined;
  // In sequence diagrams, a line of length zero carries the number of a message (autonumber).
  if (next === undefined) return { at, angle: 0 };
  const [fromX, fromY, toX, toY] = side === 'start' ? [...at, ...next] : [...next, ...at];
  return { at, angle: (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI };
}

function drawHead(marker: Element, { at: [x, y], angle }: EdgeEnd, side: 'start' | 'end'): Element {
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

/** Transforms a child of a marker, so that the marker's reference point is at the edge's end. */
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
