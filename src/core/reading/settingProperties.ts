/** Names of the custom properties of reading settings, without dashes. */
export const LOOK_PROPERTIES = ['reading', 'text-width', 'sidebar', 'sidebar-width', 'menu-button'] as const;

export type LookStyle = Partial<Record<(typeof LOOK_PROPERTIES)[number], string>>;
