// A build with drawn pictures of shared links.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSample } from '../../../support/buildSample.ts';
import { readFontFile } from '../../../support/fonts.ts';
import { readPng } from '../../../support/readPng.ts';

const manifest = (site: object) =>
  JSON.stringify({
    site: {
      title: '测试站',
      tagline: '',
      url: 'https://example.org',
      colorMode: { defaultMode: 'light' },
      ...site,
    },
    versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
  });

const SITE = {
  'manifest.json': manifest({ card: { font: '.card/boxes.ttf' }, theme: { accent: '#aa0000' } }),
  '.card/boxes.ttf': await readFontFile('boxes.ttf'),
  'docs/v8/unlisted.md': '# 圆满\n',
  'docs/v8/unsearched.md': '---\nimage: img/界面.png\n---\n# 升级\n',
};

const tagsOf = (html: string) =>
  [...html.matchAll(/<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g)].map(
    ([, name, content]) => [name, content],
  );

it('draws a picture for each page without one, and again only what has changed', async () => {
  const { read, files, outDir, result, buildAgain, edit } = await buildSample('/repo/', SITE);
  const cards = files.filter((file) => file.startsWith('assets/card-'));
  const tags = tagsOf(await read('docs/deploy.html'));
  const file = tags[0]?.[1]?.replace('https://example.org/repo/', '') ?? '';
  expect(cards).toContain(file);
  expect(tags).toEqual([
    ['og:image', `https://example.org/repo/${file}`],
    ['twitter:card', 'summary_large_image'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', '部署'],
  ]);

  const { width, height, colorAt } = readPng(await readFile(join(outDir, file)));
  expect([width, height]).toEqual([1200, 630]);
  // The bar, the first character of the title, and that of the site's name; each is a box.
  expect([colorAt(600, 8), colorAt(120, 330)]).toEqual(['#aa0000', '#1d2826']);
  expect(colorAt(95, 545)).not.toBe(colorAt(600, 600));

  // A page with a picture of its own, and one whose title the font lacks.
  expect(tagsOf(await read('docs/unsearched.html'))[0]?.[1]).toMatch(/%E7%95%8C%E9%9D%A2\.png$/);
  expect(tagsOf(await read('docs/unlisted.html'))).toEqual([]);
  expect(result.findings.filter(({ rule }) => rule === 'no-card')).toMatchObject([
    { file: 'manifest.json', message: expect.stringContaining('圆满') },
  ]);
  expect(files.some((path) => path.includes('boxes.ttf'))).toBe(false);

  await edit('docs/v8/deploy.md', '# 与部署\n');
  const { changes } = await buildAgain();
  expect(changes.written.filter((path) => path.includes('card-'))).toHaveLength(1);
  expect(changes.removed.filter((path) => path.includes('card-'))).toEqual([file]);
});

it('takes a picture that was drawn before from the cache', async () => {
  const { files, outDir, cache, buildAgain } = await buildSample('/', SITE);
  const file = files.find((path) => path.startsWith('assets/card-')) ?? '';
  const [folder = ''] = await readdir(join(cache, 'cards'));
  await writeFile(join(cache, 'cards', folder, basename(file)), JSON.stringify('AAAA'));
  await rm(outDir, { recursive: true });
  await buildAgain();
  expect(await readFile(join(outDir, file))).toEqual(Buffer.alloc(3));
});

it('writes nothing of it for other sites', async () => {
  const { read, files } = await buildSample('/', { 'manifest.json': manifest({}) });
  expect(files.filter((file) => file.includes('card'))).toEqual([]);
  expect(tagsOf(await read('docs/deploy.html'))).toEqual([]);
});
