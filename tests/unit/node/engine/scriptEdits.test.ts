import { expect, it } from 'vitest';

type Finder = (...given: unknown[]) => unknown;
// What loaders are made of is plain JavaScript, without types.
const { editScript, withBeginnings, withoutCalls, withoutCases, withoutEntries, withoutTags, withValues } =
  (await import(new URL('../../../../src/node/engine/scriptEdits.mjs', import.meta.url).href)) as {
    editScript: (code: string, finders: Finder[]) => string;
  } & Record<
    'withBeginnings' | 'withoutCalls' | 'withoutCases' | 'withoutEntries' | 'withoutTags' | 'withValues',
    (...given: unknown[]) => Finder
  >;

/** What a switch does with a value, of one that says what it does. */
const run = (code: string, value: number) =>
  new Function('a', 'say', code)({ tag: value }, (word: string) => word) as unknown;

it('takes a case out, and leaves what others lead into', () => {
  const code = `(function (a, say) { switch (a.tag) {
    case 1: case 2: { var word = 'two'; return say(word); }
    case 3: say('on');
    case 4: return say('four');
    case 5: return say('five');
    default: word = 'other';
  }
  return word; })`;
  const shaken = editScript(code, [withoutCases({ tag: new Set([1, 2, 4]) })]);
  expect(shaken).not.toMatch(/case [124]:|two/);
  expect([3, 4, 5, 1].map((tag) => run(`return ${shaken}(a, say)`, tag))).toEqual([
    'four',
    'other',
    'five',
    'other',
  ]);
  expect(editScript('switch (a.kind) { case 1: b() }', [withoutCases({ tag: new Set([1]) })])).toContain(
    'case 1',
  );
  expect(
    editScript('switch (kind) { case A: b(); break; case "x": c() }', [
      withoutCases({ kind: new Set(['A', 'x']) }),
    ]),
  ).toBe('{switch (kind) {   }}');
});

it('answers comparisons with kinds that nobody makes', () => {
  expect(editScript('22 === a.tag || 5 === tag && nodeTag !== 22', [withoutTags(new Set([22]))])).toBe(
    'false || 5 === tag && true',
  );
  expect(editScript('22 === a.kind', [withoutTags(new Set([22]))])).toBe('22 === a.kind');
});

it('puts a value in the place of a variable that keeps it', () => {
  const change = (code: string) => editScript(code, [withValues({ a: '1' })]);
  expect(change('var a = 1; a = b(); c(a, d.a, { a: a });')).toBe('var a = 1; b(); c(1, d.a, { a: 1 });');
  expect(change('b = a = c; a++; d[a]')).toBe('b = c; 1; d[1]');
  expect(() => change('function b(a) {}')).toThrow('React has other variables now');
});

it('lets a variable begin with something else, and takes out entries and calls', () => {
  expect(editScript('var a = [1, 2], b = 3;', [withBeginnings({ a: '[]' })])).toBe('var a = [], b = 3;');
  expect(
    editScript('var hooks = {a: 1,b: 2,c: 3}, other = {b: 2};', [
      withoutEntries(/^hooks/, new Set(['b', 'c'])),
    ]),
  ).toBe('var hooks = {a: 1,}, other = {b: 2};');
  expect(
    editScript('hear("click"); hear(NAME, "drag"); say("drag");', [
      withoutCalls(/^hear$/, new Set(['drag'])),
    ]),
  ).toBe('hear("click"); void 0; say("drag");');
});
