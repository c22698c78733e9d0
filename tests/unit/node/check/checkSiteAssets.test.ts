import { expect, it } from 'vitest';
import { checkSiteAssets } from '../../../../src/node/check/checkSiteAssets.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('reports what the stylesheet and the script load from other sites, by line', async () => {
  const site = await tempFolder({
    'site.css': `/* from https://a.example
 url(https://a.example/b.css) */
@import url("https://fonts.example/a.css");
.a { background: url(//cdn.example/a.png), url(img/a.png), url(data:image/png;base64,AA) }
.b { content: 'https://c.example' }
`,
    'site.js': `import '/js/own.js';
import { a } from 'https://cdn.example/a.js';
fetch('https://api.example');
`,
  });
  expect((await checkSiteAssets(site)).map(({ file, line, values }) => [file, line, values?.url])).toEqual([
    ['site.css', 3, 'https://fonts.example/a.css'],
    ['site.css', 4, '//cdn.example/a.png'],
    ['site.js', 2, 'https://cdn.example/a.js'],
  ]);
  expect(await checkSiteAssets(await tempFolder())).toEqual([]);
});
