import { describe, expect, it } from 'vitest';
import { readMkdocs } from '../../../../../src/core/site/nav/mkdocsNav.ts';

const read = (...lines: string[]) => readMkdocs(lines.join('\n')).summary.split('\n');

describe('readMkdocs', () => {
  it('writes the nav as lists of links; a section whose first page is an index without a name has that page', () => {
    expect(
      read(
        'markdown_extensions:',
        '  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }',
        'nav:',
        '  - index.md',
        '  - 甲 `x`: a b.md',
        '  - 章:',
        '      - 章/index.md',
        '      - 节:',
        '          - 章/b.md',
        '          - 站: https://a.b/c?d=e',
        '  - 其他: [简介: 其他/index.md]',
      ),
    ).toEqual([
      '- [](index.md)',
      '- [甲 \\`x\\`](a%20b.md)',
      '- [章](%E7%AB%A0/index.md)',
      '  - [节]()',
      '    - [](%E7%AB%A0/b.md)',
      '    - [站](https://a.b/c?d=e)',
      '- [其他]()',
      '  - [简介](%E5%85%B6%E4%BB%96/index.md)',
    ]);
  });

  it('says nothing of settings that it cannot read', () => {
    expect(readMkdocs('nav: [')).toEqual({ name: undefined, summary: '' });
    expect(read('nav: 甲')).toEqual(['']);
  });
});
