// The tags that a site has in the head of each page: icons, and those of `site.head`.
import { isSafeLink } from '../../document/safeUrl.ts';
import type { SiteConfig } from '../manifest/manifest.ts';
import { LOADED_RELATIONS, type OwnHeadTag } from '../manifest/siteHead.ts';
import { findExternalKind } from '../urls/pageHref.ts';

export interface SiteTag {
  tag: OwnHeadTag['tag'];
  attributes: Record<string, string | undefined>;
}

/** @param urlOf returns the URL of a file of the site, and leaves URLs of other sites as they are */
export function listSiteHeadTags(
  { favicon, head = [] }: Pick<SiteConfig, 'favicon' | 'head'>,
  urlOf: (file: string) => string,
): SiteTag[] {
  return [...listIcons(favicon, urlOf), ...head.flatMap((tag) => toTag(tag, urlOf))];
}

const link = (rel: string, href: string, media?: string): SiteTag => ({
  tag: 'link',
  attributes: { rel, href, media },
});

function listIcons(favicon: SiteConfig['favicon'], urlOf: (file: string) => string): SiteTag[] {
  // Without an icon browsers request /favicon.ico, which the site may lack.
  if (!favicon) return [link('icon', 'data:,')];
  if (typeof favicon === 'string') return [link('icon', urlOf(favicon))];
  const { light, dark, touch } = favicon;
  const inTheme = (theme: string, file: string) =>
    link('icon', urlOf(file), `(prefers-color-scheme: ${theme})`);
  return [
    ...(dark === undefined ? [link('icon', urlOf(light))] : [inTheme('light', light), inTheme('dark', dark)]),
    ...(touch === undefined ? [] : [link('apple-touch-icon', urlOf(touch))]),
  ];
}

/** Empty for a URL that a page must not have; `npm run check` reports a file of another site. */
function toTag({ tag, ...fields }: OwnHeadTag, urlOf: (file: string) => string): SiteTag[] {
  if (!('href' in fields)) return [{ tag, attributes: fields }];
  const { rel, href } = fields;
  if (!isSafeLink(href)) return [];
  if (LOADED_RELATIONS.includes(rel) && findExternalKind(href)) return [];
  return [{ tag, attributes: { ...fields, href: urlOf(href) } }];
}
