import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import type { PrerenderTask } from '../../../../src/core/site/manifest/prerenderWorker.ts';
import { buildSite } from '../../../../src/node/build/buildSite.ts';
import { listTexts } from '../../../../src/node/build/publishedSite.ts';
import { readSections } from '../../../../src/node/pageIndex/pageMetadata.ts';
import { buildSample, fakeTools, readAll } from '../../../support/buildSample.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('buildSite, with what an earlier build remembers', () => {
  it('draws again only what has changed', async () => {
    const { result, read, buildAgain, edit } = await buildSample();
    expect(result.drawn.sort()).toEqual([
      '/',
      '/docs/',
      '/docs/deploy',
      '/docs/unlisted',
      '/docs/unsearched',
    ]);
    expect((await buildAgain()).drawn).toEqual([]);
    await edit('docs/v8/deploy.md', '# 部署\n\n先装 Docker。\n');
    expect((await buildAgain()).drawn).toEqual(['/docs/deploy']);
    // Its neighbours in the sidebar name it.
    const home = await read('index.html');
    await edit('docs/v8/deploy.md', '# 应用部署\n');
    expect((await buildAgain()).drawn.sort()).toEqual([
      '/docs/',
      '/docs/deploy',
      '/docs/unlisted',
      '/docs/unsearched',
    ]);
    expect(await read('index.html')).toBe(home);
  });

  it('puts code of other files into pages, the search and what models read, and draws them anew with it', async () => {
    const { read, buildAgain, siteDir, edit } = await buildSample('/', {
      'docs/v8/shown.md': '# 展示\n\n```yaml file="/files/app.yml" lines="2"\n```\n',
      'files/app.yml': 'a: 1\nunicorn: 2\n',
    });
    const manifest = parseManifest(await read('manifest.json'));
    const [version] = manifest.versions;
    expect(version?.docs.find(({ id }) => id === 'shown')?.includes).toEqual(['files/app.yml']);
    expect(listTexts(manifest)).toContain('files/app.yml');
    expect(await read(`search/${version?.search}/index.js`)).toContain('unicorn: 2');
    expect(await read('llms-full.txt')).toContain('```yaml title="app.yml"\nunicorn: 2\n```');
    expect((await buildAgain()).drawn).toEqual([]);
    await edit('files/app.yml', 'a: 1\nphoenix: 2\n');
    expect((await buildAgain()).drawn).toEqual(['/docs/shown']);
    expect(await read('llms-full.txt')).toContain('phoenix: 2');
    expect((await readSections(siteDir, 'docs/v8/shown.md'))[0]?.text).toBe('phoenix: 2');
  });

  it('writes the same bytes with what is remembered and without', async () => {
    const { outDir, cache, edit, buildAgain } = await buildSample();
    await edit('docs/v8/deploy.md', '# 应用部署\n\n先装 Docker。\n');
    await buildAgain();
    const remembering = await readAll(outDir);
    expect(Object.keys(remembering).length).toBeGreaterThan(20);
    await rm(cache, { recursive: true });
    expect((await buildAgain()).drawn.length).toBeGreaterThan(0);
    expect(await readAll(outDir)).toEqual(remembering);
  });

  it('writes the same bytes from nothing, wherever the site lies and whichever file and page comes first', async () => {
    const pages = ['甲', '乙', '丙', '组/丁', '组/index'].map((name): [string, string] => [
      `docs/v8/${name}.md`,
      `# ${name}\n\n[部署](/docs/deploy) ![图](/img/${name}.svg)\n`,
    ]);
    const first = await buildSample('/repo/', Object.fromEntries(pages));
    const other = await buildSample('/repo/', Object.fromEntries([...pages].reverse()));
    for (const folder of [other.outDir, other.cache]) await rm(folder, { recursive: true });
    const { loadPrerender } = fakeTools(other.cache);
    let begun = 0;
    await other.buildAgain({
      loadPrerender: async () => {
        const { hash, open } = await loadPrerender();
        const { renderPage, close } = open();
        const drawLate = async (task: PrerenderTask) => {
          // Those that are begun first are done last.
          for (let turns = 100 - begun++ * 10; turns > 0; turns -= 1) await setImmediate();
          return renderPage(task);
        };
        return { hash, open: () => ({ renderPage: drawLate, close }) };
      },
    });
    expect(begun).toBeGreaterThan(pages.length);
    expect(await readAll(other.outDir)).toEqual(await readAll(first.outDir));
  });

  it('draws nothing in another clone that got what the first one remembers', async () => {
    const { siteDir } = await buildSample();
    const clones = [join(await tempFolder(), 'first'), join(await tempFolder(), 'another/clone')];
    const results = [];
    for (const [at, clone] of clones.entries()) {
      // All files are new.
      await cp(siteDir, join(clone, 'public'), { recursive: true });
      if (at > 0) await cp(join(clones[0] ?? '', '.cache'), join(clone, '.cache'), { recursive: true });
      const tools = fakeTools(join(clone, '.cache'));
      await buildSite(
        { siteDir: join(clone, 'public'), outDir: join(clone, 'dist'), basePath: '/repo/' },
        tools,
      );
      results.push({ drawn: tools.drawn.length, files: await readAll(join(clone, 'dist')) });
    }
    expect(results.map(({ drawn }) => drawn)).toEqual([5, 0]);
    expect(results[1]?.files).toEqual(results[0]?.files);
  });

  it('draws a page again of which only a part was written down', async () => {
    const { read, cache, buildAgain, edit } = await buildSample();
    const page = await read('docs.html');
    const [site = ''] = await readdir(join(cache, 'snapshots'));
    const [drawn = ''] = await readdir(join(cache, 'snapshots', site));
    expect(drawn).toMatch(/^[\da-f]{24}$/);
    // A build that breaks off leaves a file under another name, which nobody takes for a page.
    await writeFile(join(cache, 'snapshots', site, `${drawn}.unfinished`), '{"ht');
    await edit('docs/v8/deploy.md', '# 部署\n\n又一句。\n');
    await buildAgain();
    expect(await read('docs.html')).toBe(page);
    expect(await readdir(join(cache, 'snapshots', site))).not.toContain(`${drawn}.unfinished`);
  });
});
