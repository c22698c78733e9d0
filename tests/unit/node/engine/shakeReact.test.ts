import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// A loader is plain JavaScript, without types.
const load = (file: string) => import(new URL(`../../../../src/node/engine/${file}`, import.meta.url).href);
const { default: shakeReact, dropCases } = (await load('shakeReact.mjs')) as {
  default: (code: string) => string;
  dropCases: (code: string, tags: ReadonlySet<number>) => string;
};
const { UNUSED } = (await load('unusedReact.mjs')) as {
  UNUSED: readonly { names: readonly string[]; functions: readonly string[]; tags?: readonly number[] }[];
};

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = () =>
  readFileSync(fromRoot('node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

it('empties the functions that nobody uses, and leaves a script', () => {
  const shaken = shakeReact(read());
  for (const name of UNUSED.flatMap(({ functions }) => functions))
    expect(shaken).toContain(`function ${name}() {}`);
  expect(() => new Function('exports', 'require', shaken)).not.toThrow();
});

it('takes out the cases that lead to them', () => {
  const shaken = shakeReact(read());
  for (const name of ['updateSuspenseComponent', 'updateActivityComponent', 'updateOffscreenComponent'])
    expect(shaken.match(new RegExp(name, 'g'))).toHaveLength(1);
});

/** What a switch does with a value, of one that says what it does. */
const run = (code: string, value: number) =>
  new Function('a', 'say', code)({ tag: value }, (word: string) => word) as unknown;

it('takes a case out, and leaves what others lead into', () => {
  const code = `switch (a.tag) {
    case 1: case 2: { var word = 'two'; return say(word); }
    case 3: say('on');
    case 4: return say('four');
    case 5: return say('five');
    default: word = 'other';
  }
  return word;`;
  const shaken = dropCases(code, new Set([1, 2, 4]));
  expect(shaken).not.toMatch(/case [124]:|two/);
  expect([3, 4, 5, 1].map((tag) => run(shaken, tag))).toEqual(['four', 'other', 'five', 'other']);
  expect(dropCases('switch (a.kind) { case 1: b() }', new Set([1]))).toContain('case 1');
});

it('says so where React has other functions', () => {
  expect(() => shakeReact(read().replaceAll('updateSuspenseComponent', 'updateBoundary'))).toThrow(
    'updateSuspenseComponent',
  );
});

it('nobody imports what was taken out', () => {
  const unused = new Set(UNUSED.flatMap(({ names }) => names));
  const sources = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' });
  const found = sources
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [
        ...readFileSync(join(fromRoot('src'), name), 'utf8').matchAll(
          /import ([^;]*?) from 'react(?:-dom)?'|\b(on[A-Z]\w+)=/g,
        ),
      ]
        .flatMap(([, imported = '', event]) => event ?? imported.match(/\w+/g) ?? [])
        .filter((word) => unused.has(word))
        .map((word) => `${name}: ${word}`),
    );
  expect(found).toEqual([]);
});
