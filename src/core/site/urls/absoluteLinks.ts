// Makes the links of a markdown text absolute, for readers outside the site: feeds, language models, exports.
import { dropComments } from '../../document/dialects/obsidian/comments.ts';
import type { WrittenUrl } from '../../document/writtenUrls.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { toHash } from './pageHref.ts';
import { type LinkOrigin, resolveLink } from './resolveLink.ts';
import { hostPath, siteUrl } from './siteUrl.ts';
import { parseWikiLink } from './wikiLink.ts';

/** The body of a markdown file, and all URLs that the file contains. */
export interface TextWithUrl {
  body: string;
  /** Line of the file where the body starts, after the front matter. */
  bodyLine: number;
  addresses: readonly WrittenUrl[];
}

export interface AddressOptions {
  /** Maps a site path to a URL; default: publicUrl(). */
  addressOf?: (path: string) => string;
  /** Path of the page; without it, links to the page's own anchors stay relative. */
  ownPath?: string;
}

/** Returns the markdown with absolute links and without HTML comments. */
export function makeLinksAbsolute(
  manifest: Manifest,
  from: LinkOrigin,
  { body, bodyLine, addresses }: TextWithUrl,
  { addressOf = (path) => publicUrl(manifest, path), ownPath }: AddressOptions = {},
): string {
  const toAbsolute = (href: string): string | undefined => {
    const target = resolveLink(manifest, from, href);
    switch (target.kind) {
      case 'page':
        return addressOf(target.path) + target.search + toHash(target.anchor);
      case 'asset':
        return addressOf(`/${target.file}`) + target.suffix;
      case 'anchor':
        return ownPath && addressOf(ownPath) + toHash(target.anchor);
      default:
        return undefined;
    }
  };
  const lines = body.split('\n');
  // Replaces from the end of the text, so that the columns of earlier URLs stay valid.
  for (const { line, column, text, href, isInclude } of [...addresses].reverse()) {
    // The path of an included file is not a link: it becomes the title of a code block.
    const address = isInclude ? undefined : toAbsolute(href);
    if (address === undefined) continue;
    const written = lines[line - bodyLine] ?? '';
    const rest = written.slice(column - 1 + text.length);
    lines[line - bodyLine] = written.slice(0, column - 1) + formatUrl(address, text, href) + rest;
  }
  return dropComments(lines).join('\n');
}

/** Formats the replacement of a URL; a wiki link becomes a markdown link with the same text. */
function formatUrl(address: string, text: string, href: string): string {
  if (parseWikiLink(href) === undefined) return text.startsWith('<') ? `<${address}>` : address;
  const [, bang = '', name = '', label] = /^(!?)\[\[(.*?)(?:\\?\|(.*))?\]\]$/.exec(text) ?? [];
  return `${bang}[${label ?? name}](${address})`;
}

/** Published URL of a site path; if the config has no origin, the path on the host. */
export function publicUrl({ site }: Manifest, path: string): string {
  return siteUrl(site, path) ?? hostPath(site, path);
}
