import { statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readPublishedSite } from '../../../../src/node/build/publishedSite.ts';
import { openCachedSearch } from '../../../../src/node/search/cachedSearch.ts';
import { readAll } from '../../../support/buildSample.ts';
import { createRandom } from '../../../support/random.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('makes of the last index the same files as of nothing, whatever happens to the pages', async () => {
  const random = createRandom(3);
  const pick = (most: number) => Math.floor(random() * most);
  const words = (count: number) =>
    Array.from({ length: count }, () =>
      pick(1 + pick(5000))
        .toString(36)
        .padStart(3, 'x'),
    ).join(' ');
  const page = (sections: number) =>
    `# Page ${words(2)}\n\n${Array.from({ length: sections }, (_, at) => `## Part ${at}\n\n${words(900)}\n`).join('\n')}`;
  // More text than an index of one file may have.
  const texts = new Map(
    Array.from({ length: 60 }, (_, at) => [`docs/v8/${at}.md`, page(4)] as [string, string]),
  );
  const manifestIn = (defaultLocale: string) =>
    JSON.stringify({
      site: { title: '测试站', defaultLocale },
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    });
  const siteDir = await tempFolder({
    'manifest.json': manifestIn('zh-Hans'),
    ...Object.fromEntries(texts),
  });
  /** How often files of the last index were linked. */
  let updated = 0;
  const open = async (store: string) => {
    const { manifest } = await readPublishedSite(siteDir);
    const search = await openCachedSearch(siteDir, manifest, store);
    const root = dirname(dirname(search.files[0]?.from ?? ''));
    const all = await readAll(root);
    if (search.files.some(({ from }) => statSync(from).nlink > 1)) updated += 1;
    return {
      name: search.manifest.versions[0]?.search,
      paths: search.files.map(({ path }) => path).sort(),
      all,
    };
  };
  const store = await tempFolder();
  const put = async (name: string, text: string) => {
    await mkdir(dirname(join(siteDir, name)), { recursive: true });
    await writeFile(join(siteDir, name), text);
  };
  const at = (page: number) => [...texts.keys()][page] ?? '';
  const edit = async (name: string) => {
    const text = (texts.get(name) ?? '').replace(/ \w+ \w+\n/, ` ${words(pick(6) + 1)}\n`);
    texts.set(name, text);
    await put(name, text);
  };
  const steps = [
    () => {},
    () => edit(at(30)),
    () => edit(at(0)),
    async () => void (await Promise.all([edit(at(59)), edit(at(12))])),
    () => put(at(5), page(5)),
    () => rename(join(siteDir, at(6)), join(siteDir, 'docs/v8/renamed.md')),
    () => edit(at(40)),
    async () => void (await Promise.all([rm(join(siteDir, at(7))), put('docs/v8/added.md', page(3))])),
    () => edit(at(20)),
    () => put('manifest.json', manifestIn('en')),
  ];
  for (const step of steps) {
    await step();
    expect(await open(store)).toEqual(await open(await tempFolder()));
  }
  expect(updated).toBeGreaterThan(2);
}, 120_000);
