import { expect, it } from 'vitest';
import {
  Call,
  fieldsOf,
  listUnread,
  type Place,
  Unread,
} from '../../../../src/node/adapters/literalValues.ts';
import { type Literals, readLiterals } from '../../../../src/node/adapters/readLiterals.ts';

/** Reads `config.ts`, or the first of several files. */
async function read(files: string | Record<string, string>): Promise<Literals> {
  const all = typeof files === 'string' ? { 'config.ts': files } : files;
  const [first = ''] = Object.keys(all);
  const literals = await readLiterals({ read: async (path) => all[path] }, first);
  if (literals === undefined) throw new Error('no file');
  return literals;
}

const readValue = async (files: string | Record<string, string>) => (await read(files)).value;
const codes = (places: readonly Place[]) => places.map(({ file, line, code }) => `${file}:${line} ${code}`);

it('gives undefined where there is no file', async () => {
  expect(await readLiterals({ read: async () => undefined }, 'config.ts')).toBeUndefined();
});

it.each([
  [
    'literals',
    `export default { a: 'x', 'b-c': 1, [\`d\`]: [true, null, undefined, -2] }`,
    { a: 'x', 'b-c': 1, d: [true, null, undefined, -2] },
  ],
  ['types of TypeScript', 'const a = <X>{ b: 1 } as const; export default { c: a!.b } satisfies Y', { c: 1 }],
  ['templates', `const n = 2; export default [\`v\${n}\`, "a" + "b" + n]`, ['v2', 'ab2']],
  [
    'names, spread and destructured',
    'const { a, ...rest } = { a: 1, b: 2, c: 3 }; const [x, y = 5] = [4]; export default { ...rest, a, x, y, l: [...[7, 8]] }',
    { a: 1, b: 2, c: 3, x: 4, y: 5, l: [7, 8] },
  ],
  [
    'members',
    'const o = { a: { b: [1, 2] } }; export default [o.a.b[1], o["a"].b.length, o.x?.y]',
    [2, 2, undefined],
  ],
  [
    'choices',
    'const on = true; export default [null ?? 1, "" || 2, on && 3, on ? 4 : 5, !on, 1 === 1]',
    [1, 2, 3, 4, false, true],
  ],
  [
    'the environment as not set',
    'export default { base: process.env.BASE || "/", on: process.env.NODE_ENV === "production" }',
    { base: '/', on: true },
  ],
  [
    'functions of the module',
    'const f = (p: string, q = "b") => ({ p, q }); async function g() { const x = f("a"); return [x] } export default { g: await g() }',
    { g: [{ p: 'a', q: 'b' }] },
  ],
  [
    'functions before their data',
    'export default { s: sidebar() }; function sidebar() { return items } const items = [1]',
    { s: [1] },
  ],
  [
    'methods of arrays',
    'export default ["a", "", "b"].filter(Boolean).map((x, i) => ({ x, i })).concat([{ x: "c" }]).flatMap((o) => [o.x])',
    ['a', 'b', 'c'],
  ],
  [
    'functions of Object',
    `export default Object.fromEntries(Object.entries({ a: 1 }).map(([k, v]) => [\`/\${k}/\`, v]).concat(Object.entries(Object.assign({}, { b: 2 }))))`,
    { '/a/': 1, b: 2 },
  ],
  [
    'methods of texts',
    'export default "/a/B/".split("/").filter((x) => x.length > 0).join("-").toLowerCase()',
    'a-b',
  ],
  [
    'statements that fill a list',
    'const list = []; list.push(1); for (const x of [2, 3]) { if (x > 2) list.push(x) } const o = {}; o.list = list; export default o',
    { list: [1, 3] },
  ],
  [
    'wrappers',
    'import { defineConfig } from "vitepress"; import { withMermaid } from "m"; export default withMermaid(defineConfig({ a: 1 }))',
    { a: 1 },
  ],
  [
    'a configuration that a function returns',
    'import { defineConfig } from "x"; export default defineConfig(async ({ mode }) => { return { a: 1 } })',
    { a: 1 },
  ],
  [
    'paths',
    'import path from "node:path"; import { fileURLToPath } from "url"; export default [path.join(__dirname, "../docs"), path.resolve(__dirname, "x"), fileURLToPath(new URL("./src", import.meta.url))]',
    ['/docs', '/x', '/src'],
  ],
])('reads %s', async (_, code, expected) => {
  const { value, unread } = await read(code);
  expect(value).toEqual(expected);
  expect(unread).toEqual([]);
});

