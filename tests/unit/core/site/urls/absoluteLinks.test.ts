import { expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../../src/core/document/frontMatterBlock.ts';
import type { Manifest } from '../../../../../src/core/site/manifest/manifest.ts';
import { makeLinksAbsolute } from '../../../../../src/core/site/urls/absoluteLinks.ts';
import { parsePage } from '../../../../../src/node/pageIndex/parsePage.ts';
import { testManifest } from '../../../../support/testManifest.ts';

const at = (text: string, manifest: Manifest = testManifest) => {
  const { addresses } = parsePage({ text, hash: '', badLine: undefined }).metadata;
  const from = { file: 'docs/v8/index.md', version: manifest.versions[0] };
  return makeLinksAbsolute(manifest, from, { ...splitFrontMatter(text), addresses });
};
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
  [
    '```md title="a.md" file="a.md"\n```\n![a](a.png)',
    `\`\`\`md title="a.md" file="a.md"\n\`\`\`\n![a](${root}/docs/v8/a.png)`,
  ],
  // What only the parser can tell:
  ['[a](deploy.md) [b](\n  deploy.md)', `[a](${root}/docs/deploy) [b](\n  ${root}/docs/deploy)`],
  [
    '- ```md\n  [a](deploy.md)\n  ```\n- [a](deploy.md)',
    `- \`\`\`md\n  [a](deploy.md)\n  \`\`\`\n- [a](${root}/docs/deploy)`,
  ],
  ['<pre>\n[a](deploy.md)\n</pre>', '<pre>\n[a](deploy.md)\n</pre>'],
  ['\\[a](deploy.md) <!-- [a](deploy.md) -->', '\\[a](deploy.md) <!-- [a](deploy.md) -->'],
  [
    '---\ntitle: "[a](deploy.md)"\n---\n\n![a \\] b](img/a&amp;b.png)',
    `\n![a \\] b](${root}/docs/v8/img/a%26b.png)`,
  ],
  [
    '::: tip 见[部署](deploy.md)\n[a](deploy.md)\n:::',
    `::: tip 见[部署](${root}/docs/deploy)\n[a](${root}/docs/deploy)\n:::`,
  ],
  [
    '> <p>\n> <a title="b" href=deploy.md>a</a></p>',
    `> <p>\n> <a title="b" href=${root}/docs/deploy>a</a></p>`,
  ],
  ['%%密 [a](no.md)%% [a](deploy.md)\n\n%%\n密\n%%', ` [a](${root}/docs/deploy)\n\n\n\n`],
  ['见[[部署]]与 ![[a.png|图|30]]', `见[部署](${root}/docs/deploy)与 ![图|30](${root}/docs/v8/a.png)`],
  ['[[deploy#启动\\|怎样]]', `[怎样](${root}/docs/deploy#%E5%90%AF%E5%8A%A8)`],
  ['[deploy.md](deploy.md)', `[deploy.md](${root}/docs/deploy)`],
])('%s', (text, expected) => {
  expect(at(text)).toBe(expected);
});

it('begins at the host’s root where the site does not know its address', () => {
  const manifest = { ...testManifest, site: { ...testManifest.site, url: '', baseUrl: '/repo/' } };
  expect(at('[a](deploy.md)', manifest)).toBe('[a](/repo/docs/deploy)');
});
