// Class names and breakpoints of stylesheets. webpack bundles for browsers and esbuild for the prerenderer: both take
// the names from here, so that prerendered elements have the classes of the stylesheet.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import { inProject } from '../lib/project.ts';
import { STYLE_TARGETS } from './bundlerSettings.ts';

/**
 * Class name in pages: a letter and four characters of a hash.
 * @param file slash path of the stylesheet from the project
 * @example className('src/reader/ui/Icon.module.css', 'icon') === 'cS3Dt'
 */
export function className(file: string, name: string): string {
  const hash = createHash('sha256').update(`${file}\0${name}`).digest('base64');
  return `c${hash.replace(/[^A-Za-z0-9]/g, '').slice(0, 4)}`;
}

/** Class names of a CSS module by the names that its component uses. */
export function namesInSheet(file: string, css: Buffer): Record<string, string> {
  const { exports } = transform({ filename: file, code: css, cssModules: { pattern: '[local]' } });
  const names = Object.keys(exports ?? {}).sort();
  return Object.fromEntries(names.map((name) => [name, className(file, name)]));
}

/** Compiles the stylesheet of a lazy chunk (`*.part.css`, `*.part.module.css`) to minified CSS and its class names. */
export function readPartSheet(file: string, css: Buffer): { css: string; names: Record<string, string> } {
  const { code, exports } = transform({
    filename: file,
    code: withBreakpoints(css),
    drafts: { customMedia: true },
    minify: true,
    targets: STYLE_TARGETS,
    cssModules: file.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  // Sorted: lightningcss lists them in random order, and builds must be reproducible.
  const names = Object.entries(exports ?? {}).map(([name, known]) => [name, known.name]);
  return { css: code.toString(), names: Object.fromEntries(names.sort()) };
}

/** Where the breakpoints are defined: a compiler that watches reads a sheet again when this changes. */
export const BREAKPOINTS_FILE = inProject('src/reader/styles/breakpoints.css');

/** A sheet with the definitions; for `transform` with `drafts: { customMedia: true }`. */
function withBreakpoints(css: string | Uint8Array): Uint8Array {
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
