// The tags that a site has in the head of each page: icons, and those of `site.head`.
import { isSafeLink } from '../../core/document/safeUrl.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { LOADED_RELATIONS, type OwnHeadTag } from '../../core/site/manifest/siteHead.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

/** @param addressOf returns the escaped URL of a file of the site, and leaves URLs of other sites as they are */
export function listSiteHeadTags(
  { favicon, head = [] }: Pick<SiteConfig, 'favicon' | 'head'>,
  addressOf: (file: string) => string,
): string[] {
  return [...listIcons(favicon, addressOf), ...head.flatMap((tag) => renderTag(tag, addressOf))];
}

function listIcons(favicon: SiteConfig['favicon'], addressOf: (file: string) => string): string[] {
  // Without an icon browsers request /favicon.ico, which the site may lack.
  if (!favicon) return ['<link rel="icon" href="data:,">'];
  if (typeof favicon === 'string') return [`<link rel="icon" href="${addressOf(favicon)}">`];
  const { light, dark, touch } = favicon;
  const inTheme = (theme: string, file: string) =>
    `<link rel="icon" href="${addressOf(file)}" media="(prefers-color-scheme: ${theme})">`;
  return [
    ...(dark === undefined
      ? [`<link rel="icon" href="${addressOf(light)}">`]
      : [inTheme('light', light), inTheme('dark', dark)]),
    ...(touch === undefined ? [] : [`<link rel="apple-touch-icon" href="${addressOf(touch)}">`]),
  ];
}

/** Empty for a URL that a page must not have; `npm run check` reports a file of another site. */
function renderTag({ tag, ...fields }: OwnHeadTag, addressOf: (file: string) => string): string[] {
  const isLink = 'href' in fields;
  if (isLink && !isSafeLink(fields.href)) return [];
  if (isLink && LOADED_RELATIONS.includes(fields.rel) && findExternalKind(fields.href)) return [];
  const attributes = Object.entries(fields).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${name === 'href' ? addressOf(value) : escapeHtml(value)}"`,
  );
  return [`<${tag}${attributes.join('')}>`];
}
