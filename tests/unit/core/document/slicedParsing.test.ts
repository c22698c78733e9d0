// A page parsed in pieces is the page parsed whole: over every page that we have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../../../src/core/document/dialects/dialectsOf.ts';
import { splitFrontMatter } from '../../../../src/core/document/frontMatterBlock.ts';
import { parseDocument, transforms } from '../../../../src/core/document/parseDocument.ts';
import { parseDocumentInSteps } from '../../../../src/core/document/parseDocumentInSteps.ts';
import { type ParsedMarkdown, parseMarkdownInSteps } from '../../../../src/core/document/parseMarkdown.ts';

/** Parsing everything takes seconds on a busy machine. */
const PATIENCE = { timeout: 120_000 };

const root = join(import.meta.dirname, '../../../..');
const FOLDERS = ['tests/fixtures/foreign/docs', 'tests/fixtures/site/docs', 'public/docs'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(root, folder, file)),
);
const texts = files.map((file) => readFileSync(file, 'utf8'));
const bodies = texts.map((text) => splitFrontMatter(text).body);

/** Every page after the other, to a text of many pieces. */
const longText = bodies.join('\n\n').slice(0, 40_000);

function parse(text: string, segmentLength?: number): { parsed: ParsedMarkdown; steps: number } {
  const generator = parseMarkdownInSteps(text, segmentLength === undefined ? {} : { segmentLength });
  let steps = 0;
  let step = generator.next();
  for (; !step.done; step = generator.next()) steps++;
  return { parsed: step.value, steps };
}

const wholes = bodies.map((body) => parse(body, Number.POSITIVE_INFINITY).parsed);

/** A doc parsed in steps, how many they were, and how often the HTML parser was asked for. */
async function parseInSteps(text: string) {
  let htmlParsers = 0;
  let steps = 0;
  const generator = parseDocumentInSteps(text, {
    dialect: async (name) => DIALECTS[name],
    transform: async (name) => {
      if (name === 'html') htmlParsers++;
      return transforms[name];
    },
  });
  let step = await generator.next();
  for (; !step.done; step = await generator.next()) steps++;
  return { doc: step.value.doc, steps, htmlParsers };
}

describe('parseMarkdown', PATIENCE, () => {
  it('has pages to read', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  it.each([1, 200, undefined])('parses every page alike, in pieces of %s', (segmentLength) => {
    const differing = files.filter(
      (_, at) => !isDeepStrictEqual(parse(bodies[at] ?? '', segmentLength).parsed, wholes[at]),
    );
    expect(differing).toEqual([]);
  });

  it('parses a long page alike, in many steps', () => {
    const { parsed, steps } = parse(longText);
    expect(isDeepStrictEqual(parsed, parse(longText, Number.POSITIVE_INFINITY).parsed)).toBe(true);
    expect(longText.length).toBe(40_000);
    expect(steps).toBeGreaterThan(20);
  });
});

describe('parseDocumentInSteps', PATIENCE, () => {
  it('makes the same doc of every page', async () => {
    const differing: string[] = [];
    for (const [at, text] of texts.entries()) {
      const { doc } = await parseInSteps(text);
      if (!isDeepStrictEqual(doc, parseDocument(text).doc)) differing.push(files[at] ?? '');
    }
    expect(differing).toEqual([]);
  });

  it('makes the same doc of a long page, in more steps', async () => {
    const { doc, steps } = await parseInSteps(longText);
    expect(isDeepStrictEqual(doc, parseDocument(longText).doc)).toBe(true);
    expect(steps).toBeGreaterThan(40);
  });

  it('asks for the HTML parser once, and only for a page that holds HTML', async () => {
    expect((await parseInSteps('文<br>字 <!-- 注 --> <your-host> `<b>`')).htmlParsers).toBe(0);
    expect((await parseInSteps('文<b>字</b>\n\n<div>\n\n文\n\n</div>')).htmlParsers).toBe(1);
  });
});
