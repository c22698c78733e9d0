// Files for those who read a site without looking at it: search engines, feed readers, browsers, language models.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { splitFrontMatter } from '../../core/markdown/frontMatterBlock.ts';
import type { Manifest, PageEntry } from '../../core/model/manifest.ts';
import { readWholeFacts, readWholeText } from '../facts/wholeText.ts';
import { existsAs } from '../lib/walk.ts';
import { FEED_PATH, renderFeed } from './feed.ts';
import { llmsFiles, type PageBody, renderLlmsFull, renderLlmsList } from './llms.ts';
import { hasOpenSearch, OPEN_SEARCH_FILE, renderOpenSearch } from './openSearch.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap, SITEMAP_FILE } from './sitemap.ts';

/** A writer's own, copied before, is kept. */
const ROBOTS_FILE = 'robots.txt';

/** Writes them all into a built site. */
export async function writeMachineFiles(siteDir: string, outDir: string, manifest: Manifest): Promise<void> {
  const { site } = manifest;
  const write = async (path: string, text: string | undefined) => {
    if (text === undefined) return;
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await write(FEED_PATH, renderFeed(manifest));
  await write(SITEMAP_FILE, renderSitemap(manifest));
  await write(OPEN_SEARCH_FILE, hasOpenSearch(site) ? renderOpenSearch(site) : undefined);
  if (!(await existsAs('file', join(outDir, ROBOTS_FILE)))) await write(ROBOTS_FILE, renderRobots(site));
  for (const version of manifest.versions) {
    const files = llmsFiles(manifest, version);
    const full = await renderLlmsFull(manifest, version, (page) => readBody(siteDir, page));
    await write(files.list, renderLlmsList(manifest, version, full !== undefined));
    await write(files.full, full);
  }
}

/** Undefined for a file that is missing: a manifest by hand may name it, the content check tells. */
async function readBody(siteDir: string, { file }: PageEntry): Promise<PageBody | undefined> {
  const read = await readWholeText(siteDir, file).catch(() => undefined);
  if (read === undefined) return undefined;
  const { title, addresses } = await readWholeFacts(siteDir, file);
  return { ...splitFrontMatter(read.text), addresses, hasTitle: title !== undefined };
}
