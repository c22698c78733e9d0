import { describe, expect, it } from 'vitest';
import { checkRedirects } from '../../../../src/node/check/checkRedirects.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const redirects = {
  '/docs/fine': '/docs/deploy#验证',
  '/docs/deploy#gone': '/docs/deploy',
  '/docs/deploy#启动': '/docs/osc/',
  '/docs/deploy/': '/docs/osc/',
  'docs/x': '/docs/deploy',
  '/docs/out': 'https://example.com',
  '/docs/lost': '/docs/nowhere',
  '/docs/lost#a': '/docs/deploy',
  '/docs/no-page#a': '/docs/deploy',
  '/docs/twice': '/docs/fine',
  '/docs/round': '/docs/about',
  '/docs/about': '/docs/round',
  '/docs/wrong-anchor': '/docs/deploy#停止',
  '/docs/fine.html': '/docs/osc/',
  '/404.html': '/docs/osc/',
  '/docs/old?page=1': '/docs/osc/',
};

describe('checkRedirects', () => {
  it('names old addresses that hide a page, lead nowhere, in a circle or twice, by their lines', () => {
    const text = JSON.stringify({ redirects }, null, 2);
    const manifest = { ...sampleManifest(), redirects };
    const hasAnchor = (file: string, anchor: string) =>
      file === 'docs/v8/deploy.md' && ['启动', '验证'].includes(anchor);
    const findings = checkRedirects(manifest, text, hasAnchor);
    expect(findings.every(({ rule, file }) => rule === 'redirect' && file === 'manifest.json')).toBe(true);
    const named = findings.map(({ line, message }) => `${line} ${message.replace('redirects：', '')}`);
    expect(named).toEqual([
      '5 「/docs/deploy#启动」本身有这个标题，读者看到的是它，这一条不起作用',
      '7 「docs/x」应以 / 开头，写站内的旧地址，例如 /docs/old',
      '8 「/docs/out」的新地址应以 / 开头，写站内的地址，收到「https://example.com」',
      '9 「/docs/lost」的新地址 /docs/nowhere 没有对应的页面',
      '11 「/docs/no-page#a」不起作用：没有页面 /docs/no-page，也没有写它的新地址；请再写一条不带锚点的',
      '12 「/docs/twice」要转两次，请直接写最后的地址 /docs/deploy',
      '13 「/docs/round」绕回了它自己',
      '14 「/docs/about」绕回了它自己',
      '15 「/docs/wrong-anchor」的新地址里没有锚点「停止」（docs/v8/deploy.md）',
      '16 「/docs/fine.html」与「/docs/fine」是同一个地址，只用第一条',
      '18 「/docs/old?page=1」不起作用：地址里 ? 后面的部分不分辨页面，请去掉它',
    ]);
  });
});
