// What the build wants to know of a markdown file, whatever its entry in the manifest says.

import { type Include, listIncludes } from '../../core/document/includes/includes.ts';
import { parseWithTree } from '../../core/document/parseDoc.ts';
import { toSlug } from '../../core/document/tree/headingSlug.ts';
import { listSections, type Section } from '../../core/search/index/sections.ts';
import type { Heading } from '../../core/site/manifest/doc.ts';
import type { PageEntry } from '../../core/site/manifest/manifest.ts';
import { findAlmostMarkdown } from '../../writer/lint/almostMarkdown/findAlmostMarkdown.ts';
import { type JudgedText, judgeText } from '../../writer/lint/judgeText.ts';
import { type TextFile, toPublished } from '../lib/readText.ts';
import { keepDoc } from './keptDocs.ts';

export interface PageFacts extends JudgedText {
  /** Of the content as it is published, the same for both kinds of line ending. */
  hash: string;
  /** Text of the h1, when the text opens with one. */
  title?: string | undefined;
  /** The second and third level's headings as the manifest lists them. */
  headings: NonNullable<PageEntry['headings']>;
  sections: readonly Section[];
  /** The blocks whose code stands in other files. */
  includes: readonly Include[];
}

/** The facts of a text. */
export function findPageFacts(file: TextFile): PageFacts {
  const { text, badLine, encoding } = file;
  const { doc, tree } = parseWithTree(text);
  keepDoc(text, doc);
  return {
    hash: toPublished(file).hash,
    ...judgeText({ text, doc, tree, badLine, encoding }, findAlmostMarkdown),
    title: doc.title,
    headings: doc.headings.flatMap(toListed),
    sections: listSections(doc),
    includes: listIncludes(tree),
  };
}

/** Headings below this level are details; the title, the only one of the first, stands in the entry itself. */
const LISTED_LEVEL = 3;

/** A heading's text, with its anchor where the text does not give it. */
function toListed({ id, level, text }: Heading): PageFacts['headings'] {
  if (level === 1 || level > LISTED_LEVEL) return [];
  return [id === toSlug(text) ? text : [text, id]];
}
