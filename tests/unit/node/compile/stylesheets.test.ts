import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  className,
  namesInSheet,
  readPartSheet,
  resolveBreakpoints,
} from '../../../../src/node/compile/stylesheets.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';

const SRC = fileURLToPath(new URL('../../../../src/', import.meta.url));

it('names a class by a hash of its sheet and its own name', () => {
  expect(className('src/reader/ui/Icon.module.css', 'icon')).toMatch(/^c[A-Za-z0-9]{4}$/);
  expect(className('src/reader/ui/Icon.module.css', 'icon')).toBe(
    className('src/reader/ui/Icon.module.css', 'icon'),
  );
  expect(className('src/ui/Card.module.css', 'icon')).not.toBe(
    className('src/reader/ui/Icon.module.css', 'icon'),
  );
});

it('gives no two classes of the application the same name', async () => {
  const sheets = listFolder(SRC).filter((file) => file.endsWith('.module.css') && !file.includes('.part.'));
  const names = await Promise.all(
    sheets.map(async (file) => Object.values(namesInSheet(`src/${file}`, await readFile(join(SRC, file))))),
  );
  expect(names.flat().length).toBeGreaterThan(80);
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});

// A loader is plain JavaScript, without types.
const { default: partStyles } = (await import(
  new URL('../../../../src/node/compile/partStylesLoader.mjs', import.meta.url).href
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

it('replaces the names of breakpoints by their widths', () => {
  const css = '@media print, (--desktop) { .a { color: red } }';
  expect(resolveBreakpoints('a.css', css)).toContain('@media print, (width >= 997px)');
  expect(readPartSheet('a.part.module.css', Buffer.from(css)).css).toContain(
    '@media print,(min-width:997px)',
  );
});

it('returns a sheet without named breakpoints unchanged', () => {
  expect(resolveBreakpoints('a.css', '.a{color:var(--x)}')).toBe('.a{color:var(--x)}');
});
