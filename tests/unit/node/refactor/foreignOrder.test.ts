import { expect, it } from 'vitest';
import { describeForeignOrder } from '../../../../src/node/refactor/foreignOrder.ts';

const version = { name: 'current', label: '', path: '', dir: '.' };
const listed = (engine: string) => ({ engine, versions: [{ ...version, navigation: { a: [] } }] });

it.each([
  ['order', listed('MkDocs'), 'refused'],
  ['version', listed('docsify'), 'refused'],
  ['move', listed('VitePress'), 'note'],
  ['move', listed('mdBook'), undefined],
  ['title', listed('VitePress'), undefined],
  ['order', { engine: 'MkDocs', versions: [version] }, undefined],
  ['order', undefined, undefined],
] as const)('%s on %j: %s', (task, foreign, outcome) => {
  expect(Object.keys(describeForeignOrder(task, foreign) ?? {})).toEqual(
    outcome === undefined ? [] : [outcome],
  );
});
