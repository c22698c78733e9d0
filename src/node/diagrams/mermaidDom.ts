// The DOM that Mermaid renders in: linkedom, which has no layout and takes a third less CPU time than happy-dom, with
// the few methods of SVG geometry that Mermaid calls.
import { color } from 'd3-color';
import { parseHTML } from 'linkedom';
import { flattenPath } from '../../lib/svgPath.ts';
import { elementBox, widthOfText } from './elementBox.ts';

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

/** Globals that Mermaid expects of a browser. */
const GLOBALS = [
  'document',
  'DOMParser',
  'Element',
  'HTMLElement',
  'MutationObserver',
  'Node',
  'SVGElement',
] as const;

/** Replacements for globals that linkedom lacks. */
const SUBSTITUTES = {
  // Without stylesheets an element's computed style is its own `style` attribute.
  getComputedStyle: ({ style }: HTMLElement) => style,
  // Mermaid calls CSS.supports() to decide whether the first word of a `box` is a colour or its title.
  CSS: { supports: (property: string, value: string) => property === 'color' && color(value) !== null },
  // renderDiagram.worker.ts removes Mermaid's styles.
  CSSStyleSheet: class {
    readonly cssRules = [];
    insertRule() {}
  },
  XMLSerializer: class {
    serializeToString({ outerHTML }: Element) {
      return outerHTML;
    }
  },
  // Mermaid measures in animation frames, which Node does not have.
  requestAnimationFrame: (paint: () => void) => setImmediate(paint),
};

/** Defines browser globals for the whole process; only a worker that does nothing else may call it. */
export function installMermaidDom(): void {
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
