import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { planCards } from '../../../../src/node/card/planCards.ts';
import { checkCards } from '../../../../src/node/check/checkCards.ts';
import { readFontFile } from '../../../support/fonts.ts';
import { makeSite } from '../temporarySite.ts';

const FONT = { card: { font: '/.card/boxes.ttf' } };

function write(site: object, titles: readonly string[] = ['部署'], more: object = {}) {
  const docs = titles.map((title, at) => ({
    id: `p${at}`,
    path: `/docs/p${at}`,
    title,
    file: `docs/p${at}.md`,
    ...more,
  }));
  return JSON.stringify({
    site: { title: '测试站', tagline: '文档', url: 'https://example.org', ...site },
    versions: [{ name: 'v1', label: 'v1', isLast: true, path: '/docs', docs }],
  });
}

async function plan(text: string, files: Record<string, string | Uint8Array> = {}) {
  const siteDir = await makeSite({ '.card/boxes.ttf': await readFontFile('boxes.ttf'), ...files });
  const manifest = parseManifest(text);
  const planned = await planCards(siteDir, manifest);
  return { ...planned, findings: await checkCards(siteDir, manifest, text) };
}

const cardOf = async (...site: Parameters<typeof write>) =>
  (await plan(write(...site))).cards?.get('/docs/p0');

describe('planCards', () => {
  it('plans nothing for a site that does not want cards', async () => {
    expect(await planCards('none', parseManifest(write({})))).toBeUndefined();
    expect(await planCards('none', parseManifest(write({ card: false })))).toBeUndefined();
  });

  it('plans a card for the home page and each page without a picture of its own', async () => {
    const { cards, findings } = await plan(write(FONT));
    expect([...(cards?.keys() ?? [])]).toEqual(expect.arrayContaining(['/', '/docs/p0']));
    expect(cards?.get('/')).toMatchObject({ alt: '测试站', svg: expect.stringMatching(/>测试站<.*>文档</) });
    expect(cards?.get('/docs/p0')).toMatchObject({
      alt: '部署',
      svg: expect.stringMatching(/>部署<.*>测试站</),
    });
    expect(findings).toEqual([]);
    expect(await cardOf(FONT, ['部署'], { image: 'a.png' })).toBeUndefined();
  });

  it('leaves the picture of the site to the home page', async () => {
    const { cards } = await plan(write({ ...FONT, image: '/share.png' }));
    expect([cards?.has('/'), cards?.has('/docs/p0')]).toEqual([false, true]);
  });

  it('names a file by all that the picture shows, and by nothing else', async () => {
    const file = async (...site: Parameters<typeof write>) => (await cardOf(...site))?.file;
    const first = await file(FONT);
    expect(first).toMatch(/^assets\/card-[\da-f]{16}\.png$/);
    expect(await file({ ...FONT, tagline: '升级' }, ['部署', '升级'])).toBe(first);
    const others = [
      await file(FONT, ['升级']),
      await file({ ...FONT, title: '文档' }),
      await file({ ...FONT, theme: { accent: '#aa0000' } }),
      await file({ ...FONT, colorMode: { defaultMode: 'light' } }),
      await file({ ...FONT, defaultLocale: 'ar' }),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
    const boxes = await readFontFile('boxes.ttc');
    const inOther = await plan(write(FONT), { '.card/boxes.ttf': boxes });
    expect(inOther.cards?.get('/docs/p0')?.file).not.toBe(first);
  });

  it('draws the logo of the theme', async () => {
    const logo = { light: '/light.svg', dark: '/dark.png' };
    const files = { 'light.svg': '<svg/>', 'dark.png': 'png' };
    const hrefOf = async (defaultMode: string) => {
      const { cards } = await plan(write({ ...FONT, navbar: { logo }, colorMode: { defaultMode } }), files);
      return /href="([^"]+)"/.exec(cards?.get('/docs/p0')?.svg ?? '')?.[1];
    };
    expect(await hrefOf('light')).toBe('data:image/svg+xml;base64,PHN2Zy8+');
    expect(await hrefOf('dark')).toBe('data:image/png;base64,cG5n');
  });

  it('leaves out emoji that the font lacks', async () => {
    expect(await cardOf(FONT, ['🚀 部署 👩‍💻'])).toMatchObject({
      alt: '🚀 部署 👩‍💻',
      svg: expect.stringContaining('>部署<'),
    });
  });
});

describe('checkCards', () => {
  const problemOf = async (text: string, files = {}) =>
    (await plan(text, files)).findings.map(({ rule, line, column, message }) => [
      rule,
      line,
      column,
      message,
    ]);
  const place = (text: string, value: string) => text.indexOf(value) + 1;

  it('names the characters that the font lacks; their pages have no card, others do', async () => {
    const text = write(FONT, ['部署', '圆满', '满']);
    const { cards } = await plan(text);
    expect([...(cards?.keys() ?? [])].filter((path) => path.startsWith('/docs/p'))).toEqual(['/docs/p0']);
    expect(await problemOf(text)).toEqual([
      [
        'no-card',
        1,
        place(text, '"/.card'),
        'site.card 字体里没有「圆满」，有 2 页没有图，例如 /docs/p1；请指定有这些字的字体文件，例如 { "font": ".card/NotoSansSC-Bold.otf" }',
      ],
    ]);
  });

  it.each([
    [{ ...FONT, url: '' }, '画分享的图要有网站的完整网址，请写 site.url'],
    [{ card: { font: 'none.ttf' } }, '没有字体文件 none.ttf，所有页面都没有图；请改正路径'],
    [
      { card: { font: 'web.woff2' } },
      'web.woff2 不是 TrueType 或 OpenType 字体（.ttf、.otf），所有页面都没有图；WOFF2 只能给浏览器用',
    ],
  ])('says why no page has a card: %j', async (site, message) => {
    const found = await problemOf(write(site), { 'web.woff2': 'wOF2…' });
    expect(found).toMatchObject([['no-card', 1, expect.any(Number), `site.card ${message}`]]);
  });
});
