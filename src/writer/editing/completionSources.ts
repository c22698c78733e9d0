// Lists the options of a completion for links, images and glossary terms.

import { splitNamedId } from '../../core/document/tree/headingIds.ts';
import { foldText } from '../../core/search/text/foldText.ts';
import type { Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath } from '../../core/site/urls/linkPath.ts';
import { splitRow } from './table.ts';

interface PageCompletion {
  label: string;
  detail: string;
  insert: string;
}

const LIMIT = 30;

/** Whether a name contains a query, regardless of case and width. */
export function matchesQuery(name: string, query: string): boolean {
  return foldText(name).includes(foldText(query));
}

/**
 * Lists the pages of a version, and the standalone pages, whose title or path contains a query; those that begin with
 * the query come first.
 */
export function listPageCompletions(
  { pages }: Manifest,
  version: Version,
  file: string,
  query: string,
): PageCompletion[] {
  const asked = query.replace(/^(?:\.{1,2}\/)+/, '');
  const begins = ({ title, file: other }: PageEntry) =>
    [title, fileName(other)].some((name) => foldText(name).startsWith(foldText(asked)));
  return [...version.docs, ...pages]
    .filter(
      (entry) => entry.file !== file && [entry.title, entry.file].some((name) => matchesQuery(name, asked)),
    )
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, LIMIT)
    .map((entry) => toPageCompletion(file, entry));
}

/** Creates the completion of a page: its relative URL. */
export function toPageCompletion(
  file: string,
  { title, file: other }: Pick<PageEntry, 'title' | 'file'>,
): PageCompletion {
  const address = relativePath(parentFolder(file), other);
  return { label: title, detail: address, insert: encodeLike(address, '') };
}

/** Lists the site's images whose path contains a query. */
export function listImageCompletions(
  manifest: Manifest,
  file: string,
  query: string,
): { label: string; insert: string }[] {
  const asked = query.replace(/^(?:\.{1,2}\/)+/, '');
  return [...new Set(listSiteEntries(manifest).flatMap(({ images = {} }) => Object.keys(images)))]
    .filter((image) => matchesQuery(image, asked))
    .slice(0, LIMIT)
    .map((image) => {
      const address = relativePath(parentFolder(file), image);
      return { label: address, insert: encodeLike(address, '') };
    });
}

export interface Term {
  term: string;
  meaning: string;
}

const NAME = /^(?:术语表?|词汇表?|名词解释|glossary)$/i;

/** Finds the glossary of a version: a page by its title, else a page with such a heading. */
export function findGlossary({ docs }: Version): PageEntry | undefined {
  const titles = ({ headings = [] }: PageEntry) =>
    headings.map((heading) => (typeof heading === 'string' ? heading : heading[0]));
  return (
    docs.find(({ title }) => NAME.test(title)) ??
    docs.find((entry) => titles(entry).some((title) => NAME.test(title)))
  );
}

/** Parses the terms of a glossary: the rows of tables, or list items, below its heading. */
export function completeTerms(text: string): Term[] {
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
    // A cell may contain several synonyms, and a note in brackets.
    for (const name of plain(term)
      .replace(/（.*?）|\(.*?\)/g, '')
      .split(/[、/]/))
      terms.push({ term: name.trim(), meaning: plain(meaning) });
  }
  // Skip the table's header and delimiter row.
  return terms.filter(({ term }) => term !== '' && !/^(?::?-+:?|术语|名词|词|term)$/i.test(term));
}

function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^()]*\)/g, '$1').replace(/[*_`]/g, '');
}

/**
 * Finds the terms that the text before the cursor begins: its longest end that is the start of a term, and the length of
 * that end. A term that is already complete is not listed.
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

const LONGEST = 12;
