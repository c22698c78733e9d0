// The rooms of the house (ARCHITECTURE.md): imports go down or stay inside their folder, never up, never across two
// features, never in a circle.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

const rules = ['core', 'lib'];
const feature = ['reader/content', 'reader/store', 'reader/ui', 'reader/platform', ...rules];
const page = ['reader/features', 'reader/article', ...feature];
/** Rooms of the writer that know neither DOM nor Node. */
const pureWriter = ['copywriting', 'drafts', 'editing', 'github', 'lint', 'refactor'].map(
  (room) => `writer/${room}`,
);

/** What each room may import from, besides itself; `reader` names all rooms of the reader. */
const floors: Record<string, readonly string[]> = {
  lib: [],
  core: ['lib'],
  'reader/styles': [],
  'reader/platform': ['lib'],
  'reader/ui': ['reader/platform', 'lib'],
  'reader/store': ['reader/platform', ...rules],
  'reader/content': ['reader/platform', ...rules],
  'reader/article': ['reader/ui', 'reader/platform', ...rules],
  'reader/features': feature,
  // Printing renders texts.
  'reader/features/tools': ['reader/article', ...feature],
  'reader/pages': page,
  'reader/app': ['reader/pages', ...page],
  'reader/serviceWorker': ['reader/platform', ...rules],
  'reader/entries': ['reader', ...rules],
  ...Object.fromEntries(pureWriter.map((room) => [room, [...pureWriter, ...rules]])),
  'writer/drafts': [...pureWriter, 'reader/store', 'reader/platform', ...rules],
  'writer/github': [...pureWriter, 'reader/store', 'reader/platform', ...rules],
  'writer/findings': ['reader', ...pureWriter, ...rules],
  'writer/editor': ['reader', ...pureWriter, ...rules],
  'node/compile/stubs': [],
  node: ['writer', ...rules],
};

/** The only imports from reader to writer, which readers pay for when they begin to write. */
const LAZY_DOORS = [
  'reader/app/navigation/loadPage.ts -> writer/editor/EditPage.tsx',
  'reader/entries/live.ts -> writer/findings/showFindings.ts',
];

const isIn = (room: string, file: string) => file === room || file.startsWith(`${room}/`);

/** Each feature is a room of its own; elsewhere the longest name in the table counts. */
function roomOf(file: string): string | undefined {
  if (file.startsWith('reader/features/')) return file.split('/').slice(0, 3).join('/');
  return Object.keys(floors)
    .filter((room) => isIn(room, file))
    .sort((x, y) => y.length - x.length)[0];
}

const mayImport = (file: string) => floors[roomOf(file) ?? ''] ?? floors['reader/features'] ?? [];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split('\\').join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));

/** Lies at the root, where webpack's users look for it. */
const COMPILER_SETTINGS = '../webpack.config.js';

/** package.json maps `#i18n/…` to the tables of a language; all languages have the same tables. */
const resolveImport = (file: string, path: string) =>
  path.startsWith('#')
    ? path.replace(/^#(?:site-)?i18n\/(.*)$/, 'core/i18n/zh-Hans/$1.ts')
    : posix.normalize(posix.join(dirname(file), path));

const importPattern = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'((?:\.|#(?:site-)?i18n\/)[^']+)'/gs;
const imports = new Map(
  [...texts].map(([file, text]) => {
    const targets = [...text.matchAll(importPattern)].map(([, path = '']) => resolveImport(file, path));
    return [file, targets.filter((target) => target !== COMPILER_SETTINGS)];
  }),
);

