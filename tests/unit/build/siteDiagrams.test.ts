// The site's own diagrams: each says what it shows, for those who do not see it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectDiagrams } from '../../../src/build/lib/check/collectDiagrams.ts';
import { readDiagram } from '../../../src/core/markdown/diagram.ts';
import { parseDoc } from '../../../src/core/markdown/parseDoc.ts';

const site = join(import.meta.dirname, '../../../public');
const files = ['docs', 'pages'].flatMap((folder) =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

it('every diagram of the site has a name: a title or accTitle', () => {
  const nameless = files.flatMap((file) => {
    const text = readFileSync(join(site, file), 'utf8');
    return text.includes('```mermaid')
      ? collectDiagrams(parseDoc(text))
          .filter(({ source, title }) => title === undefined && readDiagram(source).name === undefined)
          .map(({ line }) => `${file}:${line}`)
      : [];
  });
  expect(nameless).toEqual([]);
});
