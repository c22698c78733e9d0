// Plain JavaScript: commands guess before anything is compiled (node/lib/guessLocale.mjs).

/** Letters of a text that is long enough to tell. */
const ENOUGH = 60;

/**
 * The locale of a site by a text of it: `en` where it has enough letters and hardly a Chinese one.
 * @param {string} text
 * @returns {'en' | 'zh-Hans'}
 */
export function guessLocaleOfText(text) {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= ENOUGH && han * 20 < latin ? 'en' : 'zh-Hans';
}
