// Files for those who read a site without looking at it: search engines, feed readers, browsers, language models.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import { existsAs } from '../lib/listFiles.ts';
import { readStandaloneText } from '../pageIndex/pageMetadata.ts';
import { FEED_PATH, renderFeed } from './feed.ts';
import { llmsFiles, type PageBody, renderLlmsFull, renderLlmsList } from './llms.ts';
import { hasOpenSearch, OPEN_SEARCH_FILE, renderOpenSearch } from './openSearch.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap, SITEMAP_FILE } from './sitemap.ts';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

interface MachineFile {
  /** Inside the site. */
  file: string;
  /** As it is served. */
  type: string;
  /** Whether a writer's own is kept. */
  givesWay?: true;
  /** Undefined where there is nothing to write after all. */
  render: () => string | undefined | Promise<string | undefined>;
}

/** All that a site has, made when they are asked for. */
export function listMachineFiles(siteDir: string, manifest: Manifest): MachineFile[] {
  const { site } = manifest;
  const texts = manifest.versions.flatMap((version): MachineFile[] => {
    const { list, full } = llmsFiles(manifest, version);
    const renderFull = makeOnce(() => renderLlmsFull(manifest, version, (page) => readBody(siteDir, page)));
    const renderList = async () => renderLlmsList(manifest, version, (await renderFull()) !== undefined);
    return [
      { file: list, type: TEXT, render: renderList },
      { file: full, type: TEXT, render: renderFull },
    ];
  });
  const addressed: MachineFile[] = [
    { file: SITEMAP_FILE, type: XML, render: () => renderSitemap(manifest) },
    { file: OPEN_SEARCH_FILE, type: OPEN_SEARCH_TYPE, render: () => renderOpenSearch(site) },
  ];
  return [
    { file: FEED_PATH, type: XML, render: () => renderFeed(manifest) },
    ...(hasOpenSearch(site) ? addressed : []),
    { file: 'robots.txt', type: TEXT, givesWay: true as const, render: () => renderRobots(site) },
    ...texts,
  ].map((made) => ({ ...made, file: made.file.replace(/^\//, '') }));
}

/** Writes them all into a built site. */
export async function writeMachineFiles(siteDir: string, outDir: string, manifest: Manifest): Promise<void> {
  for (const { file, givesWay, render } of listMachineFiles(siteDir, manifest)) {
    const path = join(outDir, file);
    // A writer's own has been copied before.
    if (givesWay && (await existsAs('file', path))) continue;
    const text = await render();
    if (text === undefined) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Undefined for a file that is missing: a manifest by hand may name it, the content check tells. */
async function readBody(siteDir: string, { file }: PageEntry): Promise<PageBody | undefined> {
  const read = await readStandaloneText(siteDir, file).catch(() => undefined);
  if (read === undefined) return undefined;
  const { title, addresses } = read.metadata;
  return { ...splitFrontMatter(read.text), addresses, hasTitle: title !== undefined };
}
