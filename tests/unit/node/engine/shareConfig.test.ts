import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shareConfig } from '../../../../src/node/engine/shareConfig.ts';
import { listFolder } from '../../../../src/node/lib/listFolder.ts';

const CORE = join(dirname(fileURLToPath(import.meta.resolve('mermaid'))), 'chunks/mermaid.core');

const CHUNKS = /^chunk-\w+\.mjs$/;

it('changes the one file of the library that copies its configuration', async () => {
  const files = listFolder(CORE).filter((file) => CHUNKS.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(CORE, file), 'utf8')));
  const changed = texts.filter((text) => shareConfig(text) !== text);
  expect(changed).toHaveLength(1);
  // The getter, and the two places where a copy gets an entry.
  expect(shareConfig(changed[0] ?? '').match(/configCopy = |\? dst\[key\] = /g)).toHaveLength(3);
});

it('sets the entries of a copy, and defines the one whose name means something else', () => {
  const code = shareConfig(
    'Object.defineProperty(dst, key, { value: srcValue, writable: true, enumerable: true, configurable: true });',
  );
  const copy = new Function('dst', 'key', 'srcValue', code);
  const copied = {};
  copy(copied, 'theme', 'base');
  copy(copied, '__proto__', { isOwn: true });
  expect(Object.entries(copied)).toEqual([
    ['theme', 'base'],
    ['__proto__', { isOwn: true }],
  ]);
  expect(Object.getPrototypeOf(copied)).toBe(Object.prototype);
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
