import { expect, it } from 'vitest';

// A loader is plain JavaScript, without types.
const { default: inlineSymbols } = (await import(
  new URL('../../../../src/node/engine/inlineSymbols.mjs', import.meta.url).href
)) as { default: (code: string) => string };

it.each([
  ['if (code === codes.tilde) return', 'if (code === 126) return'],
  ['effects.enter(types.data)', 'effects.enter("data")'],
  ['codes.eof === code', 'null === code'],
  // Somebody else's table of the same name, and a name that the table does not have.
  ['this.codes.tilde + codes.tildes', 'this.codes.tilde + codes.tildes'],
])('writes values for names: %s', (code, expected) => {
  expect(inlineSymbols(code)).toBe(expected);
});
