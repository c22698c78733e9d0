// Checks whether a picture of shared links can be drawn for each page that should have one.
import { parseTree } from 'jsonc-parser';
import { checkMessages as messages } from '#i18n/checkMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { type CardProblem, planCards } from '../card/planCards.ts';

/** @param text of manifest.json; empty without one */
export async function checkCards(siteDir: string, manifest: Manifest, text = ''): Promise<Finding[]> {
  const problem = (await planCards(siteDir, manifest))?.problem;
  if (problem === undefined) return [];
  const root = parseTree(text);
  const place =
    findJsonPosition(root, text, ['site', 'card', 'font']) ?? findJsonPosition(root, text, ['site', 'card']);
  return [
    {
      file: MANIFEST_FILE,
      ...(place ?? { line: 1 }),
      rule: 'no-card',
      message: messages.keys.problem('site.card', explain(problem)),
      values: { field: 'site.card' },
    },
  ];
}

/** A font for another script lacks thousands of characters: the first ones show which script it is. */
const SHOWN_CHARACTERS = 20;

function explain(problem: CardProblem): string {
  const { card } = messages;
  switch (problem.kind) {
    case 'noFile':
    case 'notAFont':
      return card[problem.kind](problem.file);
    case 'lacking': {
      const { characters, pages, first } = problem;
      const shown = characters.slice(0, SHOWN_CHARACTERS).join('');
      return card.lacking(characters.length > SHOWN_CHARACTERS ? `${shown}…` : shown, pages, first);
    }
    default:
      return card[problem.kind];
  }
}
