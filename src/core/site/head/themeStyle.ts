// The stylesheet of a site's theme, inlined in the head of every page. Its selectors have a higher specificity than those
// of reader/styles/tokens.css, since the whole stylesheet follows it.
import type { SiteTheme } from '../manifest/theme.ts';
import { encodePath } from '../urls/filePath.ts';
import { accentsOf, deriveAccentColors } from './accentColors.ts';

const ROOT = 'html:root:root';

/**
 * @param root URL of the site's root, with a trailing slash
 * @returns empty for a site without a theme
 */
export function renderThemeStyle(theme: SiteTheme | undefined, root: string): string {
  if (theme === undefined) return '';
  const { accent, radius, width, font, monoFont } = theme;
  const colors = accent && accentsOf(accent);
  return [
    rule(ROOT, {
      'font-text': font && `${familiesOf(font)},sans-serif`,
      'font-code': monoFont && `${familiesOf(monoFont)},monospace`,
      radius,
      'text-width': width,
    }),
    // Print has colors of its own (reader/styles/print.css).
    colors &&
      `@media screen{${rule(ROOT, deriveAccentColors(colors.light, 'light'))}${rule(`${ROOT}[data-theme=dark]`, deriveAccentColors(colors.dark, 'dark'))}}`,
    ...[font, monoFont].flatMap((each) => each && fontFaces(each, root)),
  ].join('');
}

type Font = NonNullable<SiteTheme['font']>;

const familiesOf = (font: Font) => (typeof font === 'string' ? font : font.families);

function rule(selector: string, properties: Record<string, string | undefined>): string {
  const set = Object.entries(properties).flatMap(([name, value]) => (value ? `--${name}:${value}` : []));
  return set.length === 0 ? '' : `${selector}{${set.join(';')}}`;
}

function fontFaces(font: Font, root: string): string {
  if (typeof font === 'string') return '';
  const [family = ''] = font.families.split(',');
  return font.files
    .map(({ src, weight, italic }) =>
      [
        `@font-face{font-family:${family}`,
        `src:url("${root}${encodePath(src.replace(/^\/+/, ''))}")`,
        ...(weight === undefined ? [] : [`font-weight:${weight}`]),
        ...(italic ? ['font-style:italic'] : []),
        'font-display:swap}',
      ].join(';'),
    )
    .join('');
}
