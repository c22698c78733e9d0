// A site's own accent cannot break reading, whatever it is (WCAG 2.2: 1.4.3 and 1.4.11).
import { describe, expect, it } from 'vitest';
import {
  contrast,
  deriveAccentColors,
  findFaintAccents,
} from '../../../../../src/core/site/head/accentColors.ts';
import { findFaint, grounds, inks, themes } from '../../../../support/tokens.ts';

/** Colors of known brands and pages, pure colors, near-white, near-black and grey ones. */
const ACCENTS = [
  ...['#000000', '#ffffff', '#808080', '#010101', '#fefefe', '#777777', '#1a1a1a', '#e0e0e0'],
  ...['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#800000', '#008000'],
  ...['#000080', '#808000', '#008080', '#800080', '#c00', '#0c0', '#00c', '#fc0'],
  ...['#3451b2', '#42b883', '#2e8555', '#646cff', '#e6522c', '#f7df1e', '#1890ff', '#ff6a00'],
  ...['#07c160', '#d4380d', '#722ed1', '#eb2f96', '#13c2c2', '#faad14', '#2f54eb', '#5865f2'],
  ...['#0c7a5e', '#3fb992', '#b5179e'],
];

describe.each(['light', 'dark'] as const)('an accent of the %s theme', (theme) => {
  it.each(ACCENTS)('%s lets text be read on every surface', (accent) => {
    const derived = Object.entries(deriveAccentColors(accent, theme));
    const colors = new Map([...themes[theme], ...derived]);
    expect(derived.filter(([, color]) => !/^#[\da-f]{6}$/.test(color))).toEqual([]);
    expect(derived.filter(([name]) => !themes[theme].has(name))).toEqual([]);
    expect(findFaint(colors, inks, grounds, 4.5)).toEqual([]);
    expect(findFaint(colors, ['text-1'], ['selection'], 4.5)).toEqual([]);
    expect(findFaint(colors, ['on-accent'], ['accent', 'accent-strong'], 4.5)).toEqual([]);
    expect(findFaint(colors, ['accent'], grounds, 3)).toEqual([]);
  });

  it.each(ACCENTS)('%s is kept, or found with a near color that is kept', (accent) => {
    const found = findFaintAccents({ accent: { light: '#000000', dark: '#ffffff', [theme]: accent } });
    expect(found.map((fault) => fault.path)).toEqual(found.map(() => ['accent', theme]));
    const { near = accent } = found[0] ?? {};
    const full = near.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    expect(deriveAccentColors(accent, theme).accent).toBe(full);
    expect(findFaintAccents({ accent: { light: '#000000', dark: '#ffffff', [theme]: near } })).toEqual([]);
  });
});

describe('findFaintAccents', () => {
  it('judges one color for both themes in the light one', () => {
    expect(findFaintAccents({})).toEqual([]);
    expect(findFaintAccents({ accent: '#3451b2' })).toEqual([]);
    const [found, ...more] = findFaintAccents({ accent: '#ffcc00' });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ path: ['accent'], theme: 'light', color: '#ffcc00' });
    expect(found?.contrast).toBeLessThan(1.5);
    expect(contrast(found?.near ?? '', '#ffffff')).toBeGreaterThan(4.5);
  });
});
