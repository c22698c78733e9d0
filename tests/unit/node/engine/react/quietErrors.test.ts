import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

// A loader is plain JavaScript, without types.
const { default: quietErrors } = (await import(
  new URL('../../../../../src/node/engine/react/quietErrors.mjs', import.meta.url).href
)) as { default: (code: string) => string };

it('makes a mark that has its words and no stack', () => {
  const written = quietErrors('var SuspenseException = Error(formatProdErrorMessage(460)),');
  const mark: unknown = new Function('formatProdErrorMessage', `${written} end; return SuspenseException`)(
    (code: number) => `#${code}`,
  );
  expect(mark).toBeInstanceOf(Error);
  expect(mark).toMatchObject({ message: '#460' });
  expect(mark).not.toHaveProperty('stack');
});

it('leaves no error that React makes while it starts', async () => {
  const code = await readFile(
    new URL('../../../../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
    'utf8',
  );
  // What is not inside a function begins a line, or goes on in a list of variables.
  const made = /^(?:var | {2})\w+ = (?:new )?Error\(/gm;
  expect(code.match(made)?.length).toBeGreaterThan(3);
  expect(quietErrors(code).match(made)).toBeNull();
});
