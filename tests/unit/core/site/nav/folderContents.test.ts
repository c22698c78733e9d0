import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { renderFolderContents } from '../../../../../src/core/site/nav/folderContents.ts';

const doc = (id: string, title: string, more = {}) => ({
  id,
  path: `/docs/${id}`,
  title,
  file: `docs/v2/${id}.md`,
  ...more,
});
const items = (...ids: string[]) => ids.map((id) => ({ type: 'doc', id }));

const manifest = parseManifest(
  JSON.stringify({
    site: { title: 'T' },
    versions: [
      {
        name: 'v2',
        label: 'v2',
        path: '/docs',
        dir: 'docs/v2',
        docs: [
          doc('index', '首页'),
          doc('guide/index', '指南', { path: '/docs/guide/', description: '先看这里' }),
          doc('guide/b', '乙', { description: '第 2 步：**配置**' }),
          doc('guide/a', '甲 [1]'),
          doc('guide/net/dns', '域名'),
          doc('guide/net/tls', '证书', { sidebarLabel: 'TLS' }),
          doc('guide/ops/backup', '备份'),
          doc('guide/hidden', '不列', { unlisted: true }),
          doc('guide/loose', '不在侧边栏', { sidebar: undefined }),
        ],
        sidebars: {
          docs: [
            ...items('index'),
            {
              type: 'category',
              label: '指南',
              link: { type: 'doc', id: 'guide/index' },
              items: [
                ...items('guide/b', 'guide/a', 'guide/hidden'),
                {
                  type: 'category',
                  label: '网络',
                  description: '名称与加密',
                  link: { type: 'generated-index', path: '/docs/category/net' },
                  items: items('guide/net/dns', 'guide/net/tls'),
                },
                { type: 'category', label: '运维', items: items('guide/ops/backup') },
              ],
            },
          ],
        },
      },
      {
        name: 'v1',
        label: 'v1',
        path: '/docs/v1',
        dir: 'docs/v1',
        inherits: 'v2',
        docs: [
          { ...doc('guide/a', '甲'), path: '/docs/v1/guide/a', inheritedFrom: 'v2' },
          { ...doc('index', '旧'), path: '/docs/v1/', file: 'docs/v1/index.md' },
        ],
      },
    ],
  }),
);

describe('renderFolderContents', () => {
  it('gives cards in the order of the sidebar, without the page itself', () => {
    expect(renderFolderContents(manifest, 'docs/v2/guide/index.md', './', 1)).toBe(`:::cards

- [乙](b.md)\\
  第 2 步：&#42;&#42;配置&#42;&#42;
- [甲 &#91;1&#93;](a.md)
- [网络](/docs/category/net)\\
  名称与加密
- [运维](ops/backup.md)
- [不在侧边栏](loose.md)

:::`);
  });

  it('gives a nested list of several levels', () => {
    expect(
      renderFolderContents(manifest, 'docs/v2/index.md', '/docs/v2/guide/', 2),
    ).toBe(`- [指南](guide/index.md)\\
  先看这里
- [乙](guide/b.md)\\
  第 2 步：&#42;&#42;配置&#42;&#42;
- [甲 &#91;1&#93;](guide/a.md)
- [网络](/docs/category/net)\\
  名称与加密
  - [域名](guide/net/dns.md)
  - [TLS](guide/net/tls.md)
- 运维
  - [备份](guide/ops/backup.md)
- [不在侧边栏](guide/loose.md)`);
  });

  it('lists a folder inside a folder, and the whole version', () => {
    const list = (folder: string) => renderFolderContents(manifest, 'docs/v2/index.md', folder, 1);
    expect(list('guide/net/')?.match(/\[.*?\]/g)).toEqual(['[域名]', '[TLS]']);
    expect(list('./')?.match(/\[[^\]]*\]/g)).toEqual(['[指南]', '[不在侧边栏]']);
  });

  it('has the pages that a version inherits', () => {
    expect(renderFolderContents(manifest, 'docs/v1/index.md', 'guide/', 1)).toContain(
      '[甲](../v2/guide/a.md)',
    );
  });

  it.each(['none/', '../../../etc/', '/pages/', '/docs/v2/guide/a/'])('has nothing of %s', (folder) =>
    expect(renderFolderContents(manifest, 'docs/v2/index.md', folder, 1)).toBeUndefined(),
  );
});