describe('the rooms', () => {
  it('hold every file in a known folder', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it('let imports go down only, and never from one feature to another', () => {
    const faults = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => roomOf(file) !== roomOf(target))
        .filter((target) => !mayImport(file).some((room) => isIn(room, target)))
        .map((target) => `${file} -> ${target}`),
    );
    expect(faults.sort()).toEqual(LAZY_DOORS);
    for (const door of LAZY_DOORS) {
      const [file = '', target = ''] = door.split(' -> ');
      expect(texts.get(file)).toMatch(new RegExp(`import\\([^)]*${posix.basename(target)}'\\)`));
    }
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

it('has one file that commands know their own place by: they are bundled into others', () => {
  // In texts and programs of other bundles.
  const apart = [
    'node/compile/bundlerSettings.ts',
    'node/compile/refreshPart.ts',
    'node/compile/startWorkers.ts',
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
    [...loaded].filter((file) => /node\/(?:manifest|pageIndex|search|check)\/|writeSite/.test(file)),
  ).toEqual([]);
});

it('names in ARCHITECTURE.md files that exist', () => {
  const text = readFileSync(join(source, '../ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`((?:core|lib|node|reader|writer)\/[\w/.-]+\.tsx?)`/g)].map(
    ([, file]) => file,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !texts.has(file ?? ''))).toEqual([]);
});

it.each(['core', 'reader', 'writer', 'node'])('names every sub-room of %s in its README', (room) => {
  const text = readFileSync(join(source, room, 'README.md'), 'utf8');
  const [, table = ''] = /\n\| sub-room \|.*\n([\s\S]*?)\n\n/.exec(text) ?? [];
  const named = [...table.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name?.split('/')[0]);
  const folders = readdirSync(join(source, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((name) => !named.includes(name))).toEqual([]);
});

/** The files that a walk of ARCHITECTURE.md names in its numbered steps, each once. */
function readWalk(title: string): string[] {
  const text = readFileSync(join(source, '../ARCHITECTURE.md'), 'utf8');
  const section = text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const steps = section.split('\n').filter((line) => /^\d+\. /.test(line));
  return [
    ...new Set(
      steps.flatMap((step) => [...step.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file)),
    ),
  ];
}

describe('the walks of ARCHITECTURE.md', () => {
  const walks = { 'The first visit': readWalk('The first visit'), 'A click': readWalk('A click') };

  it('name, after the first file, only files that an earlier one imports', () => {
    // The first visit has created the content source that a click reads through.
    const created = new Set(walks['The first visit']);
    const unreached = Object.entries(walks).flatMap(([title, walk]) =>
      walk.slice(1).filter((file, at) => {
        const before = title === 'A click' ? [...created, ...walk.slice(0, at + 1)] : walk.slice(0, at + 1);
        return !before.some((importer) => imports.get(importer)?.includes(file));
      }),
    );
    expect(unreached).toEqual([]);
  });

  it('pass at most 14 files between entry and article on the first visit, and 22 on a click', () => {
    const between = (walk: readonly string[]) => walk.length - 2;
    expect([walks['The first visit'][0], walks['The first visit'].at(-1)]).toEqual([
      'reader/entries/web.tsx',
      'reader/article/Article.tsx',
    ]);
    expect([walks['A click'][0], walks['A click'].at(-1)]).toEqual([
      'reader/content/links/PageLink.tsx',
      'reader/article/elements.ts',
    ]);
    expect(between(walks['The first visit'])).toBeLessThanOrEqual(14);
    expect(between(walks['A click'])).toBeLessThanOrEqual(22);
  });
});

it('names in ARCHITECTURE.md occur in the files that it gives for them', () => {
  const text = readFileSync(join(source, '../ARCHITECTURE.md'), 'utf8');
  const pairs = [...text.matchAll(/`(\w+)` (?:in|of) `([\w/-]+\.(?:tsx?|mjs))`/g)];
  const missing = pairs.filter(
    ([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(join(source, file), 'utf8')),
  );
  expect(pairs.length).toBeGreaterThan(8);
  expect(missing.map(([all]) => all)).toEqual([]);
});

it('a build that changes nothing loads no parser and no schema', () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const statics = (texts.get(file) ?? '').matchAll(
      /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';/gms,
    );
    for (const [, path = ''] of statics) load(/^[.#]/.test(path) ? resolveImport(file, path) : path);
  };
  load('node/commands/build.ts');
  const packages = [...loaded].filter((name) => !/^node:|\.(?:tsx?|mjs)$/.test(name));
  expect(packages.sort()).toEqual(['tinypool', 'yazl']);
});
