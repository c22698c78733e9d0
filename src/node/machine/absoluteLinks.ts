import type { WrittenAddress } from '../../core/markdown/writtenAddresses.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { decodeSafely, encodePath } from '../../core/paths/filePath.ts';
import { type LinkOrigin, resolveLink } from '../../core/paths/resolveLink.ts';
import { siteUrl } from '../../core/paths/siteUrl.ts';

/** A part of a file, and the addresses that are written in the file. */
export interface WrittenText {
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  addresses: readonly WrittenAddress[];
}

/** Markdown whose links lead somewhere from wherever it is read. */
export function makeLinksAbsolute(
  manifest: Manifest,
  from: LinkOrigin,
  { body, bodyLine, addresses }: WrittenText,
): string {
  const lines = body.split('\n');
  // The last first: what is before it stays where it is.
  for (const { line, column, text, href } of [...addresses].reverse()) {
    const address = toAbsolute(manifest, from, href);
    if (address === undefined) continue;
    const written = lines[line - bodyLine] ?? '';
    const rest = written.slice(column - 1 + text.length);
    lines[line - bodyLine] =
      written.slice(0, column - 1) + (text.startsWith('<') ? `<${address}>` : address) + rest;
  }
  return lines.join('\n');
}

/** Undefined for what leads to no part of the site, and for what leads about the page itself. */
function toAbsolute(manifest: Manifest, from: LinkOrigin, address: string): string | undefined {
  const target = resolveLink(manifest, from, address);
  switch (target.kind) {
    case 'page': {
      const anchor = target.anchor === '' ? '' : `#${encodeURIComponent(target.anchor)}`;
      return publicAddress(manifest, target.path) + target.search + anchor;
    }
    case 'asset':
      return publicAddress(manifest, `/${target.file}`) + target.suffix;
    default:
      return undefined;
  }
}

/** The published address of a site path; from the host's root for a site that does not know its address. */
export function publicAddress({ site }: Manifest, path: string): string {
  return siteUrl(site, path) ?? site.baseUrl.replace(/\/$/, '') + encodePath(decodeSafely(path));
}
