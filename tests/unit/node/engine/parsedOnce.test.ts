// Several versions show a file; their pages are drawn beside those of other files.
import { beforeEach, expect, it, vi } from 'vitest';
import { parseFile as parse } from '../../../../src/core/markdown/parseDoc.ts';
import { draw } from '../../../../src/entries/prerender.tsx';
import { testManifest } from '../../../support/testManifest.ts';

const parseFile = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/core/markdown/parseDoc.ts', async (load) => {
  const module = await load<typeof import('../../../../src/core/markdown/parseDoc.ts')>();
  return { ...module, parseFile: parseFile.mockImplementation(module.parseFile) };
});

beforeEach(() => void parseFile.mockClear());

const page = { path: '/docs/deploy', manifest: testManifest };

it('is parsed once, whatever is drawn in between', async () => {
  const doc = (name: string) => ({ file: `docs/v8/${name}.md`, text: `# ${name}\n\n内容。\n` });
  for (const name of ['甲', '乙', '丙', '甲', '乙', '丙']) await draw({ ...page, doc: doc(name) });
  expect(parseFile.mock.calls.map(([text]) => text)).toEqual(
    ['甲', '乙', '丙'].map((name) => doc(name).text),
  );
});

it('is not parsed where its tree is given, and a tree gives the same page each time', async () => {
  const text = '# 部署\n\n## 启动 {#start}\n\n- 用 `docker`[^1]\n\n[^1]: 说明。\n';
  const doc = { file: 'docs/v8/deploy.md', text };
  const own = await draw({ ...page, doc });
  const parsed = parse(text);
  parseFile.mockClear();
  const given = [
    await draw({ ...page, doc: { ...doc, parsed } }),
    await draw({ ...page, doc: { ...doc, parsed } }),
  ];
  expect(given).toEqual([own, own]);
  expect(parseFile).not.toHaveBeenCalled();
});
