// Which theme is shown: the rule of the head's script and of the application alike (site-spec §4, §9).

export type Theme = 'light' | 'dark';

/** Whether a value is a theme. What comes from storage or an attribute is a stranger. */
function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/**
 * The reader's choice, else the system's wish where the site respects it, else the site's default.
 * @param site the root element's `data-` attributes, which the shell writes
 * @param systemWants whether the system asks for a theme; old browsers answer no to both
 */
export function resolveTheme(
  chosen: unknown,
  site: { readonly respectOs?: string | undefined; readonly defaultMode?: string | undefined },
  systemWants: (theme: Theme) => boolean,
): Theme {
  if (isTheme(chosen)) return chosen;
  const wished = (['dark', 'light'] as const).find(
    (theme) => site.respectOs === 'true' && systemWants(theme),
  );
  return wished ?? (site.defaultMode === 'light' ? 'light' : 'dark');
}
