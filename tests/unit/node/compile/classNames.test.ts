import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { className, namesInSheet } from '../../../../src/node/compile/classNames.ts';
import { listFolder } from '../../../../src/node/lib/listFolder.ts';

const SRC = fileURLToPath(new URL('../../../../src/', import.meta.url));

it('names a class by a hash of its sheet and its own name', () => {
  expect(className('src/reader/ui/Icon.module.css', 'icon')).toMatch(/^c[A-Za-z0-9]{5}$/);
  expect(className('src/reader/ui/Icon.module.css', 'icon')).toBe(
    className('src/reader/ui/Icon.module.css', 'icon'),
  );
  expect(className('src/ui/Card.module.css', 'icon')).not.toBe(
    className('src/reader/ui/Icon.module.css', 'icon'),
  );
});

it('gives no two classes of the application the same name', async () => {
  const sheets = listFolder(SRC).filter((file) => file.endsWith('.module.css') && !file.includes('.part.'));
  const names = await Promise.all(
    sheets.map(async (file) => Object.values(namesInSheet(`src/${file}`, await readFile(join(SRC, file))))),
  );
  expect(names.flat().length).toBeGreaterThan(80);
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});
