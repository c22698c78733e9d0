import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { fixCopywriting } from '../../../../src/node/copywriting/fixCopywriting.ts';
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
    expect((await fixCopywriting(folder)).length).toBeGreaterThan(5);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe(
      '---\ndescription: 启动 Docker 服务\n---\n\n# 启动 Docker 服务，好\r\n\n坐席登入，很好玩。用 `docker` 命令，坐席再见\n',
    );
    const left = (await checkCopywriting(folder))?.findings.map(({ rule }) => rule);
    expect(left).toEqual(['term', 'forbidden-word']);
    expect(await fixCopywriting(folder)).toEqual([]);
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

  it('breaks no link: names of definitions and addresses stay as they are', async () => {
    const text = [
      '看[安装](安装docker.md)docker，[启动docker][]和[停止docker]，![图docker]。',
      '**登**陆[页](登陆.md)，**登**陆<a href="登陆.md">页</a>',
      '见[新docker服务][旧docker]。',
      '[启动docker]: a.md\n[停止docker]: b.md\n[图docker]: c.png\n[旧docker]: d.md\n',
    ];
    const folder = await makeSite({
      '.copywriting.yml': 'names: [Docker]\nterms: [{ write: 登录, not: [登陆] }]\n',
      'docs/a.md': text.join('\n\n'),
    });
    await fixCopywriting(folder);
    const fixed = (await readFile(join(folder, 'docs/a.md'), 'utf8')).split('\n\n');
    const kept = ['(安装docker.md)', '[启动docker][]', '[停止docker]', '![图docker]'];
    for (const words of kept) expect(fixed[0]).toContain(words);
    expect(fixed.slice(1)).toEqual([text[1], '见[新 Docker 服务][旧docker]。', text[3]]);
  });

  it('leaves a site alone that has no table', async () => {
    const folder = await makeSite({ 'docs/a.md': '# 启动docker服务,好\n' });
    expect(await fixCopywriting(folder)).toEqual([]);
  });
});
