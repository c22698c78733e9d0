// The announcement stands in every shell, so that it is there at the first paint and
// nothing jumps when the application takes over (reader-asks B10).
import type { Element, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseDocument } from '../../core/document/parseDocument.ts';
import { shellMessages } from '../../core/i18n/shellMessages.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';

type Bar = NonNullable<SiteConfig['announcementBar']>;

/** By bar and root: thousands of shells hold the same few. */
const rendered = new WeakMap<Bar, Map<string, string>>();

/** The HTML of the announcement bar; empty where the site has none. */
export function renderAnnouncement(bar: SiteConfig['announcementBar'], root: string): string {
  if (bar === undefined) return '';
  const known = rendered.get(bar) ?? new Map<string, string>();
  rendered.set(bar, known);
  const html = known.get(root) ?? renderBar(bar, root);
  known.set(root, html);
  return html;
}

function renderBar(bar: Bar, root: string): string {
  const blocks = parseDocument(bar.content).doc.blocks.flatMap((block) => block.children);
  const text = toHtml(blocks.map((node) => withRoot(node, root)));
  const close = `<button type="button" aria-label="${shellMessages.announcement.close}">✕</button>`;
  return `<aside id="announcement" aria-label="${shellMessages.announcement.label}"><div>${text}</div>${bar.isCloseable ? close : ''}</aside>`;
}

/** A copy whose links to pages of the site lead there from the shell's own place. */
function withRoot<T extends Nodes>(node: T, root: string): T {
  const copy = { ...node };
  if ('children' in copy)
    copy.children = copy.children.map((child) => withRoot(child, root)) as typeof copy.children;
  if (isPageLink(copy))
    copy.properties = { ...copy.properties, href: root + String(copy.properties.href).slice(1) };
  return copy;
}

function isPageLink(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'a' && /^\/(?!\/)/.test(String(node.properties.href));
}
