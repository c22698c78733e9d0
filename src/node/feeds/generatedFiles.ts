// Generated files for clients other than the site's own pages: crawlers, feed readers, browsers, language models.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { homePath, localPath } from '../../core/site/urls/localePaths.ts';
import { once } from '../../lib/memoize.ts';
import { existsAs } from '../lib/listFiles.ts';
import { readExpandedMetadata, readStandaloneText } from '../pageIndex/pageMetadata.ts';
import { FEED_PATH, renderFeed } from './atomFeed.ts';
import { llmsFiles, type PageBody, renderLlmsFull, renderLlmsList } from './llms.ts';
import {
  hasOpenSearch,
  OPEN_SEARCH_FILE,
  renderOpenSearch,
  renderRobots,
  renderSitemap,
  SITEMAP_FILE,
} from './searchEngineFiles.ts';

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

interface FeedFile {
  /** Path inside the site. */
  file: string;
  /** Content-Type header. */
  type: string;
  /** A file of the same name in the site folder overrides it. */
  isOverridable?: true;
  /** Undefined: the file is not written. */
  render: () => string | undefined | Promise<string | undefined>;
}

/** The generated files of a site, each rendered lazily: the dev server renders one per request. */
export function listFeedFiles(siteDir: string, manifest: Manifest): FeedFile[] {
  const { site } = manifest;
  const texts = manifest.versions.flatMap((version): FeedFile[] => {
    const { list, full } = llmsFiles(manifest, version);
    const renderFull = once(() =>
      renderLlmsFull(
        manifest,
        version,
        (page) => readBody(siteDir, page, manifest),
        (page) => countCharacters(siteDir, page),
      ),
    );
    const renderList = async () => renderLlmsList(manifest, version, (await renderFull()) !== undefined);
    return [
      { file: list, type: TEXT, render: renderList },
      { file: full, type: TEXT, render: renderFull },
    ];
  });
  const home = homePath(manifest);
  const addressed: FeedFile[] = [
    { file: home + SITEMAP_FILE, type: XML, render: () => renderSitemap(manifest) },
    { file: home + OPEN_SEARCH_FILE, type: OPEN_SEARCH_TYPE, render: () => renderOpenSearch(manifest) },
  ];
  const robots = {
    file: 'robots.txt',
    type: TEXT,
    isOverridable: true as const,
    render: () => renderRobots(manifest),
  };
  return [
    { file: localPath(manifest, FEED_PATH), type: XML, render: () => renderFeed(manifest) },
    ...(hasOpenSearch(site) ? addressed : []),
    ...(home === '/' ? [robots] : []),
    ...texts,
  ].map((made) => ({ ...made, file: made.file.replace(/^\//, '') }));
}

export async function writeFeedFiles(siteDir: string, outDir: string, manifest: Manifest): Promise<void> {
  for (const { file, isOverridable, render } of listFeedFiles(siteDir, manifest)) {
    const path = join(outDir, file);
    // copySite() has already copied the site's own file.
    if (isOverridable && (await existsAs('file', path))) continue;
    const text = await render();
    if (text === undefined) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function countCharacters(siteDir: string, { file }: PageEntry): Promise<number> {
  const metadata = await readExpandedMetadata(siteDir, file).catch(() => undefined);
  return metadata?.characters ?? 0;
}

/** Undefined for a missing file, which a handwritten manifest may name: the content check reports it. */
async function readBody(
  siteDir: string,
  { file }: PageEntry,
  manifest: Manifest,
): Promise<PageBody | undefined> {
  const read = await readStandaloneText(siteDir, file, manifest).catch(() => undefined);
  if (read === undefined) return undefined;
  const { title, addresses } = read.metadata;
  return { ...splitFrontMatter(read.text), addresses, hasTitle: title !== undefined };
}
