// The interface of file access for refactorings, which the commands and the development server implement.
import { type Include, listIncludedTexts } from '../../core/document/includes/includeSyntax.ts';
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import type { YamlFields } from '../../core/site/manifest/yamlFields.ts';
import { SIDEBAR_FILE, SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { fileInLocale, localeOf } from '../../core/site/urls/localePaths.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { ownerVersionOf } from './relocation.ts';

export interface RefactorPage {
  front: FrontMatter;
  /** Lines of front matter fields, from 1. */
  fieldLines: Readonly<Record<string, number>>;
  addresses: readonly WrittenUrl[];
  includes: readonly Include[];
}

export interface SiteFiles {
  /** Generated from all files, drafts included. */
  manifest: Manifest;
  /** The file that it was read from: `manifest.json`, or that of a language, `en/manifest.json`. */
  manifestFile: string;
  /** Paths of all files, relative to the site folder. */
  files: ReadonlySet<string>;
  /** Lists the files of a folder recursively, also the hidden ones. */
  listFolder: (folder: string) => Promise<string[]>;
  /** Raw text of a file; undefined if it is missing or not valid UTF-8. */
  read: (file: string) => Promise<string | undefined>;
  /** Parses the references of a page; undefined for a missing file. */
  readMetadata: (file: string) => Promise<RefactorPage | undefined>;
  /** Parses YAML or JSON; undefined for invalid text. */
  readFields: (text: string) => YamlFields | undefined;
}

/** The files of a page in the other languages of the site. */
export function listTranslations({ manifest, files }: SiteFiles, page: string): string[] {
  return manifest.locales
    .filter((locale) => locale !== localeOf(manifest))
    .map((locale) => fileInLocale(manifest, page, locale))
    .filter((file) => file !== page && files.has(file));
}

/** Indexes the files that link to pages (pages, included files, sidebar files) to the version their links resolve in. */
export async function listSiteTexts({
  manifest,
  readMetadata,
}: SiteFiles): Promise<Map<string, Version | undefined>> {
  const pages = [...listPageFiles(manifest)].map((file) => [file, ownerVersionOf(manifest, file)] as const);
  const texts = new Map(pages);
  for (const [page, version] of pages) {
    const { includes = [] } = (await readMetadata(page)) ?? {};
    for (const file of listIncludedTexts(page, includes)) if (!texts.has(file)) texts.set(file, version);
  }
  for (const version of manifest.versions) {
    const folder = folderPrefix(versionFolder(version));
    for (const name of [SUMMARY_FILE, SIDEBAR_FILE]) {
      const file = folder + name;
      if (!texts.has(file) && (await readMetadata(file)) !== undefined) texts.set(file, version);
    }
  }
  return texts;
}
