/** The custom properties that a reader's look sets, without their dashes. */
export const LOOK_PROPERTIES = ['reading', 'text-width'] as const;

export type LookStyle = Partial<Record<(typeof LOOK_PROPERTIES)[number], string>>;
