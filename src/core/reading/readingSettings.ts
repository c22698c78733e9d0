// Converts reading settings between the options of the menu and the CSS custom properties that are persisted.
import type { SettingStyle } from './settingProperties.ts';

/**
 * CSS values by setting and option. `largest` depends on the viewport, so that lines on phones are not too short.
 * reader/entries/boot.ts needs no copy of this table, because the values themselves are persisted.
 */
export const READING_SETTINGS = {
  size: {
    small: '0.9375rem',
    usual: '1rem',
    large: '1.125rem',
    larger: '1.25rem',
    largest: 'clamp(1.25rem,6.4vw,1.5rem)',
  },
  lead: { tight: '1.55', usual: '1.75', loose: '2.1' },
  face: {
    usual: 'var(--font-text)',
    serif:
      'ui-serif, Cambria, "Times New Roman", "Songti SC", "Noto Serif CJK SC", "Noto Serif SC", "Source Han Serif SC", SimSun, serif',
  },
  width: { narrow: '40rem', usual: '52rem', wide: '68rem' },
  /** Visibility of the sidebar; a menu button replaces it. */
  tree: { usual: 'visible', folded: 'hidden' },
} as const;

/** The selected option of each setting. */
export type ReadingSettingValues = {
  [K in keyof typeof READING_SETTINGS]: keyof (typeof READING_SETTINGS)[K];
};

export const DEFAULT_SETTINGS: ReadingSettingValues = {
  size: 'usual',
  lead: 'usual',
  face: 'usual',
  width: 'usual',
  tree: 'usual',
};

/**
 * Converts settings to custom properties; defaults are omitted.
 * @example formatSettings({ ...DEFAULT_SETTINGS, size: 'large' }) // { reading: '1.125rem/1.75 var(--font-text)' }
 */
export function formatSettings({ size, lead, face, width, tree }: ReadingSettingValues): SettingStyle {
  const font = `${READING_SETTINGS.size[size]}/${READING_SETTINGS.lead[lead]} ${READING_SETTINGS.face[face]}`;
  return {
    ...(font !== USUAL_FONT && { reading: font }),
    ...(width !== 'usual' && { 'text-width': READING_SETTINGS.width[width] }),
    ...(tree !== 'usual' && {
      sidebar: READING_SETTINGS.tree[tree],
      'sidebar-width': '0px',
      'menu-button': 'inline-grid',
    }),
  };
}

const USUAL_FONT = `${READING_SETTINGS.size.usual}/${READING_SETTINGS.lead.usual} ${READING_SETTINGS.face.usual}`;

/** Parses persisted properties; missing and unknown values become the default option. */
export function parseSettings(style: unknown): ReadingSettingValues {
  const {
    reading = '',
    'text-width': width,
    sidebar,
  }: Record<string, unknown> = typeof style === 'object' && style !== null ? { ...style } : {};
  const [, size, lead, face] = /^(\S+?)\/(\S+) (.+)$/.exec(String(reading)) ?? [];
  return {
    size: nameOf(READING_SETTINGS.size, size),
    lead: nameOf(READING_SETTINGS.lead, lead),
    face: nameOf(READING_SETTINGS.face, face),
    width: nameOf(READING_SETTINGS.width, width),
    tree: nameOf(READING_SETTINGS.tree, sidebar),
  };
}

function nameOf<T extends { usual: string }>(values: T, value: unknown): keyof T {
  const found = Object.entries(values).find(([, known]) => known === value);
  // `Object.entries` loses the type of keys.
  return (found?.[0] ?? 'usual') as keyof T;
}
