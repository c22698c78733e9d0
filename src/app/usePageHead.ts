import { useLayoutEffect } from 'react';
import { useManifest } from '../content/useManifest.ts';
import { documentTitle } from '../core/nav/documentTitle.ts';
import { describeRoute, type HeadTag, listHeadTags } from '../core/nav/pageHead.ts';
import { findRoute } from '../core/paths/route.ts';
import { useShown } from './shown.ts';

/** Names the tab, and keeps what the shell says of its page true of the page on the screen: phones share the canonical address. */
export function usePageHead(): void {
  const manifest = useManifest();
  const { path } = useShown();
  useLayoutEffect(() => {
    const page = describeRoute(manifest, findRoute(manifest, path));
    document.title = documentTitle(manifest.site, page.title);
    listHeadTags(page, manifest.site).forEach(setHeadTag);
  }, [manifest, path]);
}

function setHeadTag({ tag, attribute, value, content }: HeadTag): void {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(attribute, value);
  element.setAttribute(tag === 'link' ? 'href' : 'content', content);
}
