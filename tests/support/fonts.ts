// Fonts whose glyphs are rectangles, made with FontBuilder of fontTools: a TTF of the first plane, and a collection of
// it and a second font. Letters are half as wide as Chinese characters.
import { readFile } from 'node:fs/promises';

export const readFontFile = (name: 'boxes.ttf' | 'boxes.ttc'): Promise<Buffer> =>
  readFile(`tests/fixtures/fonts/${name}`);
