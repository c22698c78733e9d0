import { expect, it } from 'vitest';
import { shortenProperties } from '../../../../src/node/engine/propertyNames.ts';

it('gives custom properties of the style sheets short names, the same in sheets and scripts', () => {
  const [sheet, script] = [
    shortenProperties('a{--surface-0:red;color:var(--text-1)}'),
    shortenProperties("get('--surface-0') + 'var(--text-1)'"),
  ];
  const [surface, text] = /^a\{(--\w+):red;color:var\((--\w+)\)\}$/.exec(sheet)?.slice(1) ?? [];
  expect([surface?.length, text?.length]).toEqual([3, 3]);
  expect(surface).not.toBe(text);
  expect(script).toBe(`get('${surface}') + 'var(${text})'`);
});

it.each([
  ['by which a reader’s choice is kept', 'var(--text-width) var(--font-text)'],
  ['of others', 'var(--cm-x) --help'],
  ['that are the end of a class', '.card--border .a--text-1'],
])('leaves names as they are %s', (_, code) => {
  expect(shortenProperties(code)).toBe(code);
});
