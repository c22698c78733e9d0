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

  it('written as links keep their Chinese', () => {
    expect(showDoc('<https://example.com/春松>')).toBe(`<p>${link('https://example.com/春松')}</p>`);
  });
});
