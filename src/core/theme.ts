// Resolves the theme (specification, sections 4 and 9). Shared by the inline script in the head, which runs before the first paint,
// and the application.
import type { SiteData } from './site/manifest/shellAttributes.ts';

export type Theme = 'light' | 'dark';

type SiteThemes = Readonly<Pick<SiteData, 'respectOs' | 'defaultMode'>>;

/** Validates a value from storage or an attribute, which may contain any string. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Whether `prefers-color-scheme` applies: the reader has chosen no theme, and the site's config permits it. */
export function followsSystem(chosen: unknown, site: SiteThemes): boolean {
  return !isTheme(chosen) && site.respectOs === 'true';
}

/**
 * Resolves the theme by priority: the reader's choice, `prefers-color-scheme` if the site's config permits it, the
 * site's default.
 * @param systemWants whether `prefers-color-scheme` matches a theme; false for both in browsers without the feature
 */
export function resolveTheme(
  chosen: unknown,
  site: SiteThemes,
  systemWants: (theme: Theme) => boolean,
): Theme {
  if (isTheme(chosen)) return chosen;
  const wished = (['dark', 'light'] as const).find(
    (theme) => followsSystem(chosen, site) && systemWants(theme),
  );
  return wished ?? (site.defaultMode === 'light' ? 'light' : 'dark');
}

/**
 * The choice after a click on the theme button. The button cycles through three states: the opposite of `unchosen`;
 * `unchosen`; no choice, only if the site permits the system's preference.
 * @param unchosen the theme that applies while the reader has chosen none
 */
export function nextChoice(
  chosen: Theme | undefined,
  unchosen: Theme,
  canFollowSystem: boolean,
): Theme | undefined {
  const other = unchosen === 'dark' ? 'light' : 'dark';
  if (chosen === other) return unchosen;
  return chosen === undefined || !canFollowSystem ? other : undefined;
}
