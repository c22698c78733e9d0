/**
 * A language tag as Open Graph spells it, the usual region filled in; undefined where it is no tag.
 * @example openGraphLocale('zh-Hans') === 'zh_CN'; openGraphLocale('en-GB') === 'en_GB'
 */
export function openGraphLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region === undefined ? language : `${language}_${region}`;
  } catch {
    return undefined;
  }
}
