// The picture of a shared link as SVG.
import { accentsOf, deriveAccentColors } from '../../core/site/head/accentColors.ts';
import type { SiteTheme } from '../../core/site/manifest/theme.ts';
import type { Theme } from '../../core/theme.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import type { FontFile } from './fontFile.ts';
import { cutOff, layOutTitle } from './layOutTitle.ts';

/** The size that Open Graph's readers expect, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Space at the sides of the text. */
const MARGIN = 80;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const LABEL_SIZE = 36;
const LINE_HEIGHT = 1.3;

/** Colors of reader/styles/tokens.css. */
const THEMES = {
  light: { text: '#1d2826', accent: '#0c7a5e' },
  dark: { text: '#dfe7e4', accent: '#3fb992' },
} as const;

export interface CardInput {
  title: string;
  /** Line at the bottom: the name of the site. */
  label: string;
  theme: Theme;
  accent: SiteTheme['accent'];
  /** Data URL of a picture. */
  logo?: string | undefined;
  isRightToLeft: boolean;
}

/** The texts are drawn in the default font of the renderer, which must be `font`. */
export function renderCard(
  { title, label, theme, accent, logo, isRightToLeft }: CardInput,
  font: Pick<FontFile, 'has' | 'widthOf'>,
): string {
  const { width, height } = CARD_SIZE;
  const own = accent && accentsOf(accent)[theme];
  const colors = deriveAccentColors(own ?? THEMES[theme].accent, theme);
  const [x, anchor, side] = isRightToLeft ? [width - MARGIN, 'end', 'xMax'] : [MARGIN, 'start', 'xMin'];
  const writeLine = (text: string, y: number, size: number, color: string) =>
    `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
  const { size, lines } = layOutTitle(title, font, TEXT_WIDTH);
  const lineHeight = size * LINE_HEIGHT;
  // The baseline of the first line: the lines together are in the middle.
  const first = (height - lines.length * lineHeight) / 2 + size;
  const [end = ''] = cutOff(label, font, TEXT_WIDTH / LABEL_SIZE, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors['accent-surface']}"/>`,
    `<rect width="${width}" height="16" fill="${colors.accent}"/>`,
    logo === undefined
      ? ''
      : `<image x="${MARGIN}" y="72" width="${TEXT_WIDTH}" height="72" preserveAspectRatio="${side}YMid meet" href="${escapeHtml(logo)}"/>`,
    ...lines.map((line, at) => writeLine(line, first + at * lineHeight, size, THEMES[theme].text)),
    writeLine(end, height - MARGIN + 8, LABEL_SIZE, colors['accent-text']),
    '</svg>',
  ].join('');
}
