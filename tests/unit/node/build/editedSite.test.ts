import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { PrerenderTask } from '../../../../src/core/site/manifest/prerenderWorker.ts';
import { buildSite } from '../../../../src/node/build/buildSite.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { fakeTools, readAll } from '../../../support/buildSample.ts';
import { makePlainSite } from '../../../support/generatedSite.ts';
import { createRandom } from '../../../support/random.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const STEPS = 30;

/** Pages that show all that they get: an input that a build overlooks would show in them. */
function tools(cache: string) {
  const fake = fakeTools(cache);
  return {
    ...fake,
    loadPrerender: async () => {
      const engine = await fake.loadPrerender();
      return {
        ...engine,
        open: () => ({
          ...engine.open(),
          renderPage: async (task: PrerenderTask) => ({
            ...(await engine.open().renderPage(task)),
            data: JSON.stringify([task.manifest, task.doc?.text]),
          }),
        }),
      };
    },
  };
}

it('builds after each change what a clean build of the site makes', async () => {
  const { folder: siteDir, remove } = await makePlainSite(16, '文档站点的一些字用来写页面');
  const random = createRandom(5);
  const [cache, dist] = [await tempFolder(), join(await tempFolder(), 'dist')];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T; // Never empty here.
  const pages = () => listFolder(siteDir).filter((file) => /p\d+\.md$/.test(file));
  const at = (file: string) => join(siteDir, file);
  const put = async (file: string, text: string) => {
    await mkdir(dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  };
  const write = async (change: (text: string) => string, file = pick(pages())) =>
    put(file, change(await readFile(at(file), 'utf8')));
  let count = 16;
  const changes: readonly (() => Promise<unknown>)[] = [
    () => appendFile(at(pick(pages())), '\n又一句话。\n'),
    () => appendFile(at(pick(pages())), '\n## 又一节\n\n又一句话。\n'),
    () => write((text) => text.replace(/\n## .*\n/, '\n## 改名的一节\n')),
    () => write((text) => text.replace(/^# .*/, `# 题目 ${random()}`)),
    () => write((text) => `---\ndraft: true\n---\n${text}`),
    () => write((text) => text.replace(/^---[\s\S]*?---\n/, '')),
    () => write((text) => text.replace('。', `，见[别的页](../${pick(pages()).slice('docs/'.length)})。`)),
    () => write((text) => text, pick(pages())),
    () => rm(at(pick(pages()))),
    async () => {
      const file = pick(pages());
      await mkdir(at('docs/f1'), { recursive: true });
      await rename(at(file), at(`docs/f1/p${++count}.md`));
    },
    () => put(`docs/f2/p${++count}.md`, `# 新的页\n\n${random()}\n`),
    () => put('docs/img/a.txt', String(random())),
  ];
  const build = (outDir: string, store: string) =>
    buildSite({ siteDir, outDir, basePath: '/' }, tools(store));
  try {
    await build(dist, cache);
    for (let step = 0; step < STEPS; step += 1) {
      await pick(changes)();
      const edited = await build(dist, cache);
      // A file that is wrong stays wrong: a clean build for each third change finds it too.
      if (step % 3 < 2) continue;
      const clean = join(await tempFolder(), 'dist');
      const anew = await build(clean, await tempFolder());
      expect(await readAll(dist)).toEqual(await readAll(clean));
      expect(edited.findings).toEqual(anew.findings);
    }
  } finally {
    await remove();
  }
}, 300_000);
