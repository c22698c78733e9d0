// Parses a markdown file into what the build needs of it, whatever its entry in the manifest says.
import { type Include, listIncludes } from '../../core/document/includes/includeSyntax.ts';
import { parseUnmarked } from '../../core/document/parseDocument.ts';
import { markDoc } from '../../core/document/parseDocumentInSteps.ts';
import type { Heading } from '../../core/document/parsedDoc.ts';
import { toSlug } from '../../core/document/tree/headingIds.ts';
import { listSections, type Section } from '../../core/search/index/sections.ts';
import type { PageEntry } from '../../core/site/manifest/manifest.ts';
import { runGenerator } from '../../lib/runGenerator.ts';
import { type LintedText, lintText } from '../../writer/lint/lintText.ts';
import { findUnparsedMarkdown } from '../../writer/lint/unparsedMarkdown/findUnparsedMarkdown.ts';
import { type TextFile, toPublished } from '../lib/readText.ts';
import { cacheDoc } from './pageCache.ts';

export interface PageMetadata extends LintedText {
  /** Hash of the published content, the same for LF and CRLF. */
  hash: string;
  /** Text of the h1 that the text starts with. */
  title?: string | undefined;
  /** Headings of the second and third level in the form of the manifest. */
  headings: NonNullable<PageEntry['headings']>;
  /** Number of characters in its sections. */
  characters: number;
  /** Fences whose code is in other files. */
  includes: readonly Include[];
}

export interface ParsedPage {
  metadata: PageMetadata;
  sections: readonly Section[];
}

export function parsePage(file: TextFile): ParsedPage {
  const { text, badLine, encoding, dialects } = file;
  const { doc: unmarked, tree } = parseUnmarked(text, { dialects });
  cacheDoc(text, dialects, unmarked);
  const doc = runGenerator(markDoc(unmarked));
  const sections = listSections(doc);
  const metadata = {
    hash: toPublished(file).hash,
    ...lintText({ text, doc, tree, badLine, encoding }, findUnparsedMarkdown),
    title: doc.title,
    headings: doc.headings.flatMap(toManifestHeading),
    characters: sections.reduce((sum, section) => sum + section.text.length, 0),
    includes: listIncludes(tree),
  };
  return { metadata, sections };
}

/** The manifest has no headings below this level; the h1 is its entry's title. */
const LISTED_LEVEL = 3;

/** Text of a heading, and its id where the text does not slug to it. */
function toManifestHeading({ id, level, text }: Heading): PageMetadata['headings'] {
  if (level === 1 || level > LISTED_LEVEL) return [];
  return [id === toSlug(text) ? text : [text, id]];
}
