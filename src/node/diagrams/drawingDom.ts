// A DOM in which the drawing library runs without a browser: linkedom, which lays nothing out and takes a third less of
// the processor for it than happy-dom, with the few measures that the library asks for.
import { color } from 'd3-color';
import { parseHTML } from 'linkedom';
import { flattenPath } from '../../lib/svgPath.ts';
import { elementBox } from './elementBox.ts';
import { widthOfText } from './textBox.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MEASURED = [
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'path',
  'text',
  'tspan',
  'a',
];

/** What the library takes for granted. */
const GLOBALS = [
  'document',
  'DOMParser',
  'Element',
  'HTMLElement',
  'MutationObserver',
  'Node',
  'SVGElement',
] as const;

/** The same, where this DOM has none. */
const SUBSTITUTES = {
  // Nothing is styled: what an element says of itself is all.
  getComputedStyle: ({ style }: HTMLElement) => style,
  // Asked whether the first word of a `box` is a colour or its title.
  CSS: { supports: (property: string, value: string) => property === 'color' && color(value) !== null },
  // Of the library's own styles nothing is kept (drawDiagram.worker.ts).
  CSSStyleSheet: class {
    readonly cssRules = [];
    insertRule() {}
  },
  XMLSerializer: class {
    serializeToString({ outerHTML }: Element) {
      return outerHTML;
    }
  },
  // The library measures frame by frame; here none is painted.
  requestAnimationFrame: (paint: () => void) => setImmediate(paint),
};

/** Makes this process look like a window, once and for all: for a process that does nothing else. */
export function openDrawingDom(): void {
  const window = parseHTML('<!doctype html><html><head></head><body></body></html>');
  for (const name of GLOBALS) setGlobal(name, window[name]);
  for (const [name, value] of Object.entries(SUBSTITUTES)) {
    setGlobal(name, value);
    Object.assign(window, { [name]: value });
  }
  setGlobal('window', window);
  for (const name of MEASURED) {
    const prototype = Object.getPrototypeOf(window.document.createElementNS(SVG, name));
    Object.assign(prototype, MEASURES);
  }
}

const NOTHING = { x: 0, y: 0, width: 0, height: 0 };

const MEASURES = {
  getBBox(this: Element) {
    return elementBox(this) ?? NOTHING;
  },
  getBoundingClientRect(this: Element) {
    const { x, y, width, height } = elementBox(this) ?? NOTHING;
    return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
  },
  getComputedTextLength(this: Element) {
    return widthOfText(this);
  },
  getTotalLength(this: Element) {
    const points = flattenPath(this.getAttribute('d') ?? '').flat();
    return points.reduce((sum, [x, y], at) => {
      const [fromX, fromY] = points[at - 1] ?? [x, y];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0);
  },
};

function setGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
