// The words that a site explains: a table or a list below a heading that says so.
import { splitNamedId } from '../../core/document/namedId.ts';
import type { PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { splitRow } from './table.ts';

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
