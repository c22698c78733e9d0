// What a finished drawing may hold: shapes and words. No ids, links, images, scripts, styles of its own.

const PLACE = ['x', 'y', 'width', 'height'];
const TEXT = ['x', 'y', 'dx', 'dy', 'text-anchor', 'dominant-baseline', 'font-weight', 'font-style'];

/** The table element -> its attributes. */
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

/** Attributes of all of them. */
export const ALLOWED_ANYWHERE: readonly string[] = ['class', 'transform', 'style'];

/** What a writer may ask for (`style A fill:#fff`), and nothing that could name an address. */
const DECLARATION =
  '(?:fill|stroke|stroke-width|stroke-dasharray|opacity):(?!url)[\\w#%., -]+(?:\\([\\d%., ]+\\))?';
export const SAFE_STYLE = new RegExp(`^(?:${DECLARATION}(?:;|$))*$`);

/**
 * What may stay of an element's own style.
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
