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

  it('has no finding', () => {
    expect(doc.findings).toEqual([]);
  });

  it('is found by the name and the path of an operation', () => {
    const section = listSections(doc).find(({ heading }) => heading === '结束会话');
    expect(section?.trail).toEqual(['接口参考', '坐席会话 /api/agentuser']);
    expect(section?.text).toMatch(/^POST \/api\/agentuser/);
  });

  it('has examples with the values of the reader', () => {
    for (const name of ['http://YOUR_IP:YOUR_PORT/api/user', 'Bearer 0a1b2c3d4e5f'])
      expect(doc.blocks.map((block) => JSON.stringify(block)).join('')).toContain(name);
  });
});
