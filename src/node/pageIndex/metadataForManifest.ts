// The subset of a page's metadata that the manifest is built from, and an approximation of it without parsing.
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { scanTitle } from '../../core/document/scanTitle.ts';
import { readFrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { WrittenLink } from '../../writer/lint/collectLinks.ts';
import { type TextFile, toPublished } from '../lib/readText.ts';
import type { PageMetadata } from './parsePage.ts';

/** A tenth of the size of PageMetadata, since the dev server caches the metadata of all pages in memory. */
export interface ManifestMetadata
  extends Pick<
    PageMetadata,
    'hash' | 'front' | 'fieldLines' | 'findings' | 'title' | 'lead' | 'headings' | 'includes'
  > {
  links: readonly Pick<WrittenLink, 'kind' | 'href'>[];
}

export type ReadManifestMetadata = (path: string) => Promise<ManifestMetadata>;

export function toManifestMetadata(metadata: PageMetadata): ManifestMetadata {
  const { hash, front, fieldLines, findings, title, lead, headings, includes } = metadata;
  const links = metadata.links.map(({ kind, href }) => ({ kind, href }));
  return { hash, front, fieldLines, findings, title, lead, headings, links, includes };
}

/**
 * Reads front matter and title by regular expression: the dev server uses this result until a worker has parsed the
 * page.
 */
export function scanManifestMetadata(file: TextFile): ManifestMetadata {
  const { text, hash } = toPublished(file);
  const { yaml = '', body } = splitFrontMatter(text);
  return {
    hash,
    ...readFrontMatter(yaml),
    title: scanTitle(body),
    lead: '',
    headings: [],
    links: [],
    includes: [],
  };
}
