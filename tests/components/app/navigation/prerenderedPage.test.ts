import { afterEach, expect, it } from 'vitest';
import { writePageData } from '../../../../src/core/site/manifest/pageData.ts';
import { renderPrerenderedPage } from '../../../../src/node/build/shell.ts';
import { readEmbeddedPage } from '../../../../src/reader/app/navigation/prerenderedPage.ts';
import { testManifest as manifest } from '../../../support/testManifest.ts';

afterEach(() => document.body.replaceChildren());

it('is found beside a heading of its name', () => {
  const facts = { title: '数据', headings: [], length: { han: 2, words: 0 } };
  const html = '<article><div class="prose"><h2 id="page-data">Page data</h2></div></article>';
  const data = writePageData({ manifest, text: { facts, key: '1.a', starts: 'b' } });
  document.body.innerHTML = renderPrerenderedPage({ html, data }, '/', (path) => path);
  const kept = readEmbeddedPage(document.getElementById('root') as HTMLElement);
  expect(kept?.manifest.site.title).toBe(manifest.site.title);
  expect(kept?.text).toMatchObject({ key: '1.a', value: { title: '数据', starts: 'b' } });
});