it('reads CommonJS', async () => {
  const files = {
    'docs/.vuepress/config.js': `const { a } = require('./a'); module.exports = { a, b: require('./b.js'), c: require('../c') }`,
    'docs/.vuepress/a.js': 'exports.a = 1; module.exports.z = 2',
    'docs/.vuepress/b.js': 'module.exports = [2]',
    'docs/c/index.js': 'module.exports = "c"',
  };
  expect(await readValue(files)).toEqual({ a: 1, b: [2], c: 'c' });
});

it('reads the modules and the data that a module imports', async () => {
  const { value, exports } = await read({
    'config.mts': `import one, { two as second } from './one.js';
      import * as all from './all';
      import type { T } from './types';
      import list from './list.json' with { type: 'json' };
      import menu from './menu.yml';
      export const shared = 1;
      export default { one, second, all: { ...all }, three: all.three, list, menu, late: (await import('./one')).default }`,
    'one.ts': `export default 1; export const two = 2`,
    'all/index.ts': `export * from '../one'; export { two as three } from '../one'; export const four = 4`,
    'list.json': '["x"]',
    'menu.yml': 'a: 1',
  });
  expect(value).toEqual({
    one: 1,
    second: 2,
    all: { three: 2, four: 4 },
    three: 2,
    list: ['x'],
    menu: { a: 1 },
    late: 1,
  });
  expect(exports.shared).toBe(1);
});

it('keeps the calls of other packages with their arguments', async () => {
  const value = fieldsOf(
    await readValue(`import starlight from '@astrojs/starlight';
      import nextra from 'nextra';
      const withNextra = nextra({ latex: true });
      export default { integrations: [starlight({ title: 'T' })], next: withNextra({ base: 1 }) }`),
  );
  const [starlight] = (value?.integrations ?? []) as Call[];
  expect(starlight).toBeInstanceOf(Call);
  expect(starlight).toMatchObject({
    name: 'starlight',
    module: '@astrojs/starlight',
    arguments: [{ title: 'T' }],
  });
  expect(value?.next).toMatchObject({
    name: 'nextra',
    module: 'nextra',
    arguments: [{ base: 1 }],
    callee: { arguments: [{ latex: true }] },
  });
  expect(fieldsOf(starlight)).toEqual({ title: 'T' });
});

it('names what it does not read, and reads around it', async () => {
  const { value, unread } = await read(`import { list } from 'x';
import { gone } from './gone';
export default {
  a: 1,
  b: fetch('x').then((r) => r),
  ...gone,
  c: [2, ...list, /x/],
  get d() { return 3 },
  [unknown]: 4,
  e: class {},
  f: new Date(),
  g: <T>(x: T) => x,
  h: eval('5'),
  i: tag\`x\`,
  j: Math.random() > 0.5 ? 1 : 2,
}`);
  const fields = fieldsOf(value);
  expect(fields?.a).toBe(1);
  expect(fields?.c).toEqual([2, expect.any(Unread), expect.any(Unread)]);
  expect(fields?.h).toBeInstanceOf(Unread);
  expect(codes(unread)).toEqual([
    "config.ts:5 fetch('x')",
    'config.ts:7 ...list',
    'config.ts:7 /x/',
    'config.ts:8 get d() { return 3 }',
    'config.ts:10 class {}',
    'config.ts:11 new Date()',
    'config.ts:12 <T>(x: T) => x',
    "config.ts:13 eval('5')",
    'config.ts:14 tag`x`',
    'config.ts:15 Math.random() > 0.5 ? 1 : 2',
    'config.ts:2 gone',
    'config.ts:9 [unknown]: 4',
  ]);
});

