import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { applyFixes, fixCopywriting } from '../../../../src/node/copywriting/fixCopywriting.ts';
import { makeSite } from '../temporarySite.ts';

describe('fixCopywriting', () => {
  it('mends what is certain, everywhere in a line, and leaves the rest to people', async () => {
    const folder = await makeSite({
      '.copywriting.yml': [
        'names: [Docker]',
        'terms:',
        '  - { write: 坐席, not: [座席] }',
        '  - { write: 登录/登陆, not: [登入] }',
        'forbidden:',
        '  - { why: 太随便, words: [好玩] }',
      ].join('\n'),
      'docs/a.md':
        '---\ndescription: 启动docker服务\n---\n\n# 启动docker服务,好\r\n\n座席 登入,很好玩。用`docker`命令,座席再见\n',
    });
    expect(await fixCopywriting(folder)).toBeGreaterThan(5);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe(
      '---\ndescription: 启动 Docker 服务\n---\n\n# 启动 Docker 服务，好\r\n\n坐席登入，很好玩。用 `docker` 命令，坐席再见\n',
    );
    const left = (await checkCopywriting(folder))?.findings.map(({ rule }) => rule);
    expect(left).toEqual(['term', 'forbidden-word']);
    expect(await fixCopywriting(folder)).toBe(0);
  });

  it('keeps the mark of a file’s order of bytes, and touches no file in another encoding', async () => {
    const foreign = Buffer.concat([
      Buffer.from('# 启动docker服务\n\n'),
      Buffer.from([0xc4, 0xe3, 0xba, 0xc3]),
    ]);
    const folder = await makeSite({
      '.copywriting.yml': 'names: [Docker]\n',
      'docs/a.md': '\uFEFF# 启动docker服务\n',
      'docs/b.md': foreign,
    });
    await fixCopywriting(folder);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe('\uFEFF# 启动 Docker 服务\n');
    expect((await readFile(join(folder, 'docs/b.md'))).equals(foreign)).toBe(true);
  });

  it('leaves a site alone that has no table', async () => {
    const folder = await makeSite({ 'docs/a.md': '# 启动docker服务,好\n' });
    expect(await fixCopywriting(folder)).toBe(0);
  });
});

describe('applyFixes', () => {
  it('puts off the second of two that overlap', () => {
    const fix = (column: number, length: number, text: string) => ({
      line: 1,
      column,
      fix: { length, text },
    });
    expect(applyFixes('abcdef\nx', [fix(2, 3, 'X'), fix(3, 1, 'Y'), fix(6, 0, ' ')])).toEqual({
      text: 'abYde f\nx',
      count: 2,
    });
  });
});
