import { describe, expect, it } from 'vitest';
import { showDoc } from '../../../../support/showTree.ts';

describe('fields at the top of a text', () => {
  it.each(['author: 甲, 乙\n\n正文', 'title: 甲\nauthor: 乙\ntags: 丙\n\n正文'])(
    'are nothing to read: %j',
    (text) => {
      expect(showDoc(text)).toBe('<p>正文</p>');
    },
  );

  it.each(['author: 甲\n正文', '正文\n\nauthor: 甲', 'note: 甲\n\n正文'])(
    'are text elsewhere: %j',
    (text) => {
      expect(showDoc(text)).toMatch(/author|note/);
    },
  );
});
