import { expect, it } from 'vitest';
import { describePlan } from '../../../../src/node/refactor/describePlan.ts';

it('describes files, changed lines and notes', () => {
  const long = `${'很长的一行'.repeat(20)}[甲](a.md)${'之后'.repeat(50)}`;
  const lines = describePlan({
    changes: [
      { file: 'a.md', before: '# 甲\r\n', after: undefined },
      { file: 'b.md', before: undefined, after: '# 甲\r\n' },
      { file: 'c.md', before: `一\n${long}\n`, after: `一\n${long.replace('a.md', 'b.md')}\n` },
      { file: 'm.json', before: '{\n}\n', after: '{\n"redirects": 1\n}\n' },
    ],
    moves: [{ from: 'a.png', to: 'b.png' }],
    notes: ['请核对'],
  });
  expect(lines).toEqual([
    '- a.md',
    '+ b.md',
    '~ c.md',
    expect.stringMatching(/^ {4}2 - ….*\[甲\]\(a\.md\)之后.*…$/),
    expect.stringMatching(/^ {4}2 \+ ….*\[甲\]\(b\.md\)之后.*…$/),
    '~ m.json',
    '    2 + "redirects": 1',
    '> a.png → b.png',
    '注意：请核对',
  ]);
});