it('names statements that may change what it has read', async () => {
  const { skipped } = await read(`const list = [1];
console.log(list);
while (list.length < 3) list.push(2);
list.splice(0, 1);
if (Math.random() > 0.5) list.push(4);
export default list`);
  expect(codes(skipped)).toEqual([
    'config.ts:3 while (list.length < 3) list.push(2);',
    'config.ts:4 list.splice(0, 1)',
    'config.ts:5 if (Math.random() > 0.5) list.push(4);',
  ]);
});

it('lists the gaps of a part alone', async () => {
  const fields = fieldsOf(await readValue('export default { vite: f(), themeConfig: { nav: g(), x: 1 } }'));
  expect(codes(listUnread(fields?.themeConfig))).toEqual(['config.ts:1 g()']);
});

it('changes no prototype', async () => {
  const value = await readValue({
    'config.js': `import data from './d.json'; const o = { a: 1, __proto__: { bad: 1 }, ['__proto__']: { bad: 2 } };
      o.__proto__ = { bad: 3 }; o.constructor = 4;
      export default [o, { ...data }, Object.fromEntries([['__proto__', { bad: 5 }]]), ({}).toString ?? null]`,
    'd.json': '{ "__proto__": { "bad": 6 } }',
  });
  expect(value).toEqual(JSON.parse('[{ "a": 1, "constructor": 4 }, {}, {}, null]'));
  expect((value as { bad?: number }[]).some((each) => each?.bad !== undefined)).toBe(false);
  expect(({} as { bad?: number }).bad).toBeUndefined();
});

it.each([
  [
    'imports in a circle',
    {
      'config.js': `import { b } from './b'; export const a = b; export default { a, x: 1 }`,
      'b.js': `import { a } from './config.js'; export const b = a`,
    },
    { x: 1 },
  ],
  [
    'paths out of the folder',
    { 'docs/config.js': `import a from '../../../etc/passwd'; export default { x: 1, a }` },
    { x: 1 },
  ],
  ['a function that calls itself', `const f = () => f(); export default { a: f(), x: 1 }`, { x: 1 }],
  ['an object in itself', `const o = { x: 1 }; o.o = o; export default o`, { x: 1 }],
])('ends for %s', async (_, files, expected) => {
  const { value, unread } = await read(files);
  expect(value).toMatchObject(expected);
  expect(unread.length).toBeGreaterThan(0);
});

it.each([
  ['a million brackets', `export default ${'['.repeat(1e6)}`],
  ['deep brackets that are closed', `export default ${'['.repeat(3000)}${']'.repeat(3000)}`],
  ['nested type assertions', `export default ${'<T>('.repeat(40)}1${')'.repeat(40)}`],
  ['nested generic functions', `export default ${'<T>(() => { return '.repeat(40)}1${'})'.repeat(40)}`],
  ['a long sum', `export default ${"'a'+".repeat(20_000)}'b'`],
  ['ten megabytes', `export default "${'x'.repeat(1e7)}"`],
  ['no syntax', 'export default {{{'],
  [
    'a list that doubles',
    `const a = [1]; ${Array.from({ length: 40 }, () => 'a.push(...a);').join('\n')} export default a`,
  ],
  [
    'a tree that is shared',
    `const a0 = [1]; ${Array.from({ length: 40 }, (_, at) => `const a${at + 1} = [a${at}, a${at}];`).join('\n')} export default a40`,
  ],
  [
    'a text that doubles',
    `let a = 'aaaaaaaaaa'; ${Array.from({ length: 40 }, () => 'a += a;').join('\n')} export default a`,
  ],
])('is bounded for %s', async (_, code) => {
  const { value, unread } = await read(code);
  expect(unread.length).toBeGreaterThan(0);
  expect(unread.length).toBeLessThan(50);
  expect(JSON.stringify(value).length).toBeLessThan(2e5);
  expect(countElements(value)).toBeLessThan(60_000);
});

function countElements(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countElements(each), 1);
}
