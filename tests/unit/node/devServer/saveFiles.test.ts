import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SavedFile } from '../../../../src/core/site/manifest/saveRequest.ts';
import { textKey } from '../../../../src/core/textKey.ts';
import { createSaveAction } from '../../../../src/node/devServer/saveFiles.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { applyPlan } from '../../../../src/node/refactor/applyPlan.ts';
import { toPlan } from '../../../../src/writer/refactor/plan.ts';
import { DEPLOY, FORBIDDEN_PATHS, MANIFEST, openPostSite } from '../../../support/postSite.ts';
import { toUtf16 } from '../../../support/utf16.ts';
import { killAtRename } from '../../../support/watchedFiles.ts';

const KEY = textKey(DEPLOY.slice(1));

async function open() {
  const { send, ...site } = await openPostSite(createSaveAction);
  const save = (...files: SavedFile[]) => send(JSON.stringify({ files }));
  return { ...site, send, save };
}

const good: SavedFile = { file: 'docs/v8/deploy.md', key: KEY, text: '# 改过\n' };

describe('the save endpoint', () => {
  it('preserves line endings and BOM, and responds with the new key', async () => {
    const { siteDir, save } = await open();
    const first = await save({ ...good, text: '# 部署\n\n改过的正文。\n' });
    expect(first.status).toBe(200);
    const written = '# 部署\r\n\r\n改过的正文。\r\n';
    expect(await readFile(join(siteDir, good.file), 'utf8')).toBe(`\uFEFF${written}`);
    const [{ key }] = JSON.parse(first.body.toString()).files;
    expect(key).toBe(textKey(written));
    expect((await save({ ...good, text: '旧的' })).status).toBe(409);
    expect((await save({ ...good, key, text: '新的\n' })).status).toBe(200);
  });

  it('writes a UTF-16 page as UTF-8 with BOM', async () => {
    const { siteDir, save } = await open();
    const text = '# 部署\r\n\r\n正文。\r\n';
    await writeFile(join(siteDir, good.file), toUtf16(text));
    expect((await save({ ...good, key: textKey(text), text: '# 部署\n\n改过。\n' })).status).toBe(200);
    expect(await readFile(join(siteDir, good.file), 'utf8')).toBe('\uFEFF# 部署\r\n\r\n改过。\r\n');
  });

  it('writes new pages and category files, and removes a page', async () => {
    const { siteDir, save } = await open();
    const { status } = await save(
      { ...good, text: null },
      { file: 'docs/v8/运维/安装.md', key: null, text: '# 部署\n' },
      { file: 'docs/v8/运维/_category_.json', key: null, text: '{}\n' },
      { file: 'manifest.json', key: textKey(MANIFEST), text: '{"site":{}}\n' },
    );
    expect(status).toBe(200);
    const files = listFolder(siteDir)
      .filter((file) => file.startsWith('docs/v8/'))
      .sort();
    expect(files).not.toContain('docs/v8/deploy.md');
    expect(files).toContain('docs/v8/运维/_category_.json');
    expect(await readFile(join(siteDir, 'docs/v8/运维/安装.md'), 'utf8')).toBe('# 部署\n');
  });

  it('writes a new picture, and rejects other files and existing pictures', async () => {
    const { siteDir, save, send, readAll } = await open();
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1]);
    const picture = { file: 'docs/v8/img/新图.png', key: null, bytes: png.toString('base64') };
    expect((await save({ ...good, text: '![](img/新图.png)\n' }, picture)).status).toBe(200);
    expect(await readFile(join(siteDir, picture.file))).toEqual(png);
    // The same again, with a text that was written on.
    const again = { ...good, key: textKey('![](img/新图.png)\r\n'), text: '![](img/新图.png)\n\n再写\n' };
    expect((await save(again, picture)).status).toBe(200);
    const large = Buffer.concat([png, Buffer.alloc(1_400_000, 7)]).toString('base64');
    expect((await save({ ...picture, file: 'docs/v8/img/大图.png', bytes: large })).status).toBe(200);
    const before = await readAll();
    const refused: [object, number][] = [
      [{ ...picture, bytes: large }, 409],
      [{ ...picture, bytes: large + large }, 413],
      [{ ...picture, file: `${'a/'.repeat(65)}b.png` }, 400],
      [{ ...picture, file: 'docs/v8/img/b.svg', bytes: Buffer.from('<svg/>').toString('base64') }, 403],
      [{ ...picture, file: 'docs/v8/img/b.png', bytes: Buffer.from('<script>').toString('base64') }, 403],
      [{ ...picture, file: 'docs/v8/b.md' }, 403],
      [{ ...picture, file: '../b.png' }, 403],
      [{ ...picture, file: 'docs/out/b.png' }, 403],
      [{ ...picture, file: 'docs/v8/nul.png' }, 403],
      [{ ...picture, file: '.git/b.png' }, 403],
      [{ ...picture, file: 'docs/v8/b.png', key: '1.x' }, 400],
      [{ ...picture, file: 'docs/v8/b.png', bytes: '不是' }, 400],
    ];
    for (const [file, status] of refused)
      expect((await send(JSON.stringify({ files: [file] }))).status).toBe(status);
    expect(await readAll()).toEqual(before);
  });

  it.skipIf(process.platform === 'win32')(
    'saves a page under the name that it has, and gives it to none',
    async () => {
      const { siteDir, save } = await open();
      const file = 'docs/v8/为什么? 答"是": 1.md';
      expect((await save({ file, key: null, text: '# 新\n' })).status).toBe(403);
      await writeFile(join(siteDir, file), '# 旧\n');
      expect((await save({ file, key: textKey('# 旧\n'), text: '# 新\n' })).status).toBe(200);
      expect(await readFile(join(siteDir, file), 'utf8')).toBe('# 新\n');
      const picture = { key: null, bytes: Buffer.from('GIF89a').toString('base64') };
      expect((await save({ file: 'docs/v8/a:b/1.gif', ...picture })).status).toBe(403);
      await mkdir(join(siteDir, 'docs/v8/a:b'));
      expect((await save({ file: 'docs/v8/a:b/1.gif', ...picture })).status).toBe(200);
      expect((await save({ file: 'docs/v8/a:b/?.gif', ...picture })).status).toBe(403);
    },
  );

  it.skipIf(process.platform === 'win32')('leaves to a file who may read and run it', async () => {
    const { siteDir, save } = await open();
    const path = join(siteDir, good.file);
    await chmod(path, 0o775);
    expect((await save(good)).status).toBe(200);
    expect((await stat(path)).mode & 0o777).toBe(0o775);
  });

  it('rejects the second of two concurrent saves with 409', async () => {
    const { save } = await open();
    const answers = await Promise.all([save({ ...good, text: '一' }), save({ ...good, text: '二' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects a save when the file changes at the same moment', async () => {
    const { siteDir, save } = await open();
    const other = toPlan([{ file: good.file, before: DEPLOY, after: '# 别人\n' }]);
    // Broken off: who writes next does it first.
    const broken = killAtRename(/\.unfinished$/, () => applyPlan(siteDir, other));
    await expect(broken).rejects.toThrow('killed');
    expect((await save(good)).status).toBe(409);
    expect(await readFile(join(siteDir, good.file), 'utf8')).toBe('# 别人\n');
  });

  it('names the target of a page that is a link', async () => {
    const { save } = await open();
    const { status, body } = await save({ ...good, file: 'docs/v8/near.md' });
    expect([status, JSON.parse(body.toString()).message]).toEqual([
      403,
      '没有保存：docs/v8/near.md 是一个链接，请改它指向的文件 docs/v8/deploy.md',
    ]);
  });

  it.each([
    ...FORBIDDEN_PATHS,
    'docs/v8/x.html',
    'docs/v8/x.js',
    'docs/v8/img/a.svg',
    'index.html',
    'package.json',
    'docs/manifest.json',
  ])('never writes to %j', async (file) => {
    const { save, readAll } = await open();
    const before = await readAll();
    for (const key of [null, KEY]) expect((await save({ file, key, text: 'x' })).status).toBe(403);
    expect(await readAll()).toEqual(before);
  });

  it.each([
    ['no files', '{"files":[]}', 400],
    ['a number for a text', '{"files":[{"file":"a.md","key":null,"text":1}]}', 400],
    ['a field that nobody knows', '{"files":[{"file":"a.md","key":null,"text":"x","mode":511}]}', 400],
    ['a key of another text', JSON.stringify({ files: [{ ...good, key: '1.x' }] }), 409],
    ['no key for a file that is there', JSON.stringify({ files: [{ ...good, key: null }] }), 409],
    ['a key for a file that is not', JSON.stringify({ files: [{ ...good, file: 'docs/v8/no.md' }] }), 409],
    ['a file that is no UTF-8', '{"files":[{"file":"docs/v8/gbk.md","key":"1.x","text":"x"}]}', 422],
    [
      'one file twice',
      JSON.stringify({ files: [good, { ...good, file: 'docs/v8/DEPLOY.md', key: null }] }),
      403,
    ],
    ['one of two that cannot be', JSON.stringify({ files: [good, { ...good, file: '../x.md' }] }), 403],
  ])('refuses %s', async (_, sent, status) => {
    const { send, readAll } = await open();
    const before = await readAll();
    expect((await send(sent)).status).toBe(status);
    expect(await readAll()).toEqual(before);
  });
});
