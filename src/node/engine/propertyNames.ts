// The names that custom properties of the style sheets have in what is published: each page has them a hundred times.
import { readdirSync, readFileSync } from 'node:fs';
import { LOOK_PROPERTIES } from '../../core/reading/lookProperties.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import { PROJECT } from '../lib/project.ts';

/** Readers' browsers keep them by these names (core/reading/look.ts). */
const KEPT: ReadonlySet<string> = new Set([...LOOK_PROPERTIES, 'font-text']);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Not the end of a class's name. */
const NAME = /(?<![\w-])--([a-z][\w-]*)/g;

const shortNames = makeOnce(() => {
  const css = readSheets();
  const defined = new Set([...css.matchAll(/^\s*--([a-z][\w-]*):/gm)].map(([, name = '']) => name));
  const uses = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(NAME))
    if (defined.has(name) && !KEPT.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const mostUsedFirst = [...uses].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return new Map(mostUsedFirst.map(([name], at) => [name, nameAt(at)]));
});

/**
 * Gives the properties that the application's sheets define their short names, in a sheet or a script.
 * @example shortenProperties('a{color:var(--text-1)}') === 'a{color:var(--a)}', if nothing is used more often
 */
export function shortenProperties(code: string): string {
  return code.replace(NAME, (whole, name: string) => {
    const short = shortNames().get(name);
    return short === undefined ? whole : `--${short}`;
  });
}

function nameAt(at: number): string {
  const [first, second] = [Math.floor(at / LETTERS.length) - 1, at % LETTERS.length];
  return `${LETTERS[first] ?? ''}${LETTERS[second]}`;
}

function readSheets(): string {
  return readdirSync(`${PROJECT}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readFileSync(`${PROJECT}src/${file}`, 'utf8'))
    .join('\n');
}
