import { expect, it } from 'vitest';
import { readPartSheet } from '../../../../src/node/compile/classNames.ts';

// A loader is plain JavaScript, without types.
const { default: partStyles } = (await import(
  new URL('../../../../src/node/compile/partStyles.mjs', import.meta.url).href
)) as { default: (this: object, text: string) => string };

/** Runs the loader as webpack does, with as much of it as it asks for. */
function load(text: string): string {
  const context = {
    rootContext: '/project',
    context: '/project/src',
    resourcePath: '/project/src/Card.part.module.css',
    utils: { contextify: (_from: string, path: string) => path },
    addDependency: () => {},
    _module: { buildInfo: {} },
    getOptions: () => ({ read: readPartSheet }),
  };
  return partStyles.call(context, text);
}

it('names the classes of a module in the same order each time', () => {
  const names = [...'hgfedcba'];
  const sheet = names.map((name) => `.${name} { color: red }`).join('\n');
  const scripts = new Set(Array.from({ length: 20 }, () => load(sheet)));
  expect(scripts.size).toBe(1);
  const [script = ''] = scripts;
  expect(script).toContain('addStyles(');
  const listed = JSON.parse(/export default (.*);/.exec(script)?.[1] ?? '{}');
  expect(Object.keys(listed)).toEqual(names.sort());
});
