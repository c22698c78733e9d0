import { join } from 'node:path';
import { manifestMessages as messages } from '#i18n/manifestMessages';
import { listIncludedFiles } from '../../core/document/includes/includeSyntax.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { type FrontMatter, listFrontMatterFields } from '../../core/site/manifest/frontMatter.ts';
import type { PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import type { UrlRules } from '../../core/site/manifest/urlRules.ts';
import { fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { fileToUrl, stripLanguage } from '../../core/site/urls/fileUrl.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import {
  fileToId,
  findPreservedNames,
  findSlugProblem,
  type PreservedNumbers,
  stripEnding,
} from '../../core/site/urls/slug.ts';
import { showUrl } from '../../core/site/urls/urlProblem.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { findImageSizes, listNamedFiles } from '../lib/referencedFiles.ts';
import {
  type ManifestMetadata,
  type ReadManifestMetadata,
  toManifestMetadata,
} from '../pageIndex/metadataForManifest.ts';
import { hashExpandedText, readExpandedMetadata } from '../pageIndex/pageMetadata.ts';
import type { FindAttachments } from './linkedAttachments.ts';

export interface SiteReader {
  siteDir: string;
  /** Date of the last commit by path inside the site folder; empty unless the manifest has dates. */
  days: ReadonlyMap<string, string>;
  fillsHandWritten: boolean;
  files: () => readonly string[];
  findAttachments: FindAttachments;
  readMetadata: ReadManifestMetadata;
}

type PageFields = Omit<PageEntry, 'path'>;

export interface ReadFile {
  /** Path inside the folder of the version. */
  inside: string;
  metadata: ManifestMetadata;
}

/**
 * Reads and parses markdown files, and finds the number prefixes that stay in the URL.
 * @param rules how their URLs follow from their names, where front matter does not say it
 */
export async function readPageFiles(
  reader: SiteReader,
  folder: string,
  insides: readonly string[],
  { numberPrefixes = true, urls }: Pick<Version, 'numberPrefixes' | 'urls'> = {},
): Promise<{ files: ReadFile[]; preserved: PreservedNumbers }> {
  const files = await mapLimit(insides, async (inside) => {
    const metadata = await readMetadataWithIncludes(reader, folderPrefix(folder) + inside);
    const front = {
      ...(!numberPrefixes && { parse_number_prefixes: false }),
      ...metadata.front,
      ...(urls && nameByRules(inside, metadata.front, urls)),
    };
    return { inside, metadata: { ...metadata, front } };
  });
  const named = files.map(({ inside, metadata }) => ({ file: inside, front: metadata.front }));
  return { files, preserved: findPreservedNames(named) };
}

/** Id and URL path of a page by the rules of another engine, where a `slug` counts from the version's folder. */
function nameByRules(file: string, { slug }: Pick<FrontMatter, 'slug'>, rules: UrlRules) {
  const path = stripEnding(fileName(file));
  const name = stripLanguage(path, rules.languages);
  return {
    ...(name !== path && { id: name }),
    slug: slug ? `/${slug.replace(/^\/+/, '')}` : fileToUrl(file, rules),
  };
}

/**
 * Finds files to leave out because another path differs only in case. A build publishes the first one that is not a
 * draft.
 */
export function findCaseTwins(pages: readonly Pick<PageEntry, 'file' | 'draft'>[]): Set<string> {
  const known = new Set<string>();
  const [drafts, others] = [pages.filter(({ draft }) => draft), pages.filter(({ draft }) => !draft)];
  const twins = [...others, ...drafts].filter(({ file }) => {
    const folded = file.normalize('NFC').toLowerCase();
    return known.size === known.add(folded).size;
  });
  return new Set(twins.map(({ file }) => file));
}

/** @param folder of the version or of the standalone pages, inside the site folder */
export async function readPageFields(
  reader: SiteReader,
  folder: string,
  { inside, metadata }: ReadFile,
  preserved: PreservedNumbers,
): Promise<PageFields> {
  const file = folderPrefix(folder) + inside;
  const { front } = metadata;
  const id = fileToId(inside, front, preserved);
  const { headings, ...found } = await readFileFields(reader, file, metadata);
  return {
    id,
    title: front.title || metadata.title || dropForbidden(fileName(id)),
    file,
    description: found.description,
    image: front.image && fileOfPicture(front.image, file),
    ...listFrontMatterFields(front),
    lastUpdate: found.lastUpdate,
    hash: found.hash,
    headings: headings.length > 0 ? headings : undefined,
    images: found.images,
    files: found.files,
    attachments: found.attachments,
    includes: found.includes,
  };
}

/**
 * @param page path of the page's file
 * @returns a path inside the site folder; a URL stays as it is
 * @example fileOfPicture('img/a.png', 'docs/v8/deploy.md') === 'docs/v8/img/a.png'
 */
function fileOfPicture(picture: string, page: string): string | undefined {
  if (findExternalKind(picture) !== undefined) return picture;
  return joinPath(picture.startsWith('/') ? '' : parentFolder(page), picture);
}

/** Reports a front matter field or a file name that gives an invalid URL. */
export function findBadUrl(
  file: string,
  { inside, metadata: { front, fieldLines } }: ReadFile,
  path: string,
): Finding[] {
  const found = findSlugProblem(inside, front);
  if (found === undefined) return [];
  const { field, problem } = found;
  const message =
    field === undefined
      ? messages.badFileName(problem, showUrl(path))
      : messages.badField(field, problem, showUrl(path));
  return [
    { file, line: (field && fieldLines[field]) ?? 1, rule: 'bad-url', message, values: { field, url: path } },
  ];
}

/** Metadata of a page including the texts that it includes, since an included text may have the title. */
export async function readMetadataWithIncludes(
  { siteDir, readMetadata }: Pick<SiteReader, 'siteDir' | 'readMetadata'>,
  file: string,
): Promise<ManifestMetadata> {
  const own = await readMetadata(join(siteDir, file));
  // Included code has no headings, sentences or pictures.
  if (!own.includes.some(({ isText }) => isText)) return own;
  const { hash, includes } = own;
  return { ...toManifestMetadata(await readExpandedMetadata(siteDir, file)), hash, includes };
}

/** Few digits suffice: a hash is compared only with other hashes of the same file. */
const HASH_LENGTH = 8;

/** Fields that are derived from the text, the images and the history of a file. */
export async function readFileFields(
  { siteDir, days, files, findAttachments }: SiteReader,
  file: string,
  metadata: ManifestMetadata,
) {
  const { headings, lead, links } = metadata;
  const pictures = links.filter(({ kind }) => kind === 'image').map(({ href }) => href);
  const named = links.filter(({ kind }) => kind === 'link').map(({ href }) => href);
  const includes = listIncludedFiles(file, metadata.includes);
  return {
    headings,
    description: metadata.front.description || lead || undefined,
    lastUpdate: metadata.front.last_update?.date ?? days.get(file),
    hash: (await hashExpandedText(siteDir, file, metadata)).slice(0, HASH_LENGTH),
    images: await findImageSizes(siteDir, file, pictures, files),
    files: listNamedFiles(siteDir, file, named, files),
    attachments: findAttachments(file, links),
    includes: includes.length > 0 ? includes : undefined,
  };
}
