// Several versions show a file; their pages are drawn beside those of other files.
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../src/reader/entries/prerender.tsx';
import { testManifest } from '../../../support/testManifest.ts';

const parseDocument = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/core/document/parseDocument.ts', async (load) => {
  const module = await load<typeof import('../../../../src/core/document/parseDocument.ts')>();
  return { ...module, parseDocument: parseDocument.mockImplementation(module.parseDocument) };
});

it('is parsed once, whatever is drawn in between', async () => {
  const doc = (name: string) => ({ file: `docs/v8/${name}.md`, text: `# ${name}\n\n内容。\n` });
  const page = { path: '/docs/deploy', manifest: JSON.stringify(testManifest) };
  for (const name of ['甲', '乙', '丙', '甲', '乙', '丙']) await renderPage({ ...page, doc: doc(name) });
  expect(parseDocument.mock.calls.map(([text]) => text)).toEqual(
    ['甲', '乙', '丙'].map((name) => doc(name).text),
  );
});

it('is not parsed where the build has done so, unless a reader’s values stand in it', async () => {
  parseDocument.mockClear();
  const text = '# 地址\n\n打开 YOUR\\_HOST 的 `/srv/cskefu/data`。\n';
  const parsed = (
    await vi.importActual<typeof import('../../../../src/core/document/parseDocument.ts')>(
      '../../../../src/core/document/parseDocument.ts',
    )
  ).parseDocument(text).doc;
  const doc = { file: 'docs/v8/地址.md', text, parsed: JSON.stringify(parsed) };
  const drawn = await renderPage({ path: '/docs/deploy', manifest: JSON.stringify(testManifest), doc });
  expect(parseDocument).not.toHaveBeenCalled();
  expect(drawn.html).toContain('地址');
  const withValue = (name: string) => {
    const site = { ...testManifest.site, values: [{ name, label: '主机' }] };
    return renderPage({ path: '/docs/deploy', manifest: JSON.stringify({ ...testManifest, site }), doc });
  };
  await withValue('YOUR_IP');
  expect(parseDocument).not.toHaveBeenCalled();
  await withValue('YOUR_HOST');
  await withValue('/srv/cskefu');
  expect(parseDocument).toHaveBeenCalledTimes(2);
});
