import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shareConfig } from '../../../../src/node/diagrams/shareConfig.ts';
import { listFolder } from '../../../../src/node/lib/listFolder.ts';

const CORE = join(dirname(fileURLToPath(import.meta.resolve('mermaid'))), 'chunks/mermaid.core');

it('changes the one place of the library that copies its configuration', async () => {
  const files = (await listFolder(CORE)).filter((file) => /^chunk-\w+\.mjs$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(CORE, file), 'utf8')));
  expect(texts.filter((text) => shareConfig(text) !== text)).toHaveLength(1);
});

it('copies once for each configuration', () => {
  const code = shareConfig(
    'var getConfig = /* @__PURE__ */ __name(() => {\n  return copy({}, currentConfig);\n}, "getConfig");',
  );
  const asked = new Function(
    `let count = 0; let currentConfig = {};
     const copy = () => { count += 1; return {}; };
     ${code}
     const first = getConfig();
     const isShared = getConfig() === first;
     currentConfig = {};
     return [isShared, getConfig() === first, count];`,
  );
  expect(asked()).toEqual([true, false, 2]);
});
