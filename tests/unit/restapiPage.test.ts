// The REST reference is the page `restapi.md`, which shows the operations of `restapi.openapi.json`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillIncludes } from '../../src/core/document/includes/fillIncludes.ts';
import { listIncludes } from '../../src/core/document/includes/includeSyntax.ts';
import { createOperationWriter } from '../../src/core/document/openapi/writeOperations.ts';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import { listSections } from '../../src/core/search/index/sections.ts';

const FOLDER = 'docs/v8/osc/';
const read = (name: string) => readFileSync(join(import.meta.dirname, '../../public', FOLDER, name), 'utf8');

const page = read('restapi.md');
const file = read('restapi.openapi.json');
const operations = createOperationWriter(undefined);
const text = fillIncludes(
  page,
  `${FOLDER}restapi.md`,
  listIncludes(parseDocument(page).tree),
  new Map([[`${FOLDER}restapi.openapi.json`, file]]),
  { operations },
);
const { doc } = parseDocument(text);

// biome-ignore lint/suspicious/noExplicitAny: the file is data whose form the test asks for.
type Json = any;

const TYPES: Record<string, (value: unknown) => boolean> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  integer: Number.isInteger,
};

/** Whether a value matches a schema, as far as the file uses JSON Schema. */
function matches(value: Json, schema: Json, schemas: Json): boolean {
  const fits = (part: Json, inner = value) => matches(inner, part, schemas);
  const { $ref, type, properties = {}, required = [], items, allOf = [], anyOf, oneOf } = schema;
  return (
    ($ref === undefined || fits(schemas[$ref.split('/').at(-1)])) &&
    (type === undefined || (TYPES[type]?.(value) ?? typeof value === type)) &&
    (schema.const === undefined || schema.const === value) &&
    (schema.enum?.includes(value) ?? true) &&
    required.every((name: string) => name in value) &&
    Object.entries(properties).every(
      ([name, part]) => value[name] === undefined || fits(part, value[name]),
    ) &&
    (items === undefined || value.every((item: Json) => fits(items, item))) &&
    allOf.every((part: Json) => fits(part)) &&
    (anyOf?.some((part: Json) => fits(part)) ?? true) &&
    (oneOf === undefined || oneOf.filter((part: Json) => fits(part)).length === 1)
  );
}

describe('the REST reference', () => {
  it('has each operation of its file once, and says how many there are', () => {
    const all = operations(file, { names: [], level: 4 });
    const titles = [...(all.code ?? '').matchAll(/^#### (.+)$/gm)].map(([, title]) => title);
    expect(all.fault).toBeUndefined();
    expect(new Set(titles).size).toBe(titles.length);
    const shown = listSections(doc).filter(({ trail }) => trail.length === 2 && trail[0] === '接口参考');
    expect(shown.map(({ heading }) => heading).sort()).toEqual(titles.sort());
    expect(page).toContain(`${titles.length} 个操作`);
  });

  it('has examples that match the schemas of their requests and replies', () => {
    const { paths, components } = JSON.parse(file);
    const contents = Object.entries<Json>(paths).flatMap(([path, calls]) =>
      Object.values<Json>(calls).flatMap(({ requestBody, responses }) =>
        [requestBody, ...Object.values<Json>(responses)].flatMap((part) =>
          Object.values<Json>(part?.content ?? {}).map((content) => ({ path, ...content })),
        ),
      ),
    );
    const faults = contents.flatMap(({ path, schema = {}, example, examples = {} }) =>
      [
        ...(example === undefined ? [] : [example]),
        ...Object.values<Json>(examples).map(({ value }) => value),
      ]
        .filter((value) => !matches(value, schema, components.schemas))
        .map((value) => `${path} ${JSON.stringify(value)}`),
    );
    expect(faults).toEqual([]);
    expect(matches({ rc: '0' }, { $ref: '#/components/schemas/OpsReply' }, components.schemas)).toBe(false);
  });

  it('has requests with titles of their own, from which tools make names', () => {
    const titles = [...file.matchAll(/"requestBody"[\s\S]*?"responses"/g)].flatMap(([body]) =>
      [...body.matchAll(/"title": "(.+?)"/g)].map(([, title]) => title),
    );
    expect(titles.length).toBeGreaterThan(0);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has no finding', () => {
    expect(doc.findings).toEqual([]);
  });

  it('is found by the name and the path of an operation', () => {
    const section = listSections(doc).find(({ heading }) => heading === '结束会话');
    expect(section?.trail).toEqual(['接口参考', '坐席会话 /api/agentuser']);
    expect(section?.text).toMatch(/^POST \/api\/agentuser/);
  });

  it('has examples with the values of the reader', () => {
    for (const name of ['https://cc.example.com/api/user', 'Bearer 0a1b2c3d4e5f'])
      expect(doc.blocks.map((block) => JSON.stringify(block)).join('')).toContain(name);
  });
});
