// Symbolic links inside a site folder. A link is followed where its target is public content of the same folder:
// any other target, such as `/etc/passwd` or the token in `.git/config`, would be published unnoticed.

import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { commandMessages } from '#i18n/commandMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { isLeftover } from '../../core/site/urls/pageFileNames.ts';
import { isInside } from './isInside.ts';

/** An environment variable: worker processes inherit it. */
const FOLLOW_VARIABLE = 'FOLLOW_LINKS';

/** Limit of links on a path: folders that link to each other have infinitely many paths. */
const MAX_LINKS_ABOVE = 1;

/** Option of a command that also follows links to targets outside of the site folder. */
export const FOLLOW_LINKS_OPTION = { 'follow-links': { type: 'boolean' } } as const;

export function followLinks(isWanted: boolean | undefined): void {
  if (isWanted) process.env[FOLLOW_VARIABLE] = '1';
}

const followsLinks = () => process.env[FOLLOW_VARIABLE] === '1';

export interface RefusedLink {
  path: string;
  /** The target: inside the site folder by its path there, elsewhere by its absolute path. */
  target: string;
  fault: keyof typeof commandMessages.refusedLinks;
}

/** @example describeRefusedLink({ path: 'a.md', target: '/etc/passwd', fault: 'outside' }) // 'a.md 是一个链接，它指向的 /etc/passwd …' */
export function describeRefusedLink({ path, target, fault }: RefusedLink): string {
  return commandMessages.refusedLink(path, target, commandMessages.refusedLinks[fault]);
}

export function toLinkFinding(link: RefusedLink): Finding {
  const { path, target, fault } = link;
  return {
    file: path,
    line: 1,
    rule: 'file-link',
    message: describeRefusedLink(link),
    values: { target, fault },
  };
}

/**
 * The first link on a path inside the site folder that is not followed; undefined where all links are followed or
 * the path has none.
 */
export function findRefusedLink(siteDir: string, path: string): RefusedLink | undefined {
  for (const prefix of prefixesOf(path)) {
    const refused = isLink(siteDir, prefix) ? refuseLink(siteDir, prefix) : undefined;
    if (refused !== undefined) return refused;
  }
  return undefined;
}

export function hasLinks(siteDir: string, path: string): boolean {
  return prefixesOf(path).some((prefix) => isLink(siteDir, prefix));
}

/** Kind of a path whose links are followed; undefined where a link is refused or the path does not exist. */
export function kindInSite(siteDir: string, path: string): 'file' | 'folder' | undefined {
  return findRefusedLink(siteDir, path) === undefined ? kindOnDisk(siteDir, path) : undefined;
}

/** Kind of a path whose links were checked already. */
export function kindOnDisk(siteDir: string, path: string): 'file' | 'folder' | undefined {
  const found = attempt(() => statSync(join(siteDir, path)));
  if (found?.isFile()) return 'file';
  return found?.isDirectory() ? 'folder' : undefined;
}

/** @param path of a link inside the site folder; the links above it were checked */
export function refuseLink(siteDir: string, path: string): RefusedLink | undefined {
  const real = attempt(() => realpathSync.native(join(siteDir, path)));
  if (real === undefined) return { path, target: readlinkSync(join(siteDir, path)), fault: 'broken' };
  const top = realpathSync.native(siteDir);
  const isWithin = isInside(top, real);
  const target = isWithin ? relative(top, real).split(sep).join('/') : real;
  const refuse = (fault: RefusedLink['fault']): RefusedLink => ({ path, target, fault });
  if (!followsLinks() && !isWithin) return refuse('outside');
  if (!followsLinks() && !isPublic(target)) return refuse('hidden');
  const above = ['', ...prefixesOf(path).slice(0, -1)];
  // The target contains the link itself.
  if (above.some((prefix) => isInside(real, realpathSync.native(join(siteDir, prefix)))))
    return refuse('loop');
  const links = above.filter((prefix) => prefix !== '' && isLink(siteDir, prefix));
  return links.length > MAX_LINKS_ABOVE ? refuse('nested') : undefined;
}

/** @example prefixesOf('docs/v8/a.md') // ['docs', 'docs/v8', 'docs/v8/a.md'] */
function prefixesOf(path: string): string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

function isLink(siteDir: string, path: string): boolean {
  return attempt(() => lstatSync(join(siteDir, path)))?.isSymbolicLink() ?? false;
}

/** Undefined where a system call throws: the path may not exist. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/**
 * Whether a file may be published: neither hidden (`.env`) nor in node_modules nor a temporary file of an editor.
 * @example isPublic('docs/v8/_parts/a.pdf') && !isPublic('docs/v8/.env') && !isPublic('.git/config')
 */
export function isPublic(path: string): boolean {
  return !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path) && !isLeftover(path);
}
