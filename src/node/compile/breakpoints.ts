// Resolves the `@custom-media` names of breakpoints.css. Browsers know no custom media, and a sheet is compiled by
// itself: the definitions are appended to its text.
import { readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import { inProject } from '../lib/project.ts';

/** Where the breakpoints are defined: a compiler that watches reads a sheet again when this changes. */
export const BREAKPOINTS_FILE = inProject('src/reader/styles/breakpoints.css');

/** A sheet with the definitions; for `transform` with `drafts: { customMedia: true }`. */
export function withBreakpoints(css: string | Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(css), readFileSync(BREAKPOINTS_FILE)]);
}

/**
 * A sheet whose media queries name widths; one without custom media is returned as it is.
 * @example resolveBreakpoints('a.css', '@media (--desktop) { … }') // '@media (width >= 997px) { … }'
 */
export function resolveBreakpoints(filename: string, css: string): string {
  if (!/@media[^{]*\(--/.test(css)) return css;
  const options = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };
  return transform({ filename, code: withBreakpoints(css), ...options }).code.toString();
}
