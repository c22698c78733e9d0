// Writes the computed styles of a drawing into its elements: the stylesheet that Mermaid puts into the SVG, which refers to
// the id of the drawing, is not part of the page.

const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
] as const;
const TEXT_PROPERTIES = [
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'alignment-baseline',
] as const;

/** Initial values, except of `fill` and `stroke`, which the page's stylesheet would set. */
const INITIAL = new Set(['1', '1px', 'none', 'normal', '400', 'auto', 'baseline', 'start']);

/** @param svg a drawing in the document; mutated */
export function inlineStyles(svg: SVGSVGElement): void {
  const elements = [
    ...svg.querySelectorAll<SVGElement>(
      'g, rect, circle, ellipse, line, polygon, polyline, path, text, tspan',
    ),
  ];
  const styles = elements.map((element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return undefined;
    const isGroup = element.localName === 'g';
    const names = isGroup
      ? (['opacity'] as const)
      : element.localName.startsWith('t')
        ? [...PROPERTIES, ...TEXT_PROPERTIES]
        : PROPERTIES;
    return names
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([name, value]) => /^(?:fill|stroke)$/.test(name) || !INITIAL.has(value))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  });
  // Written when all are read: each write would compute the styles anew.
  for (const [at, element] of elements.entries()) {
    const style = styles[at];
    if (style === undefined) element.remove();
    else if (style === '') element.removeAttribute('style');
    else element.setAttribute('style', style);
  }
}
