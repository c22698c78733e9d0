// The direction of a page's text: `dir` of its html element.
import type { Manifest } from '../manifest/manifest.ts';

/** Scripts that are written from right to left. */
const FROM_THE_RIGHT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * `rtl` where the manifest says so of the language of its pages, or where that language is written so; undefined for
 * text from left to right, which is what browsers expect.
 * @example textDirection({ site: { defaultLocale: 'ar' }, locales: [] }) === 'rtl'
 */
export function textDirection({
  site: { defaultLocale },
  locales,
}: {
  site: Pick<Manifest['site'], 'defaultLocale'>;
  locales: readonly Pick<Manifest['locales'][number], 'locale' | 'direction'>[];
}): 'rtl' | undefined {
  const isDeclared = locales.some(({ locale, direction }) => locale === defaultLocale && direction === 'rtl');
  return isDeclared || FROM_THE_RIGHT.has(scriptOf(defaultLocale) ?? '') ? 'rtl' : undefined;
}

/** @example scriptOf('fa-IR') === 'Arab' */
function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    // The manifest's `defaultLocale` may be any text.
    return undefined;
  }
}
