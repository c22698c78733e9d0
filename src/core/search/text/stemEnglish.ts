// A light stemmer for English. Stems are only compared with each other, and words that match by their stem weigh less
// than exact ones: it takes plurals, -ed and -ing, and the endings by which a question differs most from a heading,
// such as "deployment" and "deploying". Agents keep their -er, since a user is not a use.

/** An ending, its replacement, and the least number of syllables that must be left; these end with a consonant. */
type Ending = readonly [ending: RegExp, replacement: string, syllables: number];

/** In each step, the first ending is replaced that matches and leaves enough syllables. */
const STEPS: readonly (readonly Ending[])[] = [
  [[/([aeiouy].*[^us])s$/, '$1', 0]],
  [
    [/([aiouy]|[aeiouy].*[^e])ed$/, '$1', 0],
    [/([aeiouy].*)ing$/, '$1', 0],
  ],
  [[/([^aeiou])(?:y|ie)$/, '$1i', 0]],
  [
    // Monthly; security; recovery, but not query; requirement, but not document; removal, renewal.
    [/(....)li$/, '$1', 0],
    [/(..)iti$/, '$1', 1],
    [/eri$/, 'er', 3],
    [/ment$/, '', 2],
    [/([vw])al$/, '$1', 1],
  ],
  [[/(..)e$/, '$1', 0]],
  [[/([st])ion$/, '$1', 1]],
  [
    // Notification and notify; subscription and subscribe; configuration and configure, but not format and form.
    [/ificat$/, 'ifi', 0],
    [/r(?:ib|ipt)$/, 'ri', 0],
    [/at$/, '', 2],
  ],
  [
    // Organise and organize; stopped, cancelled.
    [/(...)i[sz]$/, '$1i', 0],
    [/(..)([^aeiou])\2$/, '$1$2', 0],
  ],
];

/**
 * Returns what the forms of a word share. Without a last `i`, each form begins with it.
 * @example stemEnglish('installation') === 'instal'; stemEnglish('policies') === stemEnglish('policy')
 */
export function stemEnglish(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  let stem = word;
  for (const step of STEPS)
    for (const [ending, replacement, syllables] of step) {
      const shorter = stem.replace(ending, replacement);
      if (shorter === stem || countSyllables(shorter) < syllables) continue;
      stem = shorter;
      break;
    }
  return stem;
}

/** Counts vowels before a consonant. @example countSyllables('form') === 1; countSyllables('deploy') === 2 */
function countSyllables(stem: string): number {
  return stem.match(/[aeiouy]+[^aeiou]/g)?.length ?? 0;
}
