import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readRule = (sheet: string, rule: RegExp) =>
  readFileSync(new URL(`../../../../src/${sheet}.part.module.css`, import.meta.url), 'utf8').match(rule)?.[0];

it.each(['SearchPanel', 'SearchForm'])(
  'the field of %s looks as its style sheet says, in Safari too',
  (name) => {
    expect(readRule(`reader/features/search/${name}`, /^\.field \{[^}]*\}/m)).toContain('appearance: none;');
  },
);

it.each([
  ['reader/features/search/SearchPanel', /^\.field \{[^}]*\}/m],
  ['reader/features/tools/variables/variables', /^\.field input,[^}]*\}/m],
  ['writer/editor/refactor/RefactorDialog', /^\.field :is\(input, select\) \{[^}]*\}/m],
  ['writer/editor/codemirror/plainEditor', /^\.field \{[^}]*\}/m],
])('the fields of %s are of a size that iPhones do not zoom into', (sheet, rule) => {
  expect(readRule(sheet, rule)).toMatch(/font(?:-size)?: 1rem\b/);
});
