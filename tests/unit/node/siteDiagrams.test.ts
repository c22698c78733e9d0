// The site's own diagrams: each says what it shows, for those who do not see it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDiagram } from '../../../src/core/markdown/diagram.ts';
import { parseFenceMeta } from '../../../src/core/markdown/fence.ts';

const site = join(import.meta.dirname, '../../../public');
const files = ['docs', 'pages'].flatMap((folder) =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

const FENCE = /^ *```mermaid(.*)\n([\s\S]*?)^ *```/gm;

it('every diagram of the site has a name: a title or accTitle', () => {
  const nameless = files.flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(FENCE)]
      .filter(
        ([, meta, source = '']) =>
          parseFenceMeta(meta).title === undefined && readDiagram(source).name === undefined,
      )
      .map(([text]) => `${file}: ${text}`),
  );
  expect(nameless).toEqual([]);
});
