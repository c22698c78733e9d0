// From what the library drew to what stands in a page: shapes and words, small, coloured by the style sheet.
// Works in any DOM: in the browser, and in the one that the build draws in.

import { flattenPath, thinLine } from '../../lib/svgPath.ts';
import type { DiagramKind } from '../i18n/diagramMessages.ts';
import type { Drawing } from '../site/manifest/drawing.ts';
import { ALLOWED, ALLOWED_ANYWHERE, cleanStyle } from './allowed.ts';
import { inlineMarkers } from './inlineMarkers.ts';

/** @param svg is changed */
export function finishDrawing(svg: Element, kind: DiagramKind): Drawing {
  const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  inlineMarkers(svg);
  liftTitles(svg);
  cutLifelines(svg, top + height);
  for (const box of svg.querySelectorAll('rect.rect')) keepColour(box);
  for (const shape of svg.querySelectorAll('.outer-path')) simplifyShape(shape);
  for (const line of svg.querySelectorAll('.text-outer-tspan')) joinWords(line);
  clean(svg);
  const size = [Math.ceil(width), Math.ceil(height)] as const;
  svg.setAttribute('class', `diagram ${kind}`);
  svg.setAttribute('viewBox', [Math.floor(left), Math.floor(top), ...size].join(' '));
  svg.setAttribute('width', `${size[0]}`);
  svg.setAttribute('height', `${size[1]}`);
  return { svg: svg.outerHTML, size };
}

/** Lines into a group are drawn later than its title, across it. */
function liftTitles(svg: Element): void {
  for (const title of svg.querySelectorAll('.cluster:not(.statediagram-cluster) > .cluster-label'))
    title.closest('.root')?.append(title);
}

/** Their ends are far below the drawing. */
function cutLifelines(svg: Element, bottom: number): void {
  for (const line of svg.querySelectorAll('.actor-line'))
    line.setAttribute('y2', `${Math.min(bottom, Number(line.getAttribute('y2')))}`);
}

/** The colour of a `box` or `rect` in a sequence, if a writer has named one. */
function keepColour(box: Element): void {
  const colour = box.getAttribute('fill') ?? 'transparent';
  if (colour !== 'transparent') box.setAttribute('style', `fill:${colour}`);
}

/** Round shapes are two paths of hundreds of points, for drawing by a shaky hand. */
function simplifyShape(shape: Element): void {
  const [first, ...others] = shape.querySelectorAll('path');
  const [line] = flattenPath(first?.getAttribute('d') ?? '').sort((a, b) => b.length - a.length);
  if (first === undefined || line === undefined || others.length !== 1) return;
  const half = Math.floor(line.length / 2);
  const thin = [...thinLine(line.slice(0, half), 0.05), ...thinLine(line.slice(half), 0.05)];
  first.setAttribute('d', `M${thin.map((point) => point.join(',')).join('L')}Z`);
  others[0]?.remove();
}

/** Words of one style stand in pieces of their own. */
function joinWords(line: Element): void {
  const isPlain = [...line.children].every(
    (word) => word.getAttribute('font-style') === 'normal' && word.getAttribute('font-weight') === 'normal',
  );
  if (isPlain) line.replaceChildren(line.textContent);
}

function clean(element: Element): void {
  for (const child of [...element.children]) clean(child);
  const allowed = ALLOWED[element.localName];
  if (allowed === undefined) {
    if (element.localName === 'a') element.replaceWith(unlinked(element));
    else element.remove();
    return;
  }
  const anchor = /text-anchor:\s*(\w+)/.exec(element.getAttribute('style') ?? '')?.[1];
  // Elsewhere they are the library's own, and the style sheet's to say.
  const isStyledByWriter = element.closest('.node, .cluster, .edgePaths, rect.rect') !== null;
  if (!isStyledByWriter) element.removeAttribute('style');
  for (const { name, value } of [...element.attributes]) {
    const kept = allowed.includes(name) || ALLOWED_ANYWHERE.includes(name) ? tidy(name, value) : '';
    if (kept === '') element.removeAttribute(name);
    else if (kept !== value) element.setAttribute(name, kept);
  }
  if (anchor !== undefined && allowed.includes('text-anchor')) element.setAttribute('text-anchor', anchor);
  if (isNothing(element)) element.remove();
}

/** The content of a link, in its place. */
function unlinked(link: Element): Element {
  const group = link.ownerDocument.createElementNS(link.namespaceURI, 'g');
  const place = link.getAttribute('transform');
  if (place !== null) group.setAttribute('transform', place);
  group.append(...link.childNodes);
  return group;
}

/** Names that the style sheet has no use for. */
const IDLE_CLASS =
  /^(?:root|label|default|basic|label-container|outer-path|edge-thickness-normal|edge-pattern-solid|text-(?:outer|inner)-tspan|row|edgePaths|nodes|undefined|noteText|actor-(?:top|bottom)|\d+)$/;

function tidy(name: string, value: string): string {
  if (name === 'style') return cleanStyle(value);
  if (name === 'class') {
    const names = value.split(/\s+/).filter((word) => word !== '' && !IDLE_CLASS.test(word));
    return [...new Set(names)].join(' ');
  }
  // The picture's own name says what it shows; a tenth of a pixel is fine enough.
  return value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => `${Math.round(Number(number) * 10) / 10}`);
}

/** What neither shows nor holds anything. Behind words no rectangle is needed: they have an edge of the surface's colour. */
function isNothing(element: Element): boolean {
  if (element.localName === 'rect')
    return !element.hasAttribute('width') || element.classList.contains('background');
  if (element.localName === 'g') return element.childElementCount === 0;
  return /^(?:text|tspan)$/.test(element.localName) && element.textContent === '';
}
