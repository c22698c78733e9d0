// Pictures, films and sound: what is drawn of the site's own, and what stands for those of other hosts.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { findExternalKind } from '../../../../../src/core/site/urls/pageHref.ts';
import { Article, loadBlocks } from '../../../../../src/reader/article/Article.tsx';
import type { ArticleEnvironment } from '../../../../../src/reader/article/ArticleEnvironment.ts';
import { stillWorld } from '../../../../support/articleWorld.ts';

const environment: ArticleEnvironment = {
  ...stillWorld,
  resolveFile: (src) => (findExternalKind(src) ? undefined : { src: `/site/${src}`, size: [300, 200] }),
};

const draw = (markdown: string) =>
  renderToStaticMarkup(
    <Article text={parseDocument(markdown).doc} environment={environment} arrival="inside" />,
  );
const count = (html: string, part: string) => html.split(part).length - 1;
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '');

const FOREIGN = 'https://other.example';

beforeAll(loadBlocks);

describe('a picture of another host', () => {
  it('is one link with the picture’s words', () => {
    const html = draw(`![徽章](${FOREIGN}/a.svg)`);
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain(`href="${FOREIGN}/a.svg"`);
    expect(withoutTags(html)).toContain('徽章');
  });

  it.each([
    ['a linked badge', `[![徽章](${FOREIGN}/a.svg)](${FOREIGN}/y)`],
    [
      'a badge in a linked picture element',
      `<a href="${FOREIGN}/y"><picture><img src="${FOREIGN}/a.svg" alt="徽章"></picture></a>`,
    ],
  ])('inside a link is just its words, and the link stays: %s', (_, markdown) => {
    const html = draw(markdown);
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain(`href="${FOREIGN}/y"`);
    expect(html).not.toContain('a.svg');
    expect(withoutTags(html)).toContain('徽章');
  });

  it('in a picture element is one link too', () => {
    const html = draw(
      `<picture><source srcset="${FOREIGN}/a.webp"><img src="${FOREIGN}/a.png" alt="徽章"></picture>`,
    );
    expect(count(html, '<a ')).toBe(1);
    expect(html).not.toMatch(/<(?:picture|source|button)/);
  });
});

describe('of a host that the site allows for images', () => {
  const allowing: ArticleEnvironment = { ...environment, imageHosts: [FOREIGN] };
  const drawAllowing = (markdown: string) =>
    renderToStaticMarkup(
      <Article text={parseDocument(markdown).doc} environment={allowing} arrival="inside" />,
    );

  it('a picture is shown, and may be in a picture element', () => {
    expect(drawAllowing(`![徽章](${FOREIGN}/a.svg)`)).toContain(`src="${FOREIGN}/a.svg" alt="徽章"`);
    const html = drawAllowing(
      `<picture><source srcset="${FOREIGN}/a.webp 2x"><img src="${FOREIGN}/a.png" alt="徽章"></picture>`,
    );
    expect(html).toMatch(/<picture><source [^>]*a\.webp/);
  });

  it('a film is a link as before, since the policy allows images only', () => {
    const html = drawAllowing(`<video src="${FOREIGN}/a.mp4"></video>`);
    expect(html).not.toContain('<video');
    expect(html).toContain(`href="${FOREIGN}/a.mp4"`);
  });
});

describe('a picture that asks for a share of the text’s width', () => {
  it('gives it to the button around it, so that its room is kept before it has come', () => {
    expect(draw('<img src="a.png" width="50%">')).toMatch(
      /<button [^>]*style="width:50%"[^>]*><img (?=[^>]*width="300" height="200")[^>]*style="width:100%"/,
    );
  });

  it('has it itself inside a link', () => {
    const html = draw('<a href="https://other.example"><img src="a.png" width="50%"></a>');
    expect(html).toMatch(/<img (?=[^>]*width="300" height="200")[^>]*style="width:50%"/);
  });

  it('writes no styles otherwise', () => {
    expect(draw('![](a.png)')).not.toContain('style');
  });
});

describe('a film or sound of another host', () => {
  it.each([
    ['video', `<video src="${FOREIGN}/a.mp4" controls></video>`],
    ['video by source', `<video controls><source src="${FOREIGN}/a.mp4"></video>`],
    ['audio', `<audio src="${FOREIGN}/a.mp4"></audio>`],
  ])('is no empty player, but a word that says why, and a link: %s', (_, markdown) => {
    const html = draw(markdown);
    expect(html).not.toMatch(/<(?:video|audio|source)/);
    expect(withoutTags(html)).toContain('在其他网站上，本页不加载');
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain(`href="${FOREIGN}/a.mp4"`);
    // On paper the address is not repeated after itself.
    expect(html).toContain('data-bare="true"');
  });

  it('plays from the site where it can', () => {
    const html = draw(
      `<video poster="${FOREIGN}/a.png"><source src="${FOREIGN}/a.mp4"><source src="b.mp4"></video>`,
    );
    expect(html).toContain('<source src="/site/b.mp4"/></video>');
    expect(html).not.toContain(FOREIGN);
  });
});

describe('a picture inside a link', () => {
  it('is one link without a button to enlarge it', () => {
    const html = draw('[![图](a.png)](b.md)');
    expect(html).toMatch(/<a href="b.md"><img[^>]* src="\/site\/a.png"[^>]*><\/a>/);
    expect(html).not.toContain('<button');
  });

  it('elsewhere is a button', () => {
    expect(draw('![图](a.png)')).toMatch(/<button[^>]*查看大图：图[^>]*><img[^>]*><\/button>/);
  });
});

describe('a picture element', () => {
  const markdown =
    `<picture><source media="(max-width: 600px)" srcset="s.png 1x, ${FOREIGN}/s2.png 2x, s3.png 3x">` +
    `<source srcset="${FOREIGN}/t.png"><img src="a.png" srcset="b.png 2x" alt="图"></picture>`;

  it('switches: the button stands around it, and every candidate is a file of the site', () => {
    const html = draw(markdown);
    expect(html).toMatch(
      /<button[^>]*查看大图：图[^>]*><picture><source[^>]*><img[^>]*><\/picture><\/button>/,
    );
    expect(html).toContain('<source media="(max-width: 600px)" srcSet="/site/s.png 1x, /site/s3.png 3x"/>');
    expect(html).toMatch(/<img[^>]*srcSet="\/site\/b.png 2x"/);
    expect(html).not.toContain(FOREIGN);
  });

  it('inside a link has no button', () => {
    const html = draw(`<a href="b.md">${markdown}</a>`);
    expect(html).toMatch(/<a href="b.md"><picture>.*<\/picture><\/a>/);
    expect(html).not.toContain('<button');
  });
});
