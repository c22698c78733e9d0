import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { makeSite } from '../temporarySite.ts';

it('finds the pages of a wiki by their names', async () => {
  const site = await readForeignSite(
    await makeSite({
      '_Sidebar.md': [
        '**Guide**',
        '* [[Home]]',
        '* [[First steps|Getting Started]]',
        '* [API](https://github.com/a/b/wiki/API#x)',
        '* [[Gone]]',
        '',
        '[Site](https://a.b)',
      ].join('\n'),
      '_Footer.md': '© [Comet](https://a.b)\n',
      'Home.md': '# Home',
      'sub/Getting-Started.md': '# Start',
      'API.md': '# API',
    }),
  );
  expect(site).toMatchObject({
    engine: 'Wiki',
    site: { footer: { copyright: '© Comet' } },
    unread: [{ file: '_Sidebar.md', line: 5, what: '[Gone](Gone)' }],
    versions: [
      {
        dir: '.',
        urls: { index: ['Home'] },
        navigation: {
          defaultSidebar: [
            {
              label: 'Guide',
              items: [
                { label: 'Home', page: 'Home.md' },
                { label: 'First steps', page: 'sub/Getting-Started.md' },
                { label: 'API', page: 'API.md' },
                { label: 'Site', href: 'https://a.b' },
              ],
            },
            { folder: '.' },
          ],
        },
      },
    ],
  });
});
