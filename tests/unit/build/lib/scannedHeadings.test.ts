// The quick look at headings must name the anchors that the page has.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scanMarkdown } from '../../../../src/build/lib/scanMarkdown.ts';
import { splitFrontMatter } from '../../../../src/core/markdown/frontMatterBlock.ts';
import { parseDoc } from '../../../../src/core/markdown/parseDoc.ts';
import { toSlug } from '../../../../src/core/markdown/tree/headingSlug.ts';

const DOCS = join(import.meta.dirname, '../../../../public/docs');
const files = (await readdir(DOCS, { recursive: true })).filter((file) => file.endsWith('.md'));

it.each(files)('finds the sections of %s where the page has them', async (file) => {
  const text = await readFile(join(DOCS, file), 'utf8');
  const drawn = parseDoc(text).headings.filter(({ level }) => level === 2 || level === 3);
  const scanned = scanMarkdown(splitFrontMatter(text).body).headings;
  expect(
    scanned.map((heading) => (typeof heading === 'string' ? [heading, toSlug(heading)] : heading)),
  ).toEqual(drawn.map((heading) => [heading.text, heading.id]));
});

it('counts what has the same name, and takes ids that are named by hand', () => {
  const text =
    '# 安装\n\n## 安装\n\n## **安装** `v8` {#v8}\n\n#### 细节\n\n## 安装\n\n```sh\n## 注释\n```\n\n下划线\n---\n';
  expect(scanMarkdown(text).headings).toEqual([
    ['安装', '安装-1'],
    ['安装 v8', 'v8'],
    ['安装', '安装-2'],
    '下划线',
  ]);
});
