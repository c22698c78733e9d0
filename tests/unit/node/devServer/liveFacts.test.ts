import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openLiveFacts } from '../../../../src/node/devServer/liveFacts.ts';
import { toManifestMetadata } from '../../../../src/node/pageIndex/manifestMetadata.ts';
import { readPageMetadata } from '../../../../src/node/pageIndex/pageMetadata.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('a page that takes long to parse is looked at first, and parsed by the other process', async () => {
  const folder = await tempFolder({
    'small.md': '# 甲\n\n## 子\n',
    'large.md': `# 乙\n\n## 子\n\n${'一段文字。\n\n'.repeat(3000)}`,
  });
  const [small, large] = [join(folder, 'small.md'), join(folder, 'large.md')];
  const parse = vi.fn(async (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => toManifestMetadata(await readPageMetadata(path)))),
  );
  const facts = openLiveFacts({
    store: { load: () => new Map(), save: function* () {} },
    parse,
    patience: 60_000,
  });
  expect((await facts.read(small)).headings).toHaveLength(1);
  expect(await facts.read(large)).toMatchObject({ title: '乙' });
  expect(parse).not.toHaveBeenCalled();
  expect(await facts.readRest()).toBe(true);
  expect(parse.mock.calls).toEqual([[[large]]]);
  expect((await facts.read(large)).headings).toHaveLength(1);
});
