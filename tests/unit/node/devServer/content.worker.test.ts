import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSome, checkWhole } from '../../../../src/node/devServer/content.worker.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const tell = (findings: Awaited<ReturnType<typeof checkSome>>) =>
  findings?.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort();

describe('checkWhole and checkSome', () => {
  it('check single pages against the index of the last complete check', async () => {
    const folder = await tempFolder({
      'docs/index.md': '# 首页\n\n[甲](a.md#一)\n',
      'docs/a.md': '# 甲\n\n## 一\n\n[首页](index.md)\n',
    });
    expect(await checkSome(folder, ['docs/a.md'])).toBeUndefined();
    expect(await checkWhole(folder)).toEqual([]);
    await writeFile(join(folder, 'docs/a.md'), '# 甲\n\n## 二\n\n[首页](index.md#三) [没有](没有.md)\n');
    expect(tell(await checkSome(folder, ['docs/a.md', 'docs/new.md']))).toEqual([
      'docs/a.md:5 broken-anchor',
      'docs/a.md:5 broken-link',
    ]);
    expect(tell(await checkWhole(folder))).toEqual([
      'docs/a.md:5 broken-anchor',
      'docs/a.md:5 broken-link',
      'docs/index.md:3 broken-anchor',
    ]);
  });

  it('wait for a complete check after pages were added or removed', async () => {
    const folder = await tempFolder({
      'docs/index.md': '# 首页\n\n[甲](a.md)\n',
      'docs/a.md': '# 甲\n\n[首页](index.md)\n',
    });
    await checkWhole(folder);
    await writeFile(join(folder, 'docs/index.md'), '# 首页\n\n[甲](a.md) [乙](b.md)\n');
    await writeFile(join(folder, 'docs/b.md'), '# 乙\n\n正文\n');
    expect(await checkSome(folder, ['docs/index.md', 'docs/b.md'])).toBeUndefined();
    expect(await checkWhole(folder)).toEqual([]);
    await rm(join(folder, 'docs/a.md'));
    expect(await checkSome(folder, ['docs/index.md', 'docs/a.md'])).toBeUndefined();
    expect(tell(await checkSome(folder, ['docs/index.md', 'docs/_part.md', 'docs/p.png']))).toEqual([]);
  });

  it('use the last valid manifest', async () => {
    const folder = await tempFolder({
      'manifest.json': '{}',
      'docs/index.md': '# 首页\n\n好。\n',
    });
    expect(await checkWhole(folder)).toEqual([]);
    await writeFile(join(folder, 'manifest.json'), '{ "site": ');
    await writeFile(join(folder, 'docs/index.md'), '# 首页\n\n[没有](没有.md)\n');
    expect(tell(await checkWhole(folder))).toEqual(['docs/index.md:3 broken-link']);
  });

  it('check the parsed text of a manifest while it is edited', async () => {
    const manifest = (path: unknown) =>
      JSON.stringify({
        site: { title: '站' },
        versions: [{ name: 'v1', label: 'v1', path, dir: 'docs' }],
      });
    const folder = await tempFolder({
      'manifest.json': manifest('/docs'),
      'docs/index.md': '# 首页\n\n好。\n',
    });
    expect(await checkWhole(folder)).toEqual([]);
    // Valid JSON that is no manifest: the last good one stands for it.
    const edited = JSON.parse(manifest('/docs/v1/../v2'));
    edited.versions[0].label = 1;
    edited.site.titel = '站';
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(edited));
    expect(await checkWhole(folder)).toEqual([]);
  });

  it("lint by the site's table of words", async () => {
    const folder = await tempFolder({
      '.copywriting.yml': 'forbidden:\n  - why: 太随便\n    words: [好玩]\n',
      'docs/index.md': '# 首页\n\n很好玩。\n',
    });
    expect(tell(await checkWhole(folder))).toEqual(['docs/index.md:3 forbidden-word']);
    await writeFile(join(folder, 'docs/index.md'), '# 首页\n\n很有用处。\n');
    expect(await checkWhole(folder)).toEqual([]);
  });
});
