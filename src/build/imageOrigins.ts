import { join } from 'node:path';
import type { Manifest } from '../core/model/manifest.ts';
import { readMarkdownFacts } from './lib/manifest/markdownFacts.ts';
import { mapLimit } from './lib/mapLimit.ts';

const PARALLEL = 64;

/** The other hosts that a site's pages show images from, as `https://host`. */
export async function findImageOrigins(siteDir: string, manifest: Manifest): Promise<string[]> {
  const { site, versions, pages } = manifest;
  const files = new Set([...versions.flatMap(({ docs }) => docs), ...pages].map(({ file }) => file));
  const shown = await mapLimit([...files], PARALLEL, async (file) => {
    // A file that a manifest by hand names may be missing: the content check tells.
    const facts = await readMarkdownFacts(join(siteDir, file)).catch(() => undefined);
    return facts?.scan.images ?? [];
  });
  const ofSite = [site.favicon, site.navbar.logo, ...(site.home?.features ?? []).map(({ image }) => image)];
  const origins = [...shown.flat(), ...ofSite].flatMap((address) => originOf(address ?? '') ?? []);
  return [...new Set(origins)].sort();
}

/**
 * @example originOf('https://img.shields.io/a.svg') === 'https://img.shields.io'
 * @example originOf('//a.b/c.png') === 'https://a.b'
 */
function originOf(address: string): string | undefined {
  if (!/^(?:https?:)?\/\/./i.test(address)) return undefined;
  return URL.canParse(address, 'https://x') ? new URL(address, 'https://x').origin : undefined;
}
