// Resolves the theme; the inline script in the head and the application share these rules (site-spec §4, §9).
import type { SiteData } from './site/manifest/shellAttributes.ts';

export type Theme = 'light' | 'dark';

type SiteThemes = Readonly<Pick<SiteData, 'respectOs' | 'defaultMode'>>;

/** Whether a value is a theme; storage and attributes may hold any string. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Whether the system's preference decides: the reader chose none, and the site's config permits it. */
export function followsSystem(chosen: unknown, site: SiteThemes): boolean {
  return !isTheme(chosen) && site.respectOs === 'true';
}

/**
 * The theme by priority: the reader's choice, the system's preference if the site's config permits it, the default.
 * @param systemWants whether the system asks for a theme; old browsers answer no to both
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
 * The next state of the theme button: the other theme, then the default one, then, if the site permits it, the
 * system's.
 * @param unchosen the theme while the reader has chosen none
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
