import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseFragment } from '../../../../src/core/document/parseDocument.ts';
import { embeddedText } from '../../../../src/core/kitScripts.ts';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { dropForbidden } from '../../../../src/lib/forbiddenCharacters.ts';
import { scriptJson } from '../../../../src/lib/scriptJson.ts';
import { renderFeed } from '../../../../src/node/feeds/atomFeed.ts';
import { renderOpenSearch, renderSitemap } from '../../../../src/node/feeds/searchEngineFiles.ts';
import { escapeHtml } from '../../../../src/node/lib/escapeHtml.ts';
import { createRandom } from '../../../support/random.ts';

const PIECES = [
  ...[
    '\0',
    '\b',
    '\v',
    '\x1B',
    '\x7F',
    '\x9F',
    '\uD800',
    '\uDC00',
    '\uFDD0',
    '\uFFFE',
    '\uFFFF',
    '\u{1FFFE}',
  ],
  ...[']]>', '</script>', '<!--', '-->', '--', '<?xml', '&', '&#8;', '&amp;', '<', '>', '"', "'", '\\', '`'],
  ...['\t', '\n', '\r\n', '\u2028', '\u2029', '\u00A0', '部署', '😀', 'a', ' ', '{{x}}'],
];

/** Some strings that nobody should write into a title. */
const STRINGS = Array.from({ length: 200 }, (_, seed) => {
  const random = createRandom(seed);
  return Array.from({ length: 1 + random() * 12 }, () => PIECES[Math.floor(random() * PIECES.length)]).join(
    '',
  );
});

const TAG = String.raw`<\/?[\w:]+(?:\s[\w:-]+="(?:[^"<&]|&(?:amp|lt|gt|quot);)*")*\s*\/?>`;
const XML = new RegExp(String.raw`^<\?xml[^>]*\?>(?:${TAG}|[^<&]|&(?:amp|lt|gt|quot);)*$`, 'u');

const siteOf = (text: string) =>
  parseManifest(
    JSON.stringify({
      site: { title: text, tagline: text, url: 'https://x.org', baseUrl: '/' },
      versions: [
        {
          ...{ name: 'v8', label: text, path: '/docs' },
          docs: [
            {
              id: 'a',
              path: `/docs/${text.replace(/[/?#]/g, '')}a`,
              title: text,
              description: text,
              lastUpdate: '2025-01-01',
              file: 'docs/v8/a.md',
            },
          ],
        },
      ],
    }),
  );

describe('what the build writes of any text', () => {
  it.each(STRINGS.map((text) => [JSON.stringify(text), text]))('is well-formed: %s', (_, text) => {
    const manifest = siteOf(text);
    for (const xml of [renderFeed(manifest), renderOpenSearch(manifest), renderSitemap(manifest) ?? '']) {
      expect(xml).toMatch(XML);
      expect(dropForbidden(xml)).toBe(xml);
    }
    const clean = dropForbidden(text).replace(/\r\n?/g, '\n');
    const html = parseFragment(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`);
    expect(textOf(html)).toBe(clean);
    expect(html.children[0]).toMatchObject({ properties: { title: clean } });
    for (const json of [scriptJson(text), embeddedText('a.md', text)])
      expect(json).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(scriptJson(text))).toBe(text);
  });
});
