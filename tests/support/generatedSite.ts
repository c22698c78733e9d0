// A site of any size, for measuring: the texts of real pages, their sentences mixed, with words
// that no other page has. The same number of pages gives the same site.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitFrontMatter } from '../../src/core/document/frontMatterBlock.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import { createRandom } from './random.ts';
import { copySiteFolder, makeSiteFolder, type SiteCopy } from './siteCopy.ts';

const SECTIONS = 8;
const SENTENCES = 8;

/** A copy of a site with this many generated pages more. */
export async function copyEnlarged(from: string, pages: number): Promise<SiteCopy> {
  const copy = await copySiteFolder(from);
  const { manifest } = await buildManifest(copy.folder, { lastUpdates: false, drafts: false });
  await addGeneratedPages({ siteDir: copy.folder, from, manifest }, pages);
  return copy;
}

/** Pages in a folder of makePlainSite(). */
const FOLDER_SIZE = 50;

/**
 * A site of one version, whose pages of 3 KB link to each other.
 * @param text has the characters of the pages
 */
export async function makePlainSite(pages: number, text: string): Promise<SiteCopy> {
  const random = createRandom(2);
  const characters = [...new Set(text.match(/\p{Script=Han}/gu))];
  /** Picks the first items more often, as languages do. */
  const pick = (list: readonly string[]) => list[Math.floor(random() ** 3 * list.length)] ?? '';
  const words = Array.from({ length: 2000 }, () => pick(characters) + pick(characters));
  const write = (count: number) => Array.from({ length: count }, () => pick(words)).join('');
  const nameOf = (page: number) => `f${Math.floor(page / FOLDER_SIZE)}/p${page}.md`;
  const section = () => `## ${write(3)}\n\n${write(45)}，${write(45)}。\n\n- ${write(10)}\n- ${write(10)}\n`;
  const files: Record<string, string> = {};
  for (let page = 0; page < pages; page += 1) {
    const link = `[${write(2)}](../${nameOf(Math.floor(random() * pages))})`;
    const sections = Array.from({ length: 4 }, section).join('\n');
    files[`docs/${nameOf(page)}`] = `# ${write(3)}\n\n${write(30)}，见${link}。\n\n${sections}`;
  }
  const version = { name: 'v1', label: 'v1', isLast: true, path: '/docs', dir: 'docs' };
  return makeSiteFolder({
    'manifest.json': JSON.stringify({
      site: { title: '测试站', url: 'https://docs.example.org' },
      versions: [version],
    }),
    'docs/index.md': `# ${write(3)}\n\n${write(30)}。\n`,
    ...files,
  });
}

/**
 * Writes pages into a folder of a version of a site.
 * @param from site folder whose texts are mixed
 */
async function addGeneratedPages(
  { siteDir, from, manifest }: { siteDir: string; from: string; manifest: Manifest },
  count: number,
): Promise<void> {
  const [version] = manifest.versions;
  if (version?.dir === undefined) throw new Error('没有可以添加页面的版本');
  const texts = await Promise.all(
    manifest.versions
      .flatMap(({ docs }) => docs)
      .filter((doc) => doc.inheritedFrom === undefined)
      .map(({ file }) => readFile(join(from, file), 'utf8')),
  );
  const sentences = texts.flatMap(listSentences);
  const random = createRandom(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // Never empty here.
  const characters = [...new Set(sentences.join('').match(/\p{Script=Han}/gu))];
  const word = () => pick(characters) + pick(characters);
  const name = () => Math.floor(random() * 36 ** 5).toString(36);
  const sentence = () => `${pick(sentences)}${word()}${pick(['的', '和', '在'])}${word()}`;
  for (let page = 0; page < count; page += 1) {
    const sections = Array.from({ length: SECTIONS }, () => {
      const lines = Array.from({ length: SENTENCES }, () => `${sentence()}。`);
      return `## ${word()}${word()}\n\n${lines.join('')}\n\n使用 \`${name()}_${name()}\`。`;
    });
    const folder = join(siteDir, version.dir, 'generated', String(page % 100));
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, `page-${page}.md`),
      `# ${word()}${word()} ${page}\n\n${sentence()}。\n\n${sections.join('\n\n')}\n`,
    );
  }
}

function listSentences(text: string): string[] {
  return splitFrontMatter(text)
    .body.split(/[。\n]/)
    .map((line) => line.replace(/^[#>*\s|-]+|[|`<>{}[\]]/g, '').trim())
    .filter((line) => line.length > 8 && line.length < 80);
}
