// Gives the document of a site without a build what a build writes into the HTML of each page.
import type { RootContent } from 'hast';
import { htmlShellMessages } from '#i18n/htmlShellMessages';
import { listAnnouncementNodes } from '../../core/site/head/announcement.ts';
import { listSiteHeadTags } from '../../core/site/head/siteHeadTags.ts';
import { renderThemeStyle } from '../../core/site/head/themeStyle.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { imageSources } from '../../core/site/urls/imageHosts.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { rootData } from '../store/rootData.ts';

/** The page's own policy admits all images, since a policy can be narrowed only. */
export function restrictImages(imageHosts?: readonly string[]): void {
  const content = imageSources(imageHosts);
  document.head.append(create('meta', { 'http-equiv': 'Content-Security-Policy', content }));
}

/** @param base URL of the site's root, with a trailing slash */
export function applySiteConfig(site: SiteConfig, base: string): void {
  const { head, body } = document;
  const urlOf = (file: string) =>
    findExternalKind(file) ? file : base + encodePath(file.replace(/^\/+/, ''));
  head.querySelector('link[rel=icon]')?.remove();
  head.append(...listSiteHeadTags(site, urlOf).map(({ tag, attributes }) => create(tag, attributes)));
  head.append(create('style', {}, [renderThemeStyle(site.theme, base)]));
  // In the body and on screens only, as in the pages of a build (node/build/siteAssets.ts).
  body.prepend(create('link', { rel: 'stylesheet', href: urlOf('site.css'), media: 'screen' }));
  applyColorMode(site.colorMode);
  if (site.announcementBar !== undefined)
    document.getElementById('root')?.before(createAnnouncement(site.announcementBar));
}

function applyColorMode({ defaultMode, respectPrefersColorScheme }: SiteConfig['colorMode']): void {
  Object.assign(rootData(), { defaultMode, respectOs: String(respectPrefersColorScheme) });
}

type Bar = NonNullable<SiteConfig['announcementBar']>;

/** The application hides a dismissed one (app/deferred/AnnouncementBar.tsx). */
function createAnnouncement(bar: Bar): HTMLElement {
  const { label, close } = htmlShellMessages.announcement;
  rootData().announcement = bar.id;
  return create('aside', { id: 'announcement', 'aria-label': label }, [
    create('div', {}, listAnnouncementNodes(bar, '#/').map(toNode)),
    ...(bar.isCloseable ? [create('button', { type: 'button', 'aria-label': close }, ['✕'])] : []),
  ]);
}

function toNode(node: RootContent): Node | string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  const attributes = Object.entries(node.properties).map(([name, value]) => [
    name === 'className' ? 'class' : name.toLowerCase(),
    [value].flat().join(' '),
  ]);
  return create(node.tagName, Object.fromEntries(attributes), node.children.map(toNode));
}

function create(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
