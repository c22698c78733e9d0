import { expect, it } from 'vitest';
import { findImageOrigins } from '../../../src/build/imageOrigins.ts';
import { parseManifest } from '../../../src/core/model/parseManifest.ts';
import { tempFolder } from '../../support/tempFolder.ts';

it('finds the hosts of images in pages and manifest, and of nothing else', async () => {
  const siteDir = await tempFolder({
    'docs/a.md':
      '![](https://b.example/x.png) ![](img/y.png) [链接](https://link.example)\n\n`![](https://code.example/x)`',
    'docs/b.md':
      '<img src="//c.example:8080/z.png"> ![](https://b.example/2.png) ![](data:image/png;base64,AA)',
  });
  const manifest = parseManifest(
    JSON.stringify({
      site: { title: '站', favicon: 'https://a.example/f.ico' },
      versions: [
        {
          name: 'v1',
          label: 'v1',
          path: '/docs',
          docs: ['a', 'b'].map((id) => ({ id, path: `/docs/${id}`, title: id, file: `docs/${id}.md` })),
        },
      ],
    }),
  );
  expect(await findImageOrigins(siteDir, manifest)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example:8080',
  ]);
});
