// The names that the classes of a style sheet have in pages: browsers' bundle and what draws pages ahead agree on them.
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { makeOnce } from '../../lib/makeOnce.ts';
import { PROJECT } from '../lib/project.ts';
import { STYLE_TARGETS } from './browsers.ts';

/** A capital begins each: no class of a library that draws in pages is written so. */
const FIRST = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SECOND = [...'abcdefghijklmnopqrstuvwxyz0123456789', ...FIRST];
/** Without what readers' filters for advertisements hide. */
const NAMES = FIRST.flatMap((first) => SECOND.map((second) => first + second)).filter(
  (name) => name.toLowerCase() !== 'ad',
);

const numberClasses = makeOnce(() => new Map(listClasses().map((key, at) => [key, nameAt(at)])));

/**
 * The name of a class of a sheet: as short as can be, for each page has them some hundred times. All classes of the
 * application are numbered for that, in the order of their sheets.
 * @param file the sheet's path in the project, with slashes
 * @throws when the sheet has no such class
 * @example className('src/ui/Icon.module.css', 'icon') === 'Er'
 */
export function className(file: string, name: string): string {
  const given = numberClasses().get(keyOf(file, name));
  if (given === undefined) throw new Error(`${file} has no class "${name}"`);
  return given;
}

const keyOf = (file: string, name: string) => `${file}\0${name}`;

function nameAt(at: number): string {
  const name = NAMES[at];
  if (name === undefined) throw new Error(`There are no names of two letters for more than ${at} classes`);
  return name;
}

/** Those whose rules stand in the style sheet; a lazy part brings its own. */
function listClasses(): string[] {
  return readdirSync(`${PROJECT}src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.module.css') && !file.endsWith('.part.module.css'))
    .sort()
    .flatMap((file) => classesIn(file, readFileSync(`${PROJECT}${file}`)).map((name) => keyOf(file, name)));
}

/** In a fixed order: the compiler tells of them in any. */
function classesIn(file: string, css: Buffer): string[] {
  const { exports } = transform({ filename: file, code: css, cssModules: { pattern: '[local]' } });
  return Object.keys(exports ?? {}).sort();
}

/** The classes of a sheet, by the names that its component uses. */
export function namesInSheet(file: string, css: Buffer): Record<string, string> {
  return Object.fromEntries(classesIn(file, css).map((name) => [name, className(file, name)]));
}

/** A part's sheet (`*.part.css`, `*.part.module.css`) as it stands in the part's script, and its classes in a fixed order. */
export function readPartSheet(file: string, css: Buffer): { css: string; names: Record<string, string> } {
  const { code, exports } = transform({
    filename: file,
    code: css,
    minify: true,
    targets: STYLE_TARGETS,
    cssModules: file.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  // They come in any order, and the same sheet is to give the same bytes.
  const names = Object.entries(exports ?? {}).map(([name, known]) => [name, known.name]);
  return { css: code.toString(), names: Object.fromEntries(names.sort()) };
}
