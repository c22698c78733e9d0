import { expect, it } from 'vitest';

// A loader is plain JavaScript, without types.
const { default: transpile } = (await import(
  new URL('../../../../src/node/compile/transpile.mjs', import.meta.url).href
)) as { default: (this: object, code: string) => void };

function load(code: string, errors: string[] = []): string {
  let given = '';
  const context = {
    callback: (_: null, transpiled: string) => {
      given = transpiled;
    },
    resourcePath: '/project/src/Card.tsx',
    getOptions: () => ({ target: 'es2020', isDev: false }),
    emitError: ({ message }: Error) => errors.push(message),
  };
  transpile.call(context, code);
  return given;
}

it('takes types away and keeps imports for their own sake', () => {
  expect(load("import type { A } from './a.ts';\nimport './b.ts';\nlet a: A = 1;").trim()).toBe(
    'import "./b.ts";\nlet a = 1;',
  );
});

it('sets fields without a helper, and leaves Chinese as it is', () => {
  const code = load("class Card extends Error { readonly kind: string; words = '你好'; }");
  expect(code).not.toContain('import');
  expect(code).toContain('this.words = "你好"');
  expect(code).not.toContain('kind');
});

it('tells what is wrong with a file', () => {
  const errors: string[] = [];
  load('const = 1;', errors);
  expect(errors).toHaveLength(1);
});
