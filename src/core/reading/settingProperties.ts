/** CSS custom properties of the reading settings, without the `--` prefix. */
export const SETTING_PROPERTIES = [
  'reading',
  'text-width',
  'sidebar',
  'sidebar-width',
  'menu-button',
] as const;

export type SettingStyle = Partial<Record<(typeof SETTING_PROPERTIES)[number], string>>;
