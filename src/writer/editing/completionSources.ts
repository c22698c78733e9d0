// What a link or an image may lead to, by what has been written of it.
// The words that a site explains: a table or a list below a heading that says so.

import { splitNamedId } from '../../core/document/tree/headingIds.ts';
import { foldText } from '../../core/search/text/foldText.ts';
import { FRONT_MATTER_FIELDS } from '../../core/site/manifest/frontMatter.ts';
import type { Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath } from '../../core/site/urls/linkPath.ts';
import { splitRow } from './table.ts';

interface PageChoice {
  label: string;
  detail: string;
  insert: string;
}

const LIMIT = 30;

/** Whether a name holds what has been written of it. */
export function holds(name: string, query: string): boolean {
  return foldText(name).includes(foldText(query));
}

/** The pages whose title or path holds what is written, those first that begin with it: the version's, and the standalone ones. */
export function listPages({ pages }: Manifest, version: Version, file: string, query: string): PageChoice[] {
  const asked = query.replace(/^(?:\.{1,2}\/)+/, '');
  const begins = ({ title, file: other }: PageEntry) =>
    [title, fileName(other)].some((name) => foldText(name).startsWith(foldText(asked)));
  return [...version.docs, ...pages]
    .filter((entry) => entry.file !== file && [entry.title, entry.file].some((name) => holds(name, asked)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, LIMIT)
    .map((entry) => toPageChoice(file, entry));
}

/** A page as it is linked to from a file. */
export function toPageChoice(
  file: string,
  { title, file: other }: Pick<PageEntry, 'title' | 'file'>,
): PageChoice {
  const address = relativePath(parentFolder(file), other);
  return { label: title, detail: address, insert: encodeLike(address, '') };
}

/** The site's pictures whose path holds what is written. */
export function listImages(
  manifest: Manifest,
  file: string,
  query: string,
): { label: string; insert: string }[] {
  const asked = query.replace(/^(?:\.{1,2}\/)+/, '');
  return [...new Set(listSiteEntries(manifest).flatMap(({ images = {} }) => Object.keys(images)))]
    .filter((image) => holds(image, asked))
    .slice(0, LIMIT)
    .map((image) => {
      const address = relativePath(parentFolder(file), image);
      return { label: address, insert: encodeLike(address, '') };
    });
}

const LEVELS = ['2', '3', '4', '5', '6'];

/** Values of fields that have few; what is true or false the schema tells. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  toc_min_heading_level: LEVELS,
  toc_max_heading_level: LEVELS,
};

const NONE = 'null';

/** The fields that a page may have, and the values of those that have few; some are names of the version's own. */
export function listFields({ docs, sidebars }: Pick<Version, 'docs' | 'sidebars'>): {
  name: string;
  values: readonly string[];
}[] {
  const ids = [NONE, ...docs.map(({ id }) => id)];
  const ofVersion: Readonly<Record<string, readonly string[]>> = {
    displayed_sidebar: [NONE, ...Object.keys(sidebars)],
    pagination_next: ids,
    pagination_prev: ids,
  };
  return Object.entries(FRONT_MATTER_FIELDS).map(([name, { wrapped }]) => ({
    name,
    values: wrapped.type === 'boolean' ? ['true', 'false'] : (VALUES[name] ?? ofVersion[name] ?? []),
  }));
}

export interface Term {
  term: string;
  meaning: string;
}

const NAME = /^(?:术语表?|词汇表?|名词解释|glossary)$/i;

/** The page of a version that holds its glossary. */
export function findGlossary({ docs }: Version): PageEntry | undefined {
  const titles = ({ headings = [] }: PageEntry) =>
    headings.map((heading) => (typeof heading === 'string' ? heading : heading[0]));
  return (
    docs.find(({ title }) => NAME.test(title)) ??
    docs.find((entry) => titles(entry).some((title) => NAME.test(title)))
  );
}

/** The terms that a page explains, in its order. */
export function listTerms(text: string): Term[] {
  const terms: Term[] = [];
  let level = 0;
  for (const line of text.split(/\r?\n/)) {
    const [, marks = '', words = ''] = /^(#{1,6})\s+(.*?)\s*$/.exec(line) ?? [];
    const [title] = splitNamedId(words);
    if (NAME.test(title)) level = marks.length;
    else if (marks !== '' && marks.length <= level) level = 0;
    if (level === 0) continue;
    const [term = '', meaning = ''] = line.includes('|')
      ? splitRow(line)
      : (/^\s*[-*]\s+\*\*(.+?)\*\*[：:]?\s*(.*)$/.exec(line)?.slice(1) ?? []);
    // Several names of one thing stand side by side, and a note on one in brackets.
    for (const name of plain(term)
      .replace(/（.*?）|\(.*?\)/g, '')
      .split(/[、/]/))
      terms.push({ term: name.trim(), meaning: plain(meaning) });
  }
  // The head of a table, and the line below it.
  return terms.filter(({ term }) => term !== '' && !/^(?::?-+:?|术语|名词|词|term)$/i.test(term));
}

function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^()]*\)/g, '$1').replace(/[*_`]/g, '');
}

/**
 * The terms that begin with what stands before the cursor, and how much of it: the longest end of it that a term
 * begins with. A term that stands there already is none to offer.
 */
export function findTerms(
  terms: readonly Term[],
  before: string,
): { terms: readonly Term[]; length: number } {
  const lower = before.toLowerCase();
  for (let length = Math.min(before.length, LONGEST); length > 0; length -= 1) {
    const begun = lower.slice(-length);
    const found = terms.filter(
      ({ term }) => term.toLowerCase().startsWith(begun) && term !== before.slice(-length),
    );
    if (found.length > 0) return { terms: found, length };
  }
  return { terms: [], length: 0 };
}

/** Characters of a term that are looked at. */
const LONGEST = 12;
