import type { Element, Nodes, RootContent } from 'hast';
import { parseDocument } from '../../document/parseDocument.ts';
import type { SiteConfig } from '../manifest/manifest.ts';

/**
 * The text of the announcement bar.
 * @param root URL of the site's root for its links to pages
 */
export function listAnnouncementNodes(
  { content }: NonNullable<SiteConfig['announcementBar']>,
  root: string,
): RootContent[] {
  return parseDocument(content).doc.blocks.flatMap(({ children }) =>
    children.map((node) => withRoot(node, root)),
  );
}

/** Copy of a node with relative links to pages of the site. */
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
