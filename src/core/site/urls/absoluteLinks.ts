// Makes the links of a markdown text absolute, for feeds, language models and exports.
import { dropComments } from '../../document/dialects/obsidian.ts';
import type { WrittenUrl } from '../../document/writtenUrls.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { toHash } from './pageHref.ts';
import { type LinkOrigin, resolveLink } from './resolveLink.ts';
import { hostPath, siteUrl } from './siteUrl.ts';
import { parseWikiLink } from './wikiLink.ts';

/** The body of a file, and the links parsed from the file. */
export interface TextWithUrl {
  body: string;
  /** Line of the file at which the body starts. */
  bodyLine: number;
  addresses: readonly WrittenUrl[];
}

export interface AddressOptions {
  /** Maps a site path to a URL; default: the published one. */
  addressOf?: (path: string) => string;
  /** Path of the page, if links to its own anchors must become absolute. */
  ownPath?: string;
}

/** Returns the markdown with absolute links and without HTML comments. */
export function makeLinksAbsolute(
  manifest: Manifest,
  from: LinkOrigin,
  { body, bodyLine, addresses }: TextWithUrl,
  { addressOf = (path) => publicAddress(manifest, path), ownPath }: AddressOptions = {},
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
  // From the end, so that earlier columns stay valid.
  for (const { line, column, text, href, isInclude } of [...addresses].reverse()) {
    // Inclusions have no link: their path is the title of a code block.
    const address = isInclude ? undefined : toAbsolute(href);
    if (address === undefined) continue;
    const written = lines[line - bodyLine] ?? '';
    const rest = written.slice(column - 1 + text.length);
    lines[line - bodyLine] = written.slice(0, column - 1) + spell(address, text, href) + rest;
  }
  return dropComments(lines).join('\n');
}

/** Replaces a URL; a wiki link becomes a markdown link with the same text. */
function spell(address: string, text: string, href: string): string {
  if (parseWikiLink(href) === undefined) return text.startsWith('<') ? `<${address}>` : address;
  const [, sign = '', name = '', words] = /^(!?)\[\[(.*?)(?:\\?\|(.*))?\]\]$/.exec(text) ?? [];
  return `${sign}[${words ?? name}](${address})`;
}

/** Published URL of a site path; without an origin in the config, its path on the host. */
export function publicAddress({ site }: Manifest, path: string): string {
  return siteUrl(site, path) ?? hostPath(site, path);
}
