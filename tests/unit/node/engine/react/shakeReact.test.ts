import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// A loader is plain JavaScript, without types.
const load = (file: string) =>
  import(new URL(`../../../../../src/node/engine/react/${file}`, import.meta.url).href);
const { default: shakeReact } = (await load('shakeReact.mjs')) as { default: (code: string) => string };
const { UNUSED } = (await load('unusedFeatures.mjs')) as {
  UNUSED: readonly { names: readonly string[]; functions: readonly string[] }[];
};
const { BEGINNINGS, UNUSED_HOOKS } = (await load('unusedDetails.mjs')) as {
  BEGINNINGS: Readonly<Record<string, string>>;
  UNUSED_HOOKS: ReadonlySet<string>;
};
const { COMMIT } = (await load('shorterCommit.mjs')) as {
  COMMIT: Readonly<Record<string, (...given: unknown[]) => unknown>>;
};

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const readLibrary = (file: string) => readFileSync(fromRoot(`node_modules/${file}.production.js`), 'utf8');
const renderer = readLibrary('react-dom/cjs/react-dom-client');
const shaken = shakeReact(renderer);

/** All that is written for React: components of ours. */
const sources = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(fromRoot('src'), name), 'utf8') }));
const findAll = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, ...words]) => ({ name, words: words.filter(Boolean) })),
  );

it('empties the functions that nobody uses, and leaves a script', () => {
  for (const name of UNUSED.flatMap(({ functions }) => functions))
    expect(shaken).toContain(`function ${name}() {}`);
  expect(() => new Function('exports', 'require', shaken)).not.toThrow();
});

it('takes out the cases that lead to them', () => {
  for (const name of ['updateSuspenseComponent', 'updateActivityComponent', 'updateOffscreenComponent'])
    expect(shaken.match(new RegExp(name, 'g'))).toHaveLength(1);
});

it('says so where React has other functions', () => {
  expect(() => shakeReact(renderer.replaceAll('updateSuspenseComponent', 'updateBoundary'))).toThrow(
    'updateSuspenseComponent',
  );
});

it('leaves out exports that nobody imports, and no others', () => {
  const core = shakeReact(readLibrary('react/cjs/react'));
  const exported = (code: string) => [...code.matchAll(/^exports\.(\w+) = /gm)].map(([, name]) => name);
  expect(exported(core)).toEqual(
    exported(readLibrary('react/cjs/react')).filter(
      (name) =>
        !/^(?:Activity|Profiler|PureComponent|StrictMode|ViewTransition|__COMPILER_RUNTIME|addTransitionType|cache|cacheSignal|createRef|lazy|unstable_useCacheRefresh|use|useActionState|useDeferredValue|useEffectEvent|useInsertionEffect|useOptimistic|useReducer|useTransition)$/.test(
          name ?? '',
        ),
    ),
  );
  const given: Record<string, unknown> = {};
  new Function('exports', core)(given);
  expect(given).toHaveProperty('useSyncExternalStore');
});

it('knows the priority of each event as React does', () => {
  const answer = (code: string) =>
    new Function(
      'getCurrentPriorityLevel, ImmediatePriority, UserBlockingPriority, NormalPriority$1, LowPriority, IdlePriority',
      `${code}; return getEventPriority`,
    );
  const theirs = /^function getEventPriority\([\s\S]*?^}$/m.exec(renderer)?.[0] ?? '';
  const ours = String(COMMIT.getEventPriority);
  const names = [...theirs.matchAll(/case "(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(70);
  for (const level of [1, 2, 3, 4, 5]) {
    const [one, other] = [theirs, ours].map((code) => answer(code)(() => level, 1, 2, 3, 4, 5));
    for (const name of [...names, 'load', 'clicks', 'scrollend'])
      expect([name, other(name)]).toEqual([name, one(name)]);
  }
});

it('nobody imports what was taken out', () => {
  const unused = new Set([...UNUSED.flatMap(({ names }) => names), ...UNUSED_HOOKS]);
  const found = findAll(/import ([^;]*?) from 'react(?:-dom)?'|\b(on[A-Z]\w+)=/g).flatMap(({ name, words }) =>
    words
      .flatMap((word) => word.match(/\w+/g) ?? [])
      .filter((word) => unused.has(word))
      .map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('hears all events that elements of ours wait for', () => {
  // Those bring the events that they are made of.
  const events = JSON.parse(BEGINNINGS.simpleEventPluginEvents ?? '[]') as string[];
  const made = ['onChange', 'onCompositionEnd', 'onFocus', 'onMouseEnter', 'onMouseLeave'];
  const heard = new Set([...made, ...events.map((name) => `on${name[0]?.toUpperCase()}${name.slice(1)}`)]);
  const known = new Set(
    (/simpleEventPluginEvents =\s*"([^"]+)"/.exec(renderer)?.[1] ?? '')
      .split(' ')
      .concat('doubleClick', 'blur', 'pointerEnter', 'pointerLeave', 'select')
      .map((name) => `on${name[0]?.toUpperCase()}${name.slice(1)}`)
      // So components call what they tell of themselves; no element has it, as the next lines see.
      .filter((name) => name !== 'onProgress'),
  );
  // Of an element, whose name is small: components may call their own callbacks as they like.
  const waiting = findAll(/<[a-z][\w-]*\b((?:[^<>]|=>|<\w+>)*)/g).flatMap(({ words: [tag = ''] }) =>
    // What is heard is heard on its way down as well.
    [...tag.matchAll(/\b(on[A-Z]\w+?)(?:Capture)?[=:]/g)].map(([, event = '']) => event),
  );
  expect(waiting).toContain('onClick');
  expect(known).toContain('onTouchMove');
  expect(waiting.filter((event) => !heard.has(event))).toEqual([]);
  expect(
    findAll(/\b(on[A-Z]\w+)[=:]/g)
      .flatMap(({ words }) => words)
      .filter((event) => known.has(event) && !heard.has(event)),
  ).toEqual([]);
});

it('numbers in styles are of those that have no unit', () => {
  const styles = findAll(/style=\{\{([^}]*)\}/g).flatMap(({ words }) => words);
  expect(styles.length).toBeGreaterThan(3);
  expect(
    styles.filter((style) => /:\s*[\d.]+\s*(?:,|$)/.test(style) && !/zIndex|opacity/.test(style)),
  ).toEqual([]);
});
