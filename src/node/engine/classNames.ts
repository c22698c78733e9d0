// The names that the classes of a style sheet have in pages: browsers' bundle and what draws pages ahead agree on them.
import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';

/** Unlike any other of a site's few hundred, and short: each page has them some hundred times. */
const LENGTH = 5;

/**
 * The name of a class of a sheet.
 * @param file the sheet's path in the project, with slashes
 * @example className('src/ui/Icon.module.css', 'icon') === 'QYEmv'
 */
export function className(file: string, name: string): string {
  const hash = createHash('sha256').update(`${file}\0${name}`).digest('base64url');
  // A name begins with a letter.
  return hash.replace(/[^a-z]/gi, '').slice(0, LENGTH);
}

/** The classes of a sheet, by the names that its component uses. */
export function namesInSheet(file: string, css: Buffer): Record<string, string> {
  const { exports = {} } = transform({ filename: file, code: css, cssModules: { pattern: '[local]' } });
  return Object.fromEntries(Object.keys(exports ?? {}).map((name) => [name, className(file, name)]));
}

/** A part's sheet (`*.part.css`, `*.part.module.css`) as it stands in the part's script, and its classes in a fixed order. */
export function readPartSheet(file: string, css: Buffer): { css: string; names: Record<string, string> } {
  const { code, exports } = transform({
    filename: file,
    code: css,
    minify: true,
    cssModules: file.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  // They come in any order, and the same sheet is to give the same bytes.
  const names = Object.entries(exports ?? {}).map(([name, known]) => [name, known.name]);
  return { css: code.toString(), names: Object.fromEntries(names.sort()) };
}
