import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { runCommandHere, startCommand } from '../../../support/runCommand.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const run = (siteDir: string, ...args: string[]) => runCommandHere('page')(siteDir, args);

const readAll = async (folder: string) => {
  const files = listFolder(folder)
    .filter((file) => !file.startsWith('.changes/'))
    .sort();
  return Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]));
};

describe('npm run page', () => {
  it('shows what would change, changes it, and takes it back', async () => {
    const siteDir = await tempFolder({
      'manifest.json':
        '{\r\n  "site": { "title": "站" },\r\n  "versions": [\r\n    { "name": "v8", "label": "v8", "path": "/docs" }\r\n  ]\r\n}\r\n',
      'docs/v8/index.md': '# 首页\r\n\r\n[部署](deploy.md)\r\n',
      'docs/v8/deploy.md': '\uFEFF# 部署\n\n[首页](index.md)\n',
    });
    const before = await readAll(siteDir);
    const dry = await run(siteDir, 'move', '/docs/deploy', 'docs/v8/ops', '--dry-run');
    expect(dry.stdout.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      '- docs/v8/deploy.md',
      '~ docs/v8/index.md',
      '+ docs/v8/ops/deploy.md',
      '~ manifest.json',
      '将改动 4 个文件（--dry-run，没有写文件）。',
    ]);
    expect(await readAll(siteDir)).toEqual(before);
    const moved = await run(siteDir, 'move', '/docs/deploy', 'docs/v8/ops');
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining('已改动 4 个文件') });
    const after = Object.fromEntries(await readAll(siteDir));
    expect(after['docs/v8/ops/deploy.md']).toBe('\uFEFF# 部署\n\n[首页](../index.md)\n');
    expect(after['docs/v8/index.md']).toBe('# 首页\r\n\r\n[部署](ops/deploy.md)\r\n');
    expect(after['manifest.json']).toContain(
      '  "redirects": {\r\n    "/docs/deploy": "/docs/ops/deploy"\r\n  },\r\n',
    );
    expect((await run(siteDir, 'delete', 'docs/v8/index.md')).stderr).toContain('这些地方还指向它');
    expect((await run(siteDir, 'undo')).stdout).toContain('恢复了 4 个文件');
    expect(await readAll(siteDir)).toEqual(before);
  });

  it('explains itself, and what it was not told', async () => {
    const siteDir = await tempFolder({ 'docs/a.md': '# 甲\n' });
    const help = await startCommand('page')(siteDir, ['--help']);
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run page -- <做什么>') });
    expect(help.stdout).toMatch(/^ {2}rename <页面> <新名字> +改文件名/m);
    const wrong = async (...args: string[]) => {
      const { code, stderr } = await run(siteDir, ...args);
      expect(code).toBe(2);
      return stderr;
    };
    const usage = '（用法：npm run page -- --help）\n';
    expect(await wrong('rename', 'docs/a.md')).toBe(`应写成 rename <页面> <新名字>${usage}`);
    expect(await wrong('renmae', 'docs/a.md', 'b')).toBe(`没有命令「renmae」，是不是想写 rename？${usage}`);
    expect(await wrong('publish')).toMatch(/^没有命令「publish」，可用的有：new、rename、.*undo（.*\n$/);
    expect(await wrong('new', 'docs/b.md', '--titel', '乙')).toBe(
      `没有选项「--titel」，是不是想写 --title？${usage}`,
    );
    expect(await wrong('new', 'docs/b.md', '--position', '一')).toContain('--position 应当是数字');
    expect(await wrong()).toMatch(/^请写要做什么：.*\n$/);
  });
});
