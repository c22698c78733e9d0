// Colours that text and its ground take from the tokens, in both themes (WCAG 2.2: 1.4.3 and 1.4.11).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../../src/reader/styles/tokens.css', import.meta.url), 'utf8');

const readColors = (selector: string) => {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
};
const light = readColors(':root');
const dark = readColors(':root[data-theme="dark"]');

const grounds = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-raised',
  'code-surface',
  'code-mark',
  'accent-surface',
  'caution-surface',
];
const inks = [...light.keys()].filter((name) => /^(?:text-|hl-|accent-text$)/.test(name));

describe.each(Object.entries({ light, dark }))('the %s theme', (_, colors) => {
  const contrastOf = (ink: string, ground: string) =>
    contrast(colors.get(ink) ?? '', colors.get(ground) ?? '');
  const findFaint = (names: string[], on: string[], least: number) =>
    names.flatMap((ink) =>
      on
        .map((ground) => ({ ground, ratio: contrastOf(ink, ground) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
    );

  it('has every colour that is compared here', () => {
    expect(inks.length).toBeGreaterThanOrEqual(11);
    expect([...light.keys(), ...grounds, 'on-accent'].filter((name) => !colors.has(name))).toEqual([]);
  });

  it('has surfaces that can be told apart', () => {
    expect(findFaint(['surface-0'], ['surface-1'], 1.05)).toEqual([]);
    expect(findFaint(['surface-1'], ['surface-2'], 1.06)).toEqual([]);
  });

  it('lets text be read on every surface', () => {
    expect(findFaint(inks, grounds, 4.5)).toEqual([]);
  });

  it('lets selected text be read', () => {
    expect(findFaint(['text-1'], ['selection'], 4.5)).toEqual([]);
  });

  it('lets the words on a filled button be read, also under the pointer', () => {
    expect(findFaint(['on-accent'], ['accent', 'accent-strong'], 4.5)).toEqual([]);
  });

  it('lets the frame around the focus be seen on every surface', () => {
    expect(findFaint(['accent'], grounds, 3)).toEqual([]);
  });
});

/** @example contrast('#000000', '#ffffff') === 21 */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = Number.NaN, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
