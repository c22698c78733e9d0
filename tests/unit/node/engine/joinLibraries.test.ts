import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findDiagramPart, isLeftOut } from '../../../../src/node/engine/diagramParts.ts';
import { joinInto } from '../../../../src/node/engine/joinLibraries.ts';
import { listFolder } from '../../../../src/node/lib/listFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('joins libraries of some eight hundred modules into few files, whose parts keep their names', async () => {
  const { mermaid } = await joinInto(await tempFolder());
  const folder = dirname(mermaid);
  const files = listFolder(folder);
  expect(files).toContain('workbox-routing.mjs');
  expect(files.length).toBeLessThan(40);
  const parts = files.flatMap((file) => findDiagramPart(`./${file}`) ?? []);
  expect(parts.sort()).toEqual([
    'diagram-class',
    'diagram-er',
    'diagram-flow',
    'diagram-layout',
    'diagram-sequence',
    'diagram-state',
  ]);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/import\("([^"]+)"\)/g)].map(([, path = '']) => path),
  );
  const [leftOut, kept] = [imported.filter(isLeftOut), imported.filter((path) => !isLeftOut(path))];
  expect(leftOut.length).toBeGreaterThan(20);
  expect(new Set(kept.map((path) => findDiagramPart(path)))).toEqual(new Set(parts));
});
