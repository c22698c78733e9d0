// Several versions show a file; their pages are drawn beside those of other files.
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../src/reader/entries/prerender.tsx';
import { testManifest } from '../../../support/testManifest.ts';

const parseUnmarked = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/core/document/parseDocument.ts', async (load) => {
  const module = await load<typeof import('../../../../src/core/document/parseDocument.ts')>();
  return { ...module, parseUnmarked: parseUnmarked.mockImplementation(module.parseUnmarked) };
});

it('is parsed once, whatever is drawn in between', async () => {
  const doc = (name: string) => ({ file: `docs/v8/${name}.md`, text: `# ${name}\n\n内容。\n` });
  const page = { path: '/docs/deploy', manifest: JSON.stringify(testManifest) };
  for (const name of ['甲', '乙', '丙', '甲', '乙', '丙']) await renderPage({ ...page, doc: doc(name) });
  expect(parseUnmarked.mock.calls.map(([text]) => text)).toEqual(
    ['甲', '乙', '丙'].map((name) => doc(name).text),
  );
});

it('is not parsed where the build has done so, whatever reader variables the page has', async () => {
  const { parseUnmarked: parse } = await vi.importActual<
    typeof import('../../../../src/core/document/parseDocument.ts')
  >('../../../../src/core/document/parseDocument.ts');
  const text =
    '# 地址\n\n打开 YOUR\\_HOST 的 `/srv/cskefu/data`，见 `https://YOUR_HOST/a-long-name/of-a-page`。\n';
  const parsed = new TextEncoder().encode(JSON.stringify(parse(text).doc));
  const doc = { file: 'docs/v8/地址.md', text };
  const values = ['YOUR_HOST', '/srv/cskefu'].map((name) => ({ name, label: '主机' }));
  for (const site of [testManifest.site, { ...testManifest.site, values }]) {
    const task = { path: '/docs/deploy', manifest: JSON.stringify({ ...testManifest, site }) };
    parseUnmarked.mockClear();
    const rendered = await renderPage({ ...task, doc: { ...doc, parsed } });
    expect(parseUnmarked).not.toHaveBeenCalled();
    const other = `${text}\n`;
    const parsedAnew = await renderPage({ ...task, doc: { ...doc, text: other } });
    expect(parseUnmarked).toHaveBeenCalledOnce();
    expect(rendered.html).toBe(parsedAnew.html);
  }
});
