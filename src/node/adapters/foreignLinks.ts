// Paths and links of the configurations of VitePress, VuePress and Rspress.
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';

/** Endings of configurations that are code. */
export const CODE_ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'] as const;

/**
 * A folder of a configuration as a path inside the site folder. Paths that the code has joined begin with a slash.
 * @example findFolder('docs', './src') === 'docs/src'; findFolder('docs', '/docs/src') === 'docs/src'
 */
export function findFolder(root: string, written: string | undefined): string {
  return (written?.startsWith('/') ? joinPath('', written) : joinPath(root, written ?? '')) ?? root;
}

/**
 * The page inside the folder of a language to which a site path leads, or the URL of another site.
 * @param home path of the language: `/`, `/zh/`
 * @example findTarget('/zh/guide/a.html#b', '/zh/') // { page: 'guide/a' }
 */
export function findTarget(link: string, home: string): Pick<NavItem, 'page' | 'href'> {
  if (findExternalKind(link) !== undefined) return { href: link };
  const path = `/${link.replace(/^\.?\//, '').replace(/[?#].*$/, '')}`.replace(/\.html$/, '');
  const inside = path.startsWith(home) ? path.slice(home.length) : path.slice(1);
  return { page: inside === '' || `${path}/` === home ? './' : inside };
}

/**
 * The path of a sidebar below the path of a language; undefined for one of another language.
 * @param homes paths of all languages
 */
export function pathBelow(prefix: string, home: string, homes: readonly string[]): string | undefined {
  const path = prefix.startsWith('/') ? prefix : `/${prefix}`;
  const isOther = homes.some((other) => other.length > home.length && path.startsWith(other));
  return path.startsWith(home) && !isOther ? path.slice(home.length - 1) : undefined;
}

/** @example findTag('zh-cn', 'en') === 'zh-CN'; findTag('zh_CN!', 'en') === 'en' */
export function findTag(written: string | undefined, fallback: string): string {
  try {
    return Intl.getCanonicalLocales(written?.replace('_', '-'))[0] ?? fallback;
  } catch {
    return fallback;
  }
}

/** The origin of a URL. */
export function findOrigin(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** A file of the site by its path below the base path; undefined for one of another host. */
export function findOwnFile(href: string | undefined, base = '/'): string | undefined {
  if (href === undefined || findExternalKind(href) !== undefined) return undefined;
  return `/${(href.startsWith(base) ? href.slice(base.length) : href).replace(/^\.?\//, '')}`;
}

/** Names of icons, where they are no capitalized words. */
const ICON_NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  npm: 'npm',
  youtube: 'YouTube',
};

/** @example nameIcon('discord') === 'Discord' */
export const nameIcon = (icon: string) => ICON_NAMES[icon] ?? icon.charAt(0).toUpperCase() + icon.slice(1);
