// The files of a site as a plan of changes sees them: whoever has them (the build's folder, a writer's browser) brings
// this along.
// The texts in which pages are named: the pages themselves, what they show of other files, and lists of their order.
import { type Include, listIncludedTexts } from '../../core/document/includes/includes.ts';
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import type { YamlFields } from '../../core/site/manifest/yamlFields.ts';
import { SIDEBAR_FILE, SUMMARY_FILE } from '../../core/site/nav/foreignSidebars.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { ownerOf } from './relocation.ts';

/** What a plan has to know of a page's text. */
export interface PageParts {
  front: FrontMatter;
  /** Lines of the front matter's fields in the file, from 1. */
  fieldLines: Readonly<Record<string, number>>;
  addresses: readonly WrittenUrl[];
  /** What it shows of other files. */
  includes: readonly Include[];
}

export interface SiteFiles {
  /** Complete, with its drafts. */
  manifest: Manifest;
  /** All files by their paths inside the site folder. */
  files: ReadonlySet<string>;
  /** Everything in a folder, hidden files and parts of pages included, by paths inside the site folder. */
  listFolder: (folder: string) => Promise<string[]>;
  /** The text of a file, byte order mark and line ends as they are; undefined where it is missing or no UTF-8. */
  read: (file: string) => Promise<string | undefined>;
  /** Undefined for a file that is missing. */
  readParts: (file: string) => Promise<PageParts | undefined>;
  /** YAML or JSON; undefined for a text that is wrong. */
  readFields: (text: string) => YamlFields | undefined;
}

/** Their files, each once, with the version in which links in it are meant: of a part that of the first page that shows it. */
export async function listSiteTexts({
  manifest,
  readParts,
}: SiteFiles): Promise<Map<string, Version | undefined>> {
  const pages = [...listPageFiles(manifest)].map((file) => [file, ownerOf(manifest, file)] as const);
  const texts = new Map(pages);
  for (const [page, version] of pages) {
    const { includes = [] } = (await readParts(page)) ?? {};
    for (const file of listIncludedTexts(page, includes)) if (!texts.has(file)) texts.set(file, version);
  }
  for (const version of manifest.versions) {
    const folder = folderPrefix(versionFolder(version));
    for (const name of [SUMMARY_FILE, SIDEBAR_FILE]) {
      const file = folder + name;
      if (!texts.has(file) && (await readParts(file)) !== undefined) texts.set(file, version);
    }
  }
  return texts;
}
