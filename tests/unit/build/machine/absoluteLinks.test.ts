import { expect, it } from 'vitest';
import { makeLinksAbsolute } from '../../../../src/build/machine/absoluteLinks.ts';
import { testManifest } from '../../../support/testManifest.ts';

const at = (text: string) =>
  makeLinksAbsolute(testManifest, { file: 'docs/v8/index.md', version: testManifest.versions[0] }, text);
const root = 'https://example.org';

it.each([
  ['见[部署](deploy.md)。', `见[部署](${root}/docs/deploy)。`],
  ['[部署](./deploy.md?x=1#启动 "题")', `[部署](${root}/docs/deploy?x=1#%E5%90%AF%E5%8A%A8 "题")`],
  ['[装](<安装.md>)', `[装](<${root}/docs/%E5%AE%89%E8%A3%85>)`],
  ['![图](img/a.png)', `![图](${root}/docs/v8/img/a.png)`],
  ['[![图](img/a.png)](deploy.md)', `[![图](${root}/docs/v8/img/a.png)](${root}/docs/deploy)`],
  ['[a]: deploy.md', `[a]: ${root}/docs/deploy`],
  [
    '<img src="img/a.png"><a href=\'/about\'>',
    `<img src="${root}/docs/v8/img/a.png"><a href='${root}/about'>`,
  ],
  ['[a](https://b.c/d) [本页](#x) [错](no.md)', '[a](https://b.c/d) [本页](#x) [错](no.md)'],
  ['`[a](deploy.md)` [a](deploy.md)', `\`[a](deploy.md)\` [a](${root}/docs/deploy)`],
  [
    '```md\n[a](deploy.md)\n```\n[a](deploy.md)',
    `\`\`\`md\n[a](deploy.md)\n\`\`\`\n[a](${root}/docs/deploy)`,
  ],
])('%s', (text, expected) => {
  expect(at(text)).toBe(expected);
});

it('begins at the host’s root where the site does not know its address', () => {
  const manifest = { ...testManifest, site: { ...testManifest.site, url: '', baseUrl: '/repo/' } };
  expect(makeLinksAbsolute(manifest, { file: 'docs/v8/index.md' }, '[a](deploy.md)')).toBe(
    '[a](/repo/docs/deploy)',
  );
});
