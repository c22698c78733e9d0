import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { renderPullRequestPage } from '../../../../src/node/build/sendPage.ts';

const VERSION = {
  name: 'v8',
  label: 'v8',
  isLast: true,
  path: '/docs',
  dir: 'docs/v8',
  docs: [],
  sidebars: {},
};
const render = (site: object) =>
  renderPullRequestPage(
    parseManifest(JSON.stringify({ site: { title: '站', ...site }, versions: [VERSION] })),
  );
const editUrl = 'https://github.com/cskefu/docs/edit/main/public/';

it('the page that sends runs its own script alone, and may ask its host alone', async () => {
  const html = (await render({ editUrl })) ?? '';
  const hashes = ['script', 'style'].map((tag) => {
    const [, text = ''] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
    return `${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  expect(/content-security-policy" content="([^"]*)"/.exec(html)?.[1]).toBe(
    [
      `default-src 'none'`,
      ...hashes,
      'connect-src https://api.github.com',
      `base-uri 'none'`,
      `form-action 'none'`,
    ].join('; '),
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('there is none where nobody may write, or to a host that is not known', async () => {
  expect(await render({ editUrl, editor: false })).toBeUndefined();
  expect(await render({ editUrl: 'https://git.example.com/a/b/edit/main/' })).toBeUndefined();
  expect(await render({})).toBeUndefined();
});
