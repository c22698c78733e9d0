import { expect, it } from 'vitest';
import { readFont } from '../../../../src/node/card/fontFile.ts';
import { readFontFile } from '../../../support/fonts.ts';

it('reads the family, characters and widths of a font', async () => {
  const font = readFont(await readFontFile('boxes.ttf'));
  expect(font?.family).toBe('Boxes');
  expect(['A', '…', '测', '圆', '𠮷'].map((character) => font?.has(character))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(font?.widthOf('a b测')).toBe(2.5);
});

it('reads each font of a collection, with the characters of all planes', async () => {
  const bytes = await readFontFile('boxes.ttc');
  expect([0, 1].map((face) => readFont(bytes, face)?.family)).toEqual(['Boxes', 'Boxes Wide']);
  expect(['测', '𠮷'].map((character) => readFont(bytes, 1)?.has(character))).toEqual([false, true]);
});

it('gives undefined for other files', async () => {
  const bytes = await readFontFile('boxes.ttf');
  for (const other of [Buffer.from('wOF2 and more of it'), Buffer.alloc(0), bytes.subarray(0, 900)])
    expect(readFont(other)).toBeUndefined();
});
