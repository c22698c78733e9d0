import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preserveEol } from '../../../../src/core/document/preserveEol.ts';

describe('preserveEol', () => {
  it.each([
    ['甲\r\n乙\r\n', '甲\n丙\n乙\n', '甲\r\n丙\r\n乙\r\n'],
    ['\uFEFF甲\n乙', '甲\n乙改', '\uFEFF甲\n乙改'],
    ['甲\r\n乙\n丙\r丁\n', '甲\n乙改\n丙\n丁\n', '甲\r\n乙改\n丙\r丁\n'],
    ['甲\r\n乙\n丙\r\n丁\n', '甲改\n新\n乙\n丙\n丁改\n', '甲改\r\n新\r\n乙\n丙\r\n丁改\r\n'],
    ['甲', '甲\n乙', '甲\n乙'],
    ['甲\r\n', '甲', '甲'],
    ['甲\r\n乙', '甲\n乙\n', '甲\r\n乙\r\n'],
    ['', '甲\n', '甲\n'],
    ['\uFEFF', '', '\uFEFF'],
    ['甲\n', '甲\r\n乙\r\n', '甲\n乙\n'],
  ])('%j, edited as %j, is written as %j', (original, edited, written) => {
    expect(preserveEol(original, edited)).toBe(written);
  });

  it('gives the same bytes for a text in which nothing was edited', () => {
    const ends = ['\n', '\r\n', '\r'];
    for (let seed = 0; seed < 200; seed += 1) {
      const lines = Array.from(
        { length: seed % 13 },
        (_, at) => `行${(seed * at) % 3}${ends[(seed + at * at) % 3]}`,
      );
      const text = `${seed % 2 ? '\uFEFF' : ''}${lines.join('')}${seed % 5 ? '尾' : ''}`;
      expect(preserveEol(text, text.replace('\uFEFF', '').replace(/\r\n?/g, '\n'))).toBe(text);
    }
  });

  it('changes one line of a file for one edited line, in every page of the foreign site', () => {
    const folder = join(import.meta.dirname, '../../../fixtures/foreign');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => /\.mdx?$/.test(file));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const lines = readFileSync(join(folder, page), 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r\n?|\n/);
      const original = `\uFEFF${lines.join('\r\n')}`;
      for (const at of [0, Math.floor(lines.length / 2), lines.length - 1]) {
        const edited = lines.map((line, place) => (place === at ? `${line}，改过` : line));
        expect(preserveEol(original, edited.join('\n')), page).toBe(`\uFEFF${edited.join('\r\n')}`);
      }
    }
  });
});
