// Which theme is shown: the rule of the head's script and of the application alike (site-spec §4, §9).
import type { SiteData } from './site/manifest/shellAttributes.ts';

export type Theme = 'light' | 'dark';

type SiteThemes = Readonly<Pick<SiteData, 'respectOs' | 'defaultMode'>>;

/** Whether a value is a theme. What comes from storage or an attribute is a stranger. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Whether the system decides: the reader has not, and the site lets it. */
export function followsSystem(chosen: unknown, site: SiteThemes): boolean {
  return !isTheme(chosen) && site.respectOs === 'true';
}

/**
 * The reader's choice, else the system's wish where the site respects it, else the site's default.
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
 * What a reader chooses next: first the other colours, then those that stand without a choice, then,
 * where the system is followed, no choice.
 * @param unchosen the theme without a choice
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
