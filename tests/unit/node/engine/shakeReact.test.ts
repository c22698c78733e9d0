import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// A loader is plain JavaScript, without types.
const { default: shakeReact, UNUSED } = (await import(
  new URL('../../../../src/node/engine/shakeReact.mjs', import.meta.url).href
)) as {
  default: (code: string) => string;
  UNUSED: readonly { names: readonly string[]; functions: readonly string[] }[];
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
          /import ([^;]*?) from 'react(?:-dom)?'/g,
        ),
      ]
        .flatMap(([, imported = '']) => imported.match(/\w+/g) ?? [])
        .filter((word) => unused.has(word))
        .map((word) => `${name}: ${word}`),
    );
  expect(found).toEqual([]);
});
