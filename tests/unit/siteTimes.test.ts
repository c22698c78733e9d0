// What a page says of the time that another one takes is what that page says of itself, more or less.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import { measureReading } from '../../src/core/document/plainText.ts';
import { readingMinutes } from '../../src/core/reading/readingTime.ts';

const DOCS = join(import.meta.dirname, '../../public/docs');
/** In minutes: an edited page need not change the pages that lead to it. */
const TOLERANCE = 3;

const said = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(DOCS, file), 'utf8').matchAll(/\]\((\.[^)#]+\.md)\).*读完约 (\d+) 分钟/g)].map(
      ([, to = '', minutes]) => ({ file, to: join(dirname(file), to), minutes: Number(minutes) }),
    ),
  );

describe('the times that the pages tell', () => {
  it('are told on the way from the installation to the first talk', () => {
    expect(said.filter(({ file }) => file === 'v8/index.md')).toHaveLength(3);
  });

  it.each(said)('$to takes some $minutes minutes', ({ to, minutes }) => {
    const { blocks } = parseDocument(readFileSync(join(DOCS, to), 'utf8')).doc;
    expect(Math.abs(readingMinutes(measureReading(blocks)) - minutes)).toBeLessThanOrEqual(TOLERANCE);
  });
});
