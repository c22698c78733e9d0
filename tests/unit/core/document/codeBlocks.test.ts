import { describe, expect, it } from 'vitest';
import { normalizeCode } from '../../../../src/core/document/codeBlocks.ts';
import { showDoc } from '../../../support/showTree.ts';

describe('normalizeCode', () => {
  it('makes odd spaces plain and drops what is invisible', () => {
    expect(normalizeCode('apt\u00a0update\u200b')).toBe('apt update');
    expect(normalizeCode('\ufeff\u202aC:\\a\u202c\u00ad\u2060')).toBe('C:\\a');
    expect(normalizeCode('a\u2003b\u202fc')).toBe('a b c');
  });

  it('leaves joiners of emoji and of scripts that join their letters, and full-width spaces', () => {
    for (const code of ['👨\u200d👩\u200d👧', '❤️\u200d🔥', 'می\u200cخواهم', 'क्\u200dष', '甲\u3000乙'])
      expect(normalizeCode(code)).toBe(code);
    expect(normalizeCode('a\u200db')).toBe('ab');
  });
});

describe('code on a page', () => {
  it('is what a program can read, to be copied from it', () => {
    expect(showDoc('用 `ls\u00a0-l`\n\n```sh\n\u200bls\u00a0-l\n```')).toBe(
      '<p>用 <code>ls -l</code></p>\n<pre><code className="language-sh">ls -l↵</code></pre>',
    );
  });
});
