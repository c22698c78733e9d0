import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeCSS, themeVariables, toTokens } from '../../../../src/article/fences/diagramTheme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../../src/styles/tokens.css'), 'utf8');

describe('toTokens', () => {
  it('puts tokens in the place of their stand-ins, however they are written', () => {
    expect(toTokens('fill:#d0c000;stroke:#D0C003')).toBe('fill:var(--surface-0);stroke:var(--text-1)');
    expect(toTokens('rgb(208, 192, 3) rgba(208, 192, 0, 0.5)')).toBe('var(--text-1) var(--surface-0)');
    expect(toTokens('<circle fill="white"/>')).toBe('<circle fill="var(--surface-0)"/>');
  });

  it('leaves other colours alone', () => {
    for (const text of ['#d0c0ff', '#d0c0030', '#ffffff', 'rgb(208, 193, 3)'])
      expect(toTokens(text)).toBe(text);
  });
});

describe('the theme', () => {
  it('has tokens of the site only', () => {
    const used = toTokens(`${Object.values(themeVariables).join(' ')} ${themeCSS}`);
    expect(used).not.toMatch(/#[0-9a-f]{6}/);
    for (const [, token] of used.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toContain(`${token}:`);
  });
});
