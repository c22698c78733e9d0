// The wireframes of the pages: described, and each number in one has its entry in the list below it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Part, readWireframe } from '../../src/core/document/wireframes/readWireframe.ts';

const DOCS = join(import.meta.dirname, '../../public/docs');
const WIREFRAME = /^```wireframe title="([^"]+)"\n(.*?)^```\n\n((?:\d+\. [^\n]+\n)*)/gms;

const pictures = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(DOCS, file), 'utf8').matchAll(WIREFRAME)].map(
      ([, title = '', source = '', list = '']) => ({ file, title, source, list }),
    ),
  );

const listNumbers = (parts: readonly Part[]): number[] =>
  parts.flatMap((part) => [...part.labels.flatMap(({ number }) => number ?? []), ...listNumbers(part.parts)]);

it.each(pictures)('$file: $title', ({ source, list }) => {
  const { alt, parts } = readWireframe(source);
  expect(alt?.length).toBeGreaterThan(20);
  const entries = [...list.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(listNumbers(parts).sort((a, b) => a - b)).toEqual(entries);
});
