import { expect, test } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { lintText } from '../../../../src/writer/lint/lintText.ts';

const findingsIn = (text: string) =>
  lintText({ text, ...parseDocument(text) })
    .textFindings.map(describeFinding)
    .map(({ line, rule, message }) => `${line} ${rule} ${message}`);

test.each([
  ['an address', '[甲][a]\n\n[a]: ./b.md\n\n[a]: ./c.md\n', '5 duplicate-id [a] 在第 3 行'],
  ['a name in another case', '[甲][a]\n\n[a]: ./b.md\n[A]: ./c.md\n', '4 duplicate-id [A] 在第 3 行'],
  ['a note', '甲[^1]\n\n[^1]: 乙\n\n[^1]: 丙\n', '5 duplicate-id [^1] 在第 3 行'],
  [
    'in a list, below a front matter',
    '---\ntitle: 甲\n---\n甲[^1]\n\n- 乙\n\n  [^1]: 乙\n\n[^1]: 丙\n',
    '10 duplicate-id [^1] 在第 8 行',
  ],
])('%s that is defined again has no effect, and is named', (_name, text, said) => {
  expect(findingsIn(text)).toEqual([`${said}已有定义，这里的不起作用；请换一个编号，或删除其中一处`]);
});

test('comments in the form of addresses are no definitions', () => {
  expect(findingsIn('甲\n\n[//]: # (乙)\n[//]: # (丙)\n')).toEqual([]);
});

test('an address that is defined again as it is has no finding', () => {
  expect(findingsIn('[甲][a]\n\n[a]: ./b.md\n[A]: ./b.md\n')).toEqual([]);
});

test('an address and a note of one name are two', () => {
  expect(findingsIn('[甲][1] 乙[^1]\n\n[1]: ./b.md\n\n[^1]: 丙\n')).toEqual([]);
});
