// The colors of the stylesheets, and their contrast.
import { readFileSync } from 'node:fs';
import { contrast } from '../../src/core/site/head/accentColors.ts';

const css = readFileSync(new URL('../../src/reader/styles/tokens.css', import.meta.url), 'utf8');

const readColors = (selector: string) => {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
};

/** Colors of both themes, by the names of their custom properties. */
export const themes = { light: readColors(':root'), dark: readColors(':root[data-theme="dark"]') };

/** Surfaces behind text. */
export const grounds = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-raised',
  'code-surface',
  'code-mark',
  'accent-surface',
  'caution-surface',
];

/** Colors of text. */
export const inks = [...themes.light.keys()].filter((name) => /^(?:text-|hl-|accent-text$)/.test(name));

/** Names the pairs of a color and a ground whose contrast is below `least`. */
export const findFaint = (
  colors: ReadonlyMap<string, string>,
  names: readonly string[],
  on: readonly string[],
  least: number,
) =>
  names.flatMap((ink) =>
    on
      .map((ground) => ({ ground, ratio: contrast(colors.get(ink) ?? '', colors.get(ground) ?? '') }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
  );
