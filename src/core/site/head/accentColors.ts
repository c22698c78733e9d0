// Derives the colors of both themes from the accent color of a site.
import { hcl, rgb } from 'd3-color';
import type { Theme } from '../../theme.ts';
import type { SiteTheme } from '../manifest/theme.ts';

/** The contrast of text that WCAG 2.2 requires (1.4.3). */
const TEXT_CONTRAST = 4.5;

/** What the derivation needs to know of a theme in reader/styles/tokens.css, whose own accent has these shades. */
const THEMES = {
  light: {
    /** The surface on which text has the lowest contrast. */
    surface: '#eef2f0',
    darker: 1,
    accentSurface: { lightness: 95, chroma: 7 },
    codeMark: { lightness: 94.2, chroma: 7 },
    selection: { lightness: 90, chroma: 15 },
    onAccent: { lightness: 100, chroma: 0 },
  },
  dark: {
    surface: '#23302c',
    darker: -1,
    accentSurface: { lightness: 19, chroma: 15 },
    codeMark: { lightness: 21.5, chroma: 14 },
    selection: { lightness: 27.5, chroma: 20 },
    onAccent: { lightness: 10, chroma: 14 },
  },
} as const;

/**
 * The custom properties that depend on the accent, without the `--` prefix. Text in them is readable on each surface of
 * the theme, whatever the accent is.
 */
export function deriveAccentColors(accent: string, theme: Theme) {
  const shades = THEMES[theme];
  const main = findReadable(accent, theme);
  const { h, c, l } = hcl(main);
  const shade = ({ lightness, chroma }: { lightness: number; chroma: number }) =>
    hcl(h, Math.min(c / 2, chroma), lightness).formatHex();
  const codeMark = shade(shades.codeMark);
  return {
    accent: main,
    'accent-strong': hcl(h, c, l - 9 * shades.darker).formatHex(),
    'accent-text': findReadable(main, theme, codeMark),
    'accent-surface': shade(shades.accentSurface),
    'on-accent': shade(shades.onAccent),
    'code-mark': codeMark,
    selection: shade(shades.selection),
  };
}

/** The nearest shade of a color in which text is readable on a surface: by default, on those of the theme. */
function findReadable(color: string, theme: Theme, surface: string = THEMES[theme].surface): string {
  let found = rgb(color).formatHex();
  const { h, c, l } = hcl(color);
  for (let step = 1; contrast(found, surface) < TEXT_CONTRAST; step += 1)
    found = hcl(h, c, l - (step / 2) * THEMES[theme].darker).formatHex();
  return found;
}

/** The accent of each theme. */
export function accentsOf(accent: NonNullable<SiteTheme['accent']>): Record<Theme, string> {
  return typeof accent === 'string' ? { light: accent, dark: accent } : accent;
}

export interface FaintAccent {
  /** Path of the value inside `site.theme`. */
  path: readonly string[];
  theme: Theme;
  color: string;
  /** Its contrast with the surface of the theme on which it is lowest. */
  contrast: number;
  /** The shade that is used instead. */
  near: string;
}

/** The accents in which text would be hard to read. One color for both themes is that of the light theme. */
export function findFaintAccents({ accent }: SiteTheme): FaintAccent[] {
  if (accent === undefined) return [];
  const accents = Object.entries(typeof accent === 'string' ? { light: accent } : accent) as [
    Theme,
    string,
  ][];
  return accents.flatMap(([theme, color]) => {
    const ratio = contrast(color, THEMES[theme].surface);
    const path = ['accent', ...(typeof accent === 'string' ? [] : [theme])];
    return ratio < TEXT_CONTRAST
      ? [{ path, theme, color, contrast: ratio, near: findReadable(color, theme) }]
      : [];
  });
}

/** Contrast ratio of WCAG 2. @example contrast('#000000', '#ffffff') === 21 */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const { r, g, b } = rgb(color);
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
