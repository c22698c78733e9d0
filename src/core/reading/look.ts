// How a text looks to a reader who has chosen: as a choice, and as the custom properties that make it so.
import type { LookStyle } from './lookProperties.ts';

/**
 * By the value that each choice stands for. A small phone has no room for the largest size. The first part of a
 * visit knows none of them: reader/entries/boot.ts.
 */
export const LOOKS = {
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
  /** Of the sidebar beside the text: its menu's button comes in its place. */
  tree: { usual: 'visible', folded: 'hidden' },
} as const;

/** What a reader can choose, and the choice. */
export type Look = { [K in keyof typeof LOOKS]: keyof (typeof LOOKS)[K] };

export const USUAL_LOOK: Look = {
  size: 'usual',
  lead: 'usual',
  face: 'usual',
  width: 'usual',
  tree: 'usual',
};

/**
 * A look as custom properties; what is as usual is not set.
 * @example writeLook({ ...USUAL_LOOK, size: 'large' }) // { reading: '1.125rem/1.75 var(--font-text)' }
 */
export function writeLook({ size, lead, face, width, tree }: Look): LookStyle {
  const font = `${LOOKS.size[size]}/${LOOKS.lead[lead]} ${LOOKS.face[face]}`;
  return {
    ...(font !== USUAL_FONT && { reading: font }),
    ...(width !== 'usual' && { 'text-width': LOOKS.width[width] }),
    ...(tree !== 'usual' && {
      sidebar: LOOKS.tree[tree],
      'sidebar-width': '0px',
      'menu-button': 'inline-grid',
    }),
  };
}

const USUAL_FONT = `${LOOKS.size.usual}/${LOOKS.lead.usual} ${LOOKS.face.usual}`;

/** The look that properties stand for; what they do not say, or not as `writeLook` does, is as usual. */
export function readLook(style: unknown): Look {
  const {
    reading = '',
    'text-width': width,
    sidebar,
  }: Record<string, unknown> = typeof style === 'object' && style !== null ? { ...style } : {};
  const [, size, lead, face] = /^(\S+?)\/(\S+) (.+)$/.exec(String(reading)) ?? [];
  return {
    size: nameOf(LOOKS.size, size),
    lead: nameOf(LOOKS.lead, lead),
    face: nameOf(LOOKS.face, face),
    width: nameOf(LOOKS.width, width),
    tree: nameOf(LOOKS.tree, sidebar),
  };
}

function nameOf<T extends { usual: string }>(values: T, value: unknown): keyof T {
  const found = Object.entries(values).find(([, known]) => known === value);
  // A key of the table by construction.
  return (found?.[0] ?? 'usual') as keyof T;
}
