import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { indexAddress } from '../../core/site/nav/categoryLink.ts';
import type { SidebarTree } from '../../core/site/nav/sidebarTree.ts';
import { findUrlProblem, showUrl } from '../../core/site/urls/urlProblem.ts';
import type { VersionDocs } from './inheritDocs.ts';

/**
 * Categories that ask for a URL that another one has, or that is none: theirs is another.
 * @param own what is inherited is told of where it stands
 */
export function* findTakenIndexes(
  version: Version,
  own: VersionDocs['categories'],
  indexes: SidebarTree['indexes'],
): Generator<Finding> {
  for (const [path, folder] of indexes) {
    const { link, written } = own.get(folder) ?? {};
    if (written === undefined || link?.type !== 'generated-index') continue;
    const wanted = link.slug ? indexAddress(version.path, link.slug) : path;
    const problem = findUrlProblem(wanted);
    if (problem !== undefined) {
      const message = `分类的网址 ${showUrl(wanted)} ${problem}，这个分类的网址是 ${path}；请改 slug`;
      yield { ...written, rule: 'bad-url', message };
      continue;
    }
    const message = `网址 ${wanted} 已被另一个分类占用，这个分类的网址是 ${path}；请改 slug`;
    if (path !== wanted) yield { ...written, rule: 'duplicate-route', message };
  }
}
