// The names that the classes of style sheets have in pages. webpack bundles for browsers and esbuild for the
// prerenderer: both take the names from here, so that prerendered elements have the classes of the style sheet.
import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { withBreakpoints } from './breakpoints.ts';
import { STYLE_TARGETS } from './bundlerSettings.ts';

/**
 * The name of a class in pages: a letter and five characters of a hash.
 * @param file the sheet's path in the project, with slashes
 * @example className('src/reader/ui/Icon.module.css', 'icon') === 'cS3Dtb'
 */
export function className(file: string, name: string): string {
  const hash = createHash('sha256').update(`${file}\0${name}`).digest('base64');
  return `c${hash.replace(/[^A-Za-z0-9]/g, '').slice(0, 5)}`;
}

/** The classes of a sheet, by the names that its component uses. */
export function namesInSheet(file: string, css: Buffer): Record<string, string> {
  const { exports } = transform({ filename: file, code: css, cssModules: { pattern: '[local]' } });
  const names = Object.keys(exports ?? {}).sort();
  return Object.fromEntries(names.map((name) => [name, className(file, name)]));
}

/** A lazy part's sheet (`*.part.css`, `*.part.module.css`) as the part's script holds it, and its classes in a fixed order. */
export function readPartSheet(file: string, css: Buffer): { css: string; names: Record<string, string> } {
  const { code, exports } = transform({
    filename: file,
    code: withBreakpoints(css),
    drafts: { customMedia: true },
    minify: true,
    targets: STYLE_TARGETS,
    cssModules: file.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  // lightningcss lists them in any order, and the same sheet must give the same bytes.
  const names = Object.entries(exports ?? {}).map(([name, known]) => [name, known.name]);
  return { css: code.toString(), names: Object.fromEntries(names.sort()) };
}
