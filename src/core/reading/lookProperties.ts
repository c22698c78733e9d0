/** The custom properties that a reader's look sets, without their dashes. */
export const LOOK_PROPERTIES = ['reading', 'text-width', 'sidebar', 'sidebar-width', 'menu-button'] as const;

export type LookStyle = Partial<Record<(typeof LOOK_PROPERTIES)[number], string>>;
