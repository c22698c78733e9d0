// Addresses by name, as Obsidian and other wikis have them: `[[部署#启动]]` leads to the page that is called so,
// wherever it lies.

export interface WikiAddress {
  /** Of a page or a file, maybe with folders before it; empty for the page itself. */
  name: string;
  anchor: string;
}

/** The address as links bear it. A colon would make a protocol of what stands before it. */
export function writeWikiAddress({ name, anchor }: WikiAddress): string {
  return `[[${name.replaceAll(':', '%3A')}${anchor && `#${anchor}`}]]`;
}

/** Undefined for other addresses. */
export function readWikiAddress(href: string): WikiAddress | undefined {
  if (!href.startsWith('[[') || !href.endsWith(']]')) return undefined;
  const [name = '', anchor = ''] = href.slice(2, -2).split('#', 2);
  return { name: name.replaceAll('%3A', ':'), anchor };
}
