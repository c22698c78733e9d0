import { useEffect } from 'react';
import { describeRoute, type HeadTag, listHeadTags } from '../../../core/site/head/pageHead.ts';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Updates the head's metadata after a navigation: share menus of phones use the canonical URL. */
export function useHeadTags(): void {
  const manifest = useManifest();
  const source = useContentSource();
  const { route } = useCurrentPage();
  useEffect(() => {
    // With only a slice of the manifest the page is the prerendered one, whose head the build has written.
    if (manifest.coverage?.of === 'page') return;
    const page = describeRoute(manifest, route);
    for (const old of document.head.querySelectorAll('[hreflang]')) old.remove();
    for (const tag of listHeadTags(page, manifest.site, (file) => source.assetUrl(file))) setHeadTag(tag);
    setStructuredData(page.structuredData);
  }, [manifest, source, route]);
}

function setHeadTag({ tag, known, content }: HeadTag): void {
  const selector = Object.entries(known).map(([name, value]) => `[${name}="${value}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(known)) element.setAttribute(name, value);
  element.setAttribute(tag === 'link' ? 'href' : 'content', content);
}

function setStructuredData(text: string | undefined): void {
  const written = document.head.querySelector('script[type="application/ld+json"]');
  if (written?.textContent === text) return;
  written?.remove();
  if (text === undefined) return;
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'application/ld+json';
  script.text = text;
}
