import type { SiteConfig } from '../manifest/manifest.ts';
import { decodeSafely, encodePath } from './filePath.ts';

/**
 * The published URL of a site path; undefined if the config has no origin.
 * @example siteUrl({ url: 'https://x.org', baseUrl: '/repo/' }, '/docs/安装') === 'https://x.org/repo/docs/%E5%AE%89%E8%A3%85'
 */
export function siteUrl(
  { url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
  path: string,
): string | undefined {
  const origin = url.replace(/\/$/, '');
  return origin === '' ? undefined : origin + hostPath({ baseUrl }, path);
}

/** Percent-encoded path of a page on its host: the base path and the site path. */
export function hostPath({ baseUrl }: Pick<SiteConfig, 'baseUrl'>, path: string): string {
  return encodePath(decodeSafely(baseUrl.replace(/\/$/, '') + path));
}
