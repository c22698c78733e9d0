// Which language of a site a reader gets.

/** Tags of a language and of its script, most specific first: `zh-TW` gives `zh-TW`, `zh-Hant` and `zh`. */
function namesOf(tag: string): string[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${script}`, language];
  } catch {
    return [tag];
  }
}

/**
 * The first wanted language that the site has; a region or script of its own comes before another one of the language.
 * @param wanted language tags, most wanted first, as in `navigator.languages`
 * @param offered language tags of the site
 * @example chooseLanguage(['zh-TW', 'en'], ['zh-Hans', 'en']) === 'zh-Hans'; chooseLanguage(['fr'], ['en']) === undefined
 */
export function chooseLanguage(wanted: readonly string[], offered: readonly string[]): string | undefined {
  for (const tag of wanted)
    for (const [depth, name] of namesOf(tag).entries()) {
      const found = offered.find((offer) => namesOf(offer)[depth]?.toLowerCase() === name.toLowerCase());
      if (found !== undefined) return found;
    }
  return undefined;
}
