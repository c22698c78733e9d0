import { describe, expect, it } from 'vitest';
import { showDoc } from '../../../../support/showTree.ts';

const link = (address: string, href = address) => `<a href="${href}">${address}</a>`;

describe('bare addresses', () => {
  it.each([
    ['访问 https://example.com，然后登录', `访问 ${link('https://example.com')}，然后登录`],
    ['访问https://example.com/a登录', `访问${link('https://example.com/a')}登录`],
    ['（https://example.com）', `（${link('https://example.com')}）`],
    ['“https://example.com”', `“${link('https://example.com')}”`],
    ['https://example.com/a?b=c&d#e。', `${link('https://example.com/a?b=c&d#e')}。`],
    ['https://a.com，或https://b.com。', `${link('https://a.com')}，或${link('https://b.com')}。`],
    ['**https://example.com**，请看', `<strong>${link('https://example.com')}</strong>，请看`],
    ['见 https://example.com.', `见 ${link('https://example.com')}.`],
    ['www.example.com，', `${link('www.example.com', 'http://www.example.com')}，`],
    ['访问www.example.com。', `访问${link('www.example.com', 'http://www.example.com')}。`],
    ['[见 https://example.com，说明', `[见 ${link('https://example.com')}，说明`],
    ['[见 https://example.com/a_(b)，', `[见 ${link('https://example.com/a_(b)')}，`],
    ['a@example.com，', `${link('a@example.com', 'mailto:a@example.com')}，`],
    ['http://主机IP:8035/', 'http://主机IP:8035/'],
    ['`https://example.com，`', '<code>https://example.com，</code>'],
    ['[https://a.com，x](b.md)', '<a href="b.md">https://a.com，x</a>'],
  ])('%s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it.each(
    '（见下）|【见】|《见》|「见」|、|；|：|！|？|｜|～|—|……|·见|　见|\u200b见|\ufeff见|→见|–见|①|＝|％|℃|※|★|𠮷|🚀|“见”|．|⑴|㎡'.split(
      '|',
    ),
  )('end before %s', (mark) => {
    for (const address of ['https://example.com', 'http://localhost:8080', 'https://example.com/a?b=c#d'])
      expect(showDoc(`| a |\n| - |\n| 见${address}${mark} |`)).toContain(
        `<td>见${link(address)}${mark}</td>`,
      );
    expect(showDoc(`见 www.example.com${mark}`)).toBe(
      `<p>见 ${link('www.example.com', 'http://www.example.com')}${mark}</p>`,
    );
  });

  it('keep letters of other alphabets', () => {
    expect(showDoc('https://example.com/café-Москва')).toContain('>https://example.com/café-Москва</a>');
  });

  it('written as links keep their Chinese', () => {
    expect(showDoc('<https://example.com/春松>')).toBe(`<p>${link('https://example.com/春松')}</p>`);
  });
});
