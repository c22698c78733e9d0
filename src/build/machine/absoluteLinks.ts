import type { Manifest } from '../../core/model/manifest.ts';
import { decodeSafely, encodePath } from '../../core/paths/filePath.ts';
import { type LinkOrigin, resolveLink } from '../../core/paths/resolveLink.ts';
import { siteUrl } from '../../core/paths/siteUrl.ts';
import { createFenceReader } from '../lib/fenceReader.ts';

/** Code inside a line, which stays; or what leads up to an address, and the address. */
const ADDRESS =
  /(`+)(?!`).+?(?<!`)\1(?!`)|(\]\(\s*<|^ {0,3}\[[^\]]+\]:\s*<)([^<>\n]+)|(\]\(\s*|^ {0,3}\[[^\]]+\]:\s*|\s(?:href|src)\s*=\s*["'])((?:[^\s()<>"']|\([^\s()]*\))+)/gi;

/**
 * Markdown whose links lead somewhere from wherever it is read.
 * @example makeLinksAbsolute(manifest, { file: 'docs/v8/a.md' }, '见[部署](b.md#启动)')
 *   === '见[部署](https://x.org/docs/b#%E5%90%AF%E5%8A%A8)'
 */
export function makeLinksAbsolute(manifest: Manifest, from: LinkOrigin, markdown: string): string {
  const isCode = createFenceReader();
  const resolve = (address: string) => toAbsolute(manifest, from, address);
  return markdown
    .split('\n')
    .map((line) =>
      isCode(line)
        ? line
        : line.replace(
            ADDRESS,
            (whole, _code, openAngle?: string, inAngles?: string, open?: string, address?: string) => {
              if (openAngle !== undefined && inAngles !== undefined) return openAngle + resolve(inAngles);
              return open !== undefined && address !== undefined ? open + resolve(address) : whole;
            },
          ),
    )
    .join('\n');
}

function toAbsolute(manifest: Manifest, from: LinkOrigin, address: string): string {
  const target = resolveLink(manifest, from, address);
  switch (target.kind) {
    case 'page': {
      const anchor = target.anchor === '' ? '' : `#${encodeURIComponent(target.anchor)}`;
      return publicAddress(manifest, target.path) + target.search + anchor;
    }
    case 'asset':
      return publicAddress(manifest, `/${target.file}`) + target.suffix;
    default:
      return address;
  }
}

/** The published address of a site path; from the host's root for a site that does not know its address. */
export function publicAddress({ site }: Manifest, path: string): string {
  return siteUrl(site, path) ?? site.baseUrl.replace(/\/$/, '') + encodePath(decodeSafely(path));
}
