// Symbolic links inside a site folder. A link is followed where its target is public content of the same folder: any
// other target, `/etc/passwd` or the token in `.git/config`, would be published in silence.
import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { isInside } from './isInside.ts';
import { isPublic } from './publicPath.ts';

/** The variable is an environment variable so that worker processes inherit it. */
const FOLLOW_VARIABLE = 'FOLLOW_LINKS';

/** Links to folders above another link: folders that link to each other have more paths than a disk has files. */
const MAX_LINKS_ABOVE = 1;

/** The command's option that also allows targets outside the site folder. */
export const FOLLOW_LINKS_OPTION = { 'follow-links': { type: 'boolean' } } as const;
export const FOLLOW_LINKS_HELP = '--follow-links  站点里的符号链接指向站点文件夹之外时，也发布它指向的内容';

export function followLinks(isWanted: boolean | undefined): void {
  if (isWanted) process.env[FOLLOW_VARIABLE] = '1';
}

/** Whether links that lead out of the site folder are followed in this process. */
const followsLinks = () => process.env[FOLLOW_VARIABLE] === '1';

export interface RefusedLink {
  /** Path of the link inside the site folder. */
  path: string;
  /** The target: inside the site folder by its path there, elsewhere by its absolute path. */
  target: string;
  fault: keyof typeof FAULTS;
}

const FAULTS = {
  broken: '打不开；请改正或删除这个链接',
  outside:
    '不在站点文件夹里，没有发布；请把内容复制进站点文件夹，或把 SITE_DIR 指到它所在的真实文件夹，确实要发布它时给命令加上 --follow-links（npm 的命令写 -- --follow-links）',
  hidden:
    '不公开，没有发布；请链接到公开的文件，确实要发布它时给命令加上 --follow-links（npm 的命令写 -- --follow-links）',
  loop: '包含这个链接自己，没有跟随；请删除这个链接',
  nested: '要经过三层链接才到，没有跟随；请直接链接到它',
} as const;

/** @example describeRefusedLink({ path: 'a.md', target: '/etc/passwd', fault: 'outside' }) // 'a.md 是一个链接，它指向的 /etc/passwd …' */
export function describeRefusedLink({ path, target, fault }: RefusedLink): string {
  return `${path} 是一个链接，它指向的 ${target || '站点文件夹'} ${FAULTS[fault]}`;
}

export function toLinkFinding(link: RefusedLink): Finding {
  return { file: link.path, line: 1, rule: 'file-link', message: describeRefusedLink(link) };
}

/** The first link on a path inside the site folder that is not followed; undefined where all of them are, or none is. */
export function findRefusedLink(siteDir: string, path: string): RefusedLink | undefined {
  for (const prefix of prefixesOf(path)) {
    const refused = isLink(siteDir, prefix) ? refuseLink(siteDir, prefix) : undefined;
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Whether one of the names on a path inside the site folder is a link. */
export function hasLinks(siteDir: string, path: string): boolean {
  return prefixesOf(path).some((prefix) => isLink(siteDir, prefix));
}

/** Whether something is a file or a folder, and its links are followed; undefined for anything else. */
export function kindInSite(siteDir: string, path: string): 'file' | 'folder' | undefined {
  return findRefusedLink(siteDir, path) === undefined ? kindOnDisk(siteDir, path) : undefined;
}

/** The same for a path whose links have been found to be followed. */
export function kindOnDisk(siteDir: string, path: string): 'file' | 'folder' | undefined {
  const found = attempt(() => statSync(join(siteDir, path)));
  if (found?.isFile()) return 'file';
  return found?.isDirectory() ? 'folder' : undefined;
}

/** @param path of a link inside the site folder; links above it are followed */
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
  // A folder that holds one of the folders on the way to the link holds the link.
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

/** Undefined where there is no such file: what a path is asked for may be anything. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
