// Links by name, as in Obsidian: `[[部署#启动]]` links to the page with that name in any folder.

export interface WikiLink {
  /** Name of a page or file, optionally with folders; empty for the current page. */
  name: string;
  anchor: string;
}

/**
 * Serializes a wiki link as an href. Encodes colons: a URL parser would parse the text before a colon as a scheme.
 */
export function formatWikiLink({ name, anchor }: WikiLink): string {
  return `[[${name.replaceAll(':', '%3A')}${anchor && `#${anchor}`}]]`;
}

/** Parses a wiki link; undefined for other hrefs. */
export function parseWikiLink(href: string): WikiLink | undefined {
  if (!href.startsWith('[[') || !href.endsWith(']]')) return undefined;
  const [name = '', anchor = ''] = href.slice(2, -2).split('#', 2);
  return { name: name.replaceAll('%3A', ':'), anchor };
}
