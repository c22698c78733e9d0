// One question to the searchers of one or more versions, and one answer to show.
import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { answerFromTitles } from './answerFromTitles.ts';
import { groupHits, type HitGroup, takeTurns } from './hitGroups.ts';
import type { SearchAnswer, Searcher, SearchOptions } from './searcher.ts';

/** What is listed for a query. */
export interface Found {
  query: string;
  versions: readonly Version[];
  groups: readonly HitGroup[];
  /** How many are listed, and how many there are. */
  count: number;
  total: number;
  words: readonly string[];
  nearTerms: readonly string[];
  /** Whether the texts were searched; where they were not, names alone have answered. */
  fullText: 'searched' | 'coming' | 'failed';
}

interface Question {
  manifest: Manifest;
  versions: readonly Version[];
  query: string;
  options: SearchOptions;
}

/** Asks all versions; one whose full text cannot be had answers from its names. */
export async function askVersions(
  question: Question,
  openSearcher: (version: Version) => Promise<Searcher>,
): Promise<Found> {
  const { manifest, versions, query, options } = question;
  let fullText: Found['fullText'] = 'searched';
  const answers = await Promise.all(
    versions.map(async (version) => {
      try {
        const searcher = await openSearcher(version);
        return await searcher.search(query, options);
      } catch {
        fullText = 'failed';
        return answerFromTitles(manifest, version, query, options.limit);
      }
    }),
  );
  return collect(question, answers, fullText);
}

/** What names alone answer, at once. */
export function askTitles(question: Question): Found {
  const { manifest, versions, query, options } = question;
  const answers = versions.map((version) => answerFromTitles(manifest, version, query, options.limit));
  return collect(question, answers, 'coming');
}

function collect(
  { query, versions }: Question,
  answers: readonly SearchAnswer[],
  fullText: Found['fullText'],
): Found {
  const hits = answers.map((answer) => answer.hits);
  const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    query,
    versions,
    groups: takeTurns(hits.map(groupHits)),
    count: hits.flat().length,
    total: answers.reduce((sum, answer) => sum + answer.total, 0),
    words: unique(answers.map((answer) => answer.words)),
    nearTerms: unique(answers.map((answer) => answer.nearTerms)),
    fullText,
  };
}
