import { describe, expect, it } from 'vitest';
import { mend } from '../../../../src/core/writing/mend.ts';

const text = '甲\n见 [乙](./b.md)。\n丙';
const written = '见 [乙](./b.md)。';

describe('mend', () => {
  it('puts something else in the place of what is written', () => {
    const edit = mend({ line: 2, column: 7, length: 6, written }, 'c.md')(text, 0, 0);
    expect(edit).toEqual({ from: 8, to: 14, insert: 'c.md', select: [12, 12] });
    const space = mend({ line: 3, column: 1, length: 0, written: '丙' }, ' ')(text, 0, 0);
    expect(space).toMatchObject({ from: 17, to: 17 });
  });

  it('leaves alone a line that has changed meanwhile: what was put in would be put in twice', () => {
    const place = { line: 2, column: 7, length: 0, written };
    expect(mend(place, ' ')(text.replace('./b', ' ./b'), 0, 0)).toBeUndefined();
    expect(mend({ ...place, line: 4 }, ' ')(text, 0, 0)).toBeUndefined();
  });
});
