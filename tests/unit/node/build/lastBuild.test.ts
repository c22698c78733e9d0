import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLastBuild, type RecordedBuild } from '../../../../src/node/build/lastBuild.ts';
import { openRecord } from '../../../../src/node/lib/diskCache.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { buildSample, fakeTools } from '../../../support/buildSample.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** As if nobody had written for a while. */
async function age(folder: string): Promise<void> {
  for (const file of listFolder(folder)) await utimes(join(folder, file), 1000, 1000);
}

/** What one of a minute ago finds of a build that gave `1`. */
async function findAfter(change: (folders: { siteDir: string; outDir: string }) => unknown, madeOf = 'a') {
  const siteDir = await tempFolder({
    'docs/a.md': 'a',
    '.copywriting.yml': 'b',
    '.git/HEAD': 'c',
    'docs/.vuepress/public/a.txt': 'd',
  });
  const outDir = await tempFolder({ 'index.html': 'a', '.git/HEAD': 'd' });
  const record = openRecord<RecordedBuild<number>>(join(await tempFolder(), 'builds'), 'dist.json');
  await age(siteDir);
  await (await openLastBuild<number>(record, { siteDir, outDir, madeOf: 'a' })).save(1);
  await change({ siteDir, outDir });
  return (await openLastBuild<number>(record, { siteDir, outDir, madeOf })).find();
}

describe('openLastBuild', () => {
  it('finds a build of which nothing has changed', async () => {
    expect(await findAfter(() => {})).toBe(1);
    expect(await findAfter(({ siteDir }) => writeFile(join(siteDir, '.git/HEAD'), 'e'))).toBe(1);
    expect(await findAfter(({ outDir }) => writeFile(join(outDir, '.git/HEAD'), 'e'))).toBe(1);
  });

  it('finds none that was made of something else', async () => {
    expect(await findAfter(() => {}, 'b')).toBeUndefined();
    expect(await findAfter(({ siteDir }) => writeFile(join(siteDir, 'docs/a.md'), 'b'))).toBeUndefined();
    expect(await findAfter(({ siteDir }) => writeFile(join(siteDir, 'docs/b.md'), 'b'))).toBeUndefined();
    expect(await findAfter(({ siteDir }) => rm(join(siteDir, '.copywriting.yml')))).toBeUndefined();
    expect(
      await findAfter(({ siteDir }) => writeFile(join(siteDir, 'docs/.vuepress/public/a.txt'), 'long')),
    ).toBeUndefined();
  });

  it('finds none whose folder somebody has changed', async () => {
    expect(await findAfter(({ outDir }) => writeFile(join(outDir, 'index.html'), 'b'))).toBeUndefined();
    expect(await findAfter(({ outDir }) => writeFile(join(outDir, 'b.html'), 'b'))).toBeUndefined();
    expect(await findAfter(({ outDir }) => rm(outDir, { recursive: true }))).toBeUndefined();
  });

  it('compares files that had just been written by content: a second write may leave their time', async () => {
    const siteDir = await tempFolder({ 'docs/a.md': 'a' });
    const file = join(siteDir, 'docs/a.md');
    const place = { siteDir, outDir: await tempFolder(), madeOf: 'a' };
    const record = openRecord<RecordedBuild<number>>(await tempFolder(), 'last.json');
    const find = async () => (await openLastBuild<number>(record, place)).find();
    const soon = new Date(Date.now() + 60_000);
    await utimes(file, soon, soon);
    await (await openLastBuild<number>(record, place)).save(1);
    expect(await find()).toBe(1);
    await writeFile(file, 'b');
    await utimes(file, soon, soon);
    expect(await find()).toBeUndefined();
  });

  it('ignores a record that was cut off', async () => {
    const place = { siteDir: await tempFolder(), outDir: await tempFolder(), madeOf: 'a' };
    const record = openRecord<RecordedBuild<number>>(
      await tempFolder({ 'last.json': '{"made' }),
      'last.json',
    );
    expect(await (await openLastBuild<number>(record, place)).find()).toBeUndefined();
  });
});

describe('buildSite, after no change', () => {
  it('asks for nothing but the times of files, and gives what the last build gave', async () => {
    const { siteDir, buildAgain, edit } = await buildSample('/', {
      'docs/v8/links.md': '# 链接\n\n[坏](gone.md)\n',
    });
    await age(siteDir);
    const { counts, findings, engine, site } = await buildAgain();
    expect(findings).not.toEqual([]);
    const { loadPrerender } = fakeTools('');
    let asked = 0;
    const again = await buildAgain({
      loadPrerender: () => {
        asked += 1;
        return loadPrerender();
      },
    });
    expect(asked).toBe(0);
    expect(again).toMatchObject({
      findings,
      engine: { scripts: engine.scripts, parts: engine.parts },
      site,
      changes: { written: [], removed: [] },
    });
    expect(again.counts).toEqual({ ...counts, rendered: 0 });
    await edit('docs/v8/deploy.md', '# 应用部署\n');
    expect((await buildAgain()).changes.written).toContain('docs/deploy.html');
  });

  it('tells again which pages cannot be drawn', async () => {
    const { siteDir, reports, buildAgain } = await buildSample('/', { 'docs/v8/bad.md': '# 坏页\n' });
    await age(siteDir);
    await buildAgain();
    await buildAgain();
    expect(reports).toHaveLength(3);
  });
});
