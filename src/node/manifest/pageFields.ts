// The fields of a manifest entry that docs and standalone pages share.
import { join } from 'node:path';
import { listIncludedFiles } from '../../core/document/includes/includes.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { frontFields } from '../../core/site/manifest/frontFields.ts';
import type { PageEntry } from '../../core/site/manifest/manifest.ts';
import { fileName } from '../../core/site/urls/fileName.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import type { KeptNumbers } from '../../core/site/urls/numberPrefix.ts';
import { fileToId, findKeptNames, findSlugProblem } from '../../core/site/urls/slug.ts';
import { showUrl } from '../../core/site/urls/urlProblem.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { findImageSizes } from '../lib/imageSizes.ts';
import { listNamedFiles } from '../lib/namedFiles.ts';
import {
  type ManifestMetadata,
  type ReadManifestMetadata,
  toManifestMetadata,
} from '../pageIndex/manifestMetadata.ts';
import { hashExpandedText, readExpandedMetadata } from '../pageIndex/pageMetadata.ts';

import type { FindAttachments } from './attachments.ts';

/** What reading a site needs to know, whatever it reads. */
export interface SiteReader {
  siteDir: string;
  /** Days of the last change by path inside the site folder; empty when they are not asked for. */
  days: ReadonlyMap<string, string>;
  /** Whether hand-written entries get what only the files know. */
  fillsHandWritten: boolean;
  /** Every file of the site. */
  files: () => readonly string[];
  findAttachments: FindAttachments;
  readFacts: ReadManifestMetadata;
}

/** An entry without its address. */
export type PageFields = Omit<PageEntry, 'path'>;

/** A markdown file that has been read. */
export interface ReadFile {
  /** Path inside the folder. */
  inside: string;
  facts: ManifestMetadata;
}

/** Reads markdown files, and which of their names keep their numbers. */
export async function readPageFiles(
  reader: SiteReader,
  folder: string,
  insides: readonly string[],
): Promise<{ files: ReadFile[]; kept: KeptNumbers }> {
  const files = await mapLimit(insides, async (inside) => ({
    inside,
    facts: await readWholeBrief(reader, folderPrefix(folder) + inside),
  }));
  const named = files.map(({ inside, facts }) => ({ file: inside, front: facts.front }));
  return { files, kept: findKeptNames(named) };
}

/**
 * Files whose path differs only in case from another one, of which a build publishes one: the first that is no draft.
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

/**
 * The fields of a page's entry.
 * @param folder of the version, or of the pages, inside the site folder
 */
export async function readPageFields(
  reader: SiteReader,
  folder: string,
  { inside, facts }: ReadFile,
  kept: KeptNumbers,
): Promise<PageFields> {
  const file = folderPrefix(folder) + inside;
  const { front } = facts;
  const id = fileToId(inside, front, kept);
  const { headings, ...found } = await readFileFields(reader, file, facts);
  return {
    id,
    title: front.title || facts.title || dropForbidden(fileName(id)),
    file,
    description: found.description,
    ...frontFields(front),
    lastUpdate: found.lastUpdate,
    hash: found.hash,
    headings: headings.length > 0 ? headings : undefined,
    images: found.images,
    files: found.files,
    attachments: found.attachments,
    includes: found.includes,
  };
}

/** A field, or a name, that asks for a URL that is none. */
export function findBadUrl(
  file: string,
  { inside, facts: { front, fieldLines } }: ReadFile,
  path: string,
): Finding[] {
  const found = findSlugProblem(inside, front);
  if (found === undefined) return [];
  const { field, problem } = found;
  const way = field === undefined ? '请改文件名，或写 slug' : `请改 ${field}`;
  const name = field === undefined ? '由文件名得出的网址' : field;
  const message = `${name} ${problem}，本页的网址是 ${showUrl(path)}；${way}`;
  return [{ file, line: (field && fieldLines[field]) ?? 1, rule: 'bad-url', message }];
}

/** What a page is as it is drawn: its title, too, may stand in a text that it includes. */
export async function readWholeBrief(
  { siteDir, readFacts }: Pick<SiteReader, 'siteDir' | 'readFacts'>,
  file: string,
): Promise<ManifestMetadata> {
  const own = await readFacts(join(siteDir, file));
  // Code of other files brings neither headings nor sentences or pictures.
  if (!own.includes.some(({ isText }) => isText)) return own;
  const { hash, includes } = own;
  return { ...toManifestMetadata(await readExpandedMetadata(siteDir, file)), hash, includes };
}

/** Digits of the hash: enough to tell the states of one file apart. */
const HASH_LENGTH = 8;

/** What only a file can say of its page. */
export async function readFileFields(
  { siteDir, days, files, findAttachments }: SiteReader,
  file: string,
  facts: ManifestMetadata,
) {
  const { headings, lead, links } = facts;
  const pictures = links.filter(({ kind }) => kind === 'image').map(({ href }) => href);
  const named = links.filter(({ kind }) => kind === 'link').map(({ href }) => href);
  const includes = listIncludedFiles(file, facts.includes);
  return {
    headings,
    description: facts.front.description || lead || undefined,
    lastUpdate: facts.front.last_update?.date ?? days.get(file),
    hash: (await hashExpandedText(siteDir, file, facts)).slice(0, HASH_LENGTH),
    images: await findImageSizes(siteDir, file, pictures, files),
    files: listNamedFiles(siteDir, file, named, files),
    attachments: findAttachments(file, links),
    includes: includes.length > 0 ? includes : undefined,
  };
}
