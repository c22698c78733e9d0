// Colours that text and its ground take from the tokens, in both themes (WCAG 2.2: 1.4.3 and 1.4.11).
import { describe, expect, it } from 'vitest';
import { findFaint, grounds, inks, themes } from '../../../support/tokens.ts';

describe.each(Object.entries(themes))('the %s theme', (_, colors) => {
  it('has every colour that is compared here', () => {
    expect(inks.length).toBeGreaterThanOrEqual(11);
    const names = [...themes.light.keys(), ...grounds, 'on-accent'];
    expect(names.filter((name) => !colors.has(name))).toEqual([]);
  });

  it('has surfaces that can be told apart', () => {
    expect(findFaint(colors, ['surface-0'], ['surface-1'], 1.05)).toEqual([]);
    expect(findFaint(colors, ['surface-1'], ['surface-2'], 1.06)).toEqual([]);
  });

  it('lets text be read on every surface', () => {
    expect(findFaint(colors, inks, grounds, 4.5)).toEqual([]);
  });

  it('lets selected text be read', () => {
    expect(findFaint(colors, ['text-1'], ['selection'], 4.5)).toEqual([]);
  });

  it('lets the words on a filled button be read, also under the pointer', () => {
    expect(findFaint(colors, ['on-accent'], ['accent', 'accent-strong'], 4.5)).toEqual([]);
  });

  it('lets the frame around the focus be seen on every surface', () => {
    expect(findFaint(colors, ['accent'], grounds, 3)).toEqual([]);
  });
});
