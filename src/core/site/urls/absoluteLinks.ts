// Links of a markdown text that lead somewhere from wherever it is read: for feeds, language models, and readers
// who take a text along.
import { dropComments } from '../../document/dialects/obsidian.ts';
import type { WrittenUrl } from '../../document/writtenUrls.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { hashOf } from './pageAddress.ts';
import { type LinkOrigin, resolveLink } from './resolveLink.ts';
import { hostPath, siteUrl } from './siteUrl.ts';
import { readWikiAddress } from './wikiAddress.ts';

/** A part of a file, and the addresses that are written in the file. */
export interface WrittenText {
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  addresses: readonly WrittenUrl[];
}

export interface AddressOptions {
  /** The address of a path of the site; else the published one. */
  addressOf?: (path: string) => string;
  /** The page's own path, where links about itself are to lead to it. */
  ownPath?: string;
}

/** Markdown whose links lead somewhere from wherever it is read, without the writer's own comments. */
export function makeLinksAbsolute(
  manifest: Manifest,
  from: LinkOrigin,
  { body, bodyLine, addresses }: WrittenText,
  { addressOf = (path) => publicAddress(manifest, path), ownPath }: AddressOptions = {},
): string {
  const toAbsolute = (href: string): string | undefined => {
    const target = resolveLink(manifest, from, href);
    switch (target.kind) {
      case 'page':
        return addressOf(target.path) + target.search + hashOf(target.anchor);
      case 'asset':
        return addressOf(`/${target.file}`) + target.suffix;
      case 'anchor':
        return ownPath && addressOf(ownPath) + hashOf(target.anchor);
      default:
        return undefined;
    }
  };
  const lines = body.split('\n');
  // The last first: what is before it stays where it is.
  for (const { line, column, text, href, isInclude } of [...addresses].reverse()) {
    // Whose code is shown nobody follows: it gives the block its title.
    const address = isInclude ? undefined : toAbsolute(href);
    if (address === undefined) continue;
    const written = lines[line - bodyLine] ?? '';
    const rest = written.slice(column - 1 + text.length);
    lines[line - bodyLine] = written.slice(0, column - 1) + spell(address, text, href) + rest;
  }
  return dropComments(lines).join('\n');
}

/** An address in the place of another one; of a wiki's link the whole is replaced, where its words are those after the bar. */
function spell(address: string, text: string, href: string): string {
  if (readWikiAddress(href) === undefined) return text.startsWith('<') ? `<${address}>` : address;
  const [, sign = '', name = '', words] = /^(!?)\[\[(.*?)(?:\\?\|(.*))?\]\]$/.exec(text) ?? [];
  return `${sign}[${words ?? name}](${address})`;
}

/** The published address of a site path; from the host's root for a site that does not know its address. */
export function publicAddress({ site }: Manifest, path: string): string {
  return siteUrl(site, path) ?? hostPath(site, path);
}
