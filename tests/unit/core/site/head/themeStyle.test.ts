import { describe, expect, it } from 'vitest';
import { deriveAccentColors } from '../../../../../src/core/site/head/accentColors.ts';
import { renderThemeStyle } from '../../../../../src/core/site/head/themeStyle.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import type { SiteTheme } from '../../../../../src/core/site/manifest/theme.ts';

const parseTheme = (theme: unknown) =>
  parseManifest(
    JSON.stringify({ site: { title: 'A', theme }, versions: [{ name: 'v1', label: 'v1', path: '/docs' }] }),
  ).site.theme;
const render = (theme: SiteTheme | undefined) => renderThemeStyle(parseTheme(theme), '../');

describe('renderThemeStyle', () => {
  it('writes nothing for a site without a theme', () => {
    expect(render(undefined)).toBe('');
    expect(render({})).toBe('');
  });

  it('sets the colors of both themes on screens only, so that print keeps its own', () => {
    const css = render({ accent: { light: '#3451b2', dark: '#ffcc00' } });
    expect(css).toMatch(
      /^@media screen\{html:root:root\{[^{}]+\}html:root:root\[data-theme=dark\]\{[^{}]+\}\}$/,
    );
    const [light, dark] = [...css.matchAll(/\{(--[^{}]+)\}/g)].map(([, text]) => text);
    expect(light).toContain('--accent:#3451b2;');
    expect(dark).toContain('--accent:#ffcc00;');
  });

  it('uses one color in the light theme, and a lighter shade of it in the dark one', () => {
    const { accent } = deriveAccentColors('#3451b2', 'dark');
    const css = render({ accent: '#3451b2' });
    expect(css).toContain('--accent:#3451b2;');
    expect(css).toContain(`--accent:${accent};`);
    expect(accent).not.toBe('#3451b2');
  });

  it('sets fonts, corners and width in all media', () => {
    expect(render({ font: '"My Font", Arial', monoFont: 'Menlo', radius: '0', width: '60rem' })).toBe(
      'html:root:root{--font-text:"My Font", Arial,sans-serif;--font-code:Menlo,monospace;--radius:0;--text-width:60rem}',
    );
  });

  it('loads font files of the site from its root', () => {
    const files = [
      { src: '/fonts/a b.woff2', weight: '100 900' },
      { src: 'c.woff2', italic: true },
    ];
    expect(render({ font: { families: 'Inter, Arial', files } })).toBe(
      'html:root:root{--font-text:Inter, Arial,sans-serif}' +
        '@font-face{font-family:Inter;src:url("../fonts/a%20b.woff2");font-weight:100 900;font-display:swap}' +
        '@font-face{font-family:Inter;src:url("../c.woff2");font-style:italic;font-display:swap}',
    );
  });

  it.each([
    { accent: 'red' },
    { accent: '#12' },
    { accent: '#123456}body{display:none' },
    { radius: '6px;x' },
    { width: 'calc(1px)' },
    { font: 'a;b' },
    { font: 'a}</style>' },
    { font: '"a' },
    { font: '' },
    { font: { families: 'a', files: [{ src: 'a.woff2', weight: '1;' }] } },
  ])('no value can write more than itself: %j', (theme) => {
    expect(() => parseTheme(theme)).toThrow();
  });

  it('escapes the paths of files', () => {
    const files = [{ src: '/a");}</style>' }];
    expect(render({ font: { families: 'a', files } })).toContain('url("../a%22)%3B%7D%3C/style%3E")');
  });
});
