// The drawn pictures beside the pages: legible in both themes, and each number in one is told below it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = join(import.meta.dirname, '../../public/docs');
const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');
const pictures = files.filter((file) => file.endsWith('.svg'));

/** Pictures that a page shows, with the list that follows: its numbers are those of the picture. */
const shown = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...read(file).matchAll(/!\[([^\]]+)\]\(\.\/([\w-]+\.svg)\)\n\n(?:图中：\n\n((?:\d+\. .+\n)+))?/g)].map(
      ([, alt = '', name = '', list = '']) => ({
        picture: join(dirname(file), name),
        alt,
        numbers: [...list.matchAll(/^(\d+)\. /gm)].map(([, number = '']) => Number(number)),
      }),
    ),
  );

/** The numbers in a picture's filled circles. */
const numbersIn = (drawing: string) =>
  [...drawing.matchAll(/<circle [^>]*r="10"[^>]*\/>\s*<text [^>]*>(\d+)<\/text>/g)]
    .map(([, number = '']) => Number(number))
    .sort((a, b) => a - b);

describe('the drawn pictures', () => {
  it.each(pictures)('%s has a name, a dark theme and nothing from elsewhere', (file) => {
    const drawing = read(file);
    expect(drawing).toMatch(/<title>.+<\/title>/);
    expect(drawing).toContain('@media (prefers-color-scheme: dark)');
    expect(drawing.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /<[^>]*\b(?:href|src)=|<script|url\(/,
    );
  });

  it.each(shown)(
    '$picture is described, and the text below tells each of its numbers',
    ({ picture, alt, numbers }) => {
      expect(alt.length).toBeGreaterThan(20);
      expect(numbers).toEqual(numbersIn(read(picture)));
    },
  );
});
