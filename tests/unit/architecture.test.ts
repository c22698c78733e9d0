// The floors of the house: imports go down or stay inside their folder, never up,
// never across two features, never in a circle.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

const feature = ['content', 'store', 'ui', 'platform', 'core', 'lib'];

/** Which folders a folder may import from, besides itself; a room of a folder may have a say of its own. */
const floors: Record<string, readonly string[]> = {
  entries: [
    'app',
    'worker',
    'pages',
    'features',
    'article',
    'drawing',
    'content',
    'store',
    'ui',
    'platform',
    'core',
    'lib',
    'styles',
  ],
  app: ['pages', 'features', 'content', 'store', 'ui', 'platform', 'core', 'lib'],
  pages: ['features', 'article', 'content', 'store', 'ui', 'platform', 'core', 'lib'],
  features: feature,
  // Printing draws texts.
  'features/tools': ['article', ...feature],
  article: ['drawing', 'ui', 'platform', 'core', 'lib'],
  content: ['platform', 'core', 'lib'],
  store: ['platform', 'core', 'lib'],
  ui: ['platform', 'lib'],
  drawing: ['core', 'lib'],
  node: ['drawing', 'core', 'lib'],
  stubs: [],
  worker: ['platform', 'core', 'lib'],
  platform: ['lib'],
  core: ['lib'],
  lib: [],
  styles: [],
};

/** `features/toc` is a room of its own; elsewhere the first folder is the room. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/');
const floorOf = (file: string) => file.split('/')[0] ?? '';

const mayImport = (file: string) => floors[roomOf(file)] ?? floors[floorOf(file)] ?? [];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split('\\').join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));

/** Lies at the root, where webpack's users look for it. */
const COMPILER_SETTINGS = '../webpack.config.js';

const importPattern = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/gs;
const imports = new Map(
  [...texts].map(([file, text]) => {
    const targets = [...text.matchAll(importPattern)].map(([, path]) =>
      posix.normalize(posix.join(dirname(file).split('\\').join('/'), path ?? '')),
    );
    return [file, targets.filter((target) => target !== COMPILER_SETTINGS)];
  }),
);

describe('the floors', () => {
  it('hold every file in a known folder', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => floors[floorOf(file)] === undefined)).toEqual([]);
  });

  it('let imports go down only, and never from one feature to another', () => {
    const faults = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => roomOf(file) !== roomOf(target) && !mayImport(file).includes(floorOf(target)))
        .map((target) => `${file} imports ${target}: ${roomOf(file)} may not import ${roomOf(target)}`),
    );
    expect(faults).toEqual([]);
  });

  it('have no circles', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (path.includes(file) || done.has(file)) return;
      for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });
});

it('has one file that commands know their own place by: they are joined into others', () => {
  // Bundled apart, into the file that says it.
  const apart = [
    'node/compile/nodeModules.ts',
    'node/refresh/buildRefresh.ts',
    'node/refresh/refreshProgram.ts',
  ];
  const knowing = [...texts].filter(
    ([file, text]) => file.startsWith('node/') && text.includes('import.meta.'),
  );
  expect(knowing.map(([file]) => file).filter((file) => !apart.includes(file))).toEqual([
    'node/lib/project.ts',
  ]);
});

it('has one place that reads the root element, where TypeScript knows all that it says', () => {
  const readers = [...texts].filter(([, text]) => text.includes('documentElement.dataset'));
  expect(readers.map(([file]) => file)).toEqual(['reader/store/rootData.ts']);
});

it('has two files that name what is kept in a browser', () => {
  const namers = [...texts].filter(([, text]) =>
    /storageKey\s*\?\?|`\$\{\w*(?:storageKey|siteKey)\w*\}:/i.test(text),
  );
  expect(namers.map(([file]) => file)).toEqual([]);
});

it('a build after no change loads nothing of what reads, draws and writes a site', () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    // Types are gone when it runs; what is asked for in brackets comes when it is needed.
    const code = texts.get(file)?.replace(/^import type [\s\S]*?;$/gm, '') ?? '';
    for (const [, path = ''] of code.matchAll(/^(?:import|export|\}) [^;]*?from '(\.[^']+)';$/gm))
      load(posix.join(posix.dirname(file), path));
  };
  load('node/build/buildSite.ts');
  expect(loaded.size).toBeGreaterThan(10);
  expect(
    [...loaded].filter((file) => /node\/(?:manifest|facts|search|check)\/|writeSite/.test(file)),
  ).toEqual([]);
});

it('has no file of more than 200 lines', () => {
  const scripts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:tsx?|mjs)$/.test(file),
  );
  const long = scripts.filter((file) => readFileSync(join(source, file), 'utf8').split('\n').length > 201);
  expect(long).toEqual([]);
});
