const known = new Map<string, string | undefined>();

/**
 * A language tag as Open Graph spells it, the usual region filled in; undefined where it is no tag.
 * @example openGraphLocale('zh-Hans') === 'zh_CN'; openGraphLocale('en-GB') === 'en_GB'
 */
export function openGraphLocale(tag: string): string | undefined {
  // All pages of a site ask for the same one.
  if (!known.has(tag)) known.set(tag, findLocale(tag));
  return known.get(tag);
}

function findLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region === undefined ? language : `${language}_${region}`;
  } catch {
    return undefined;
  }
}
