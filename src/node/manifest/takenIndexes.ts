import type { Finding } from '../../core/model/finding.ts';
import type { Version } from '../../core/model/manifest.ts';
import { indexAddress } from '../../core/nav/categoryLink.ts';
import type { SidebarTree } from '../../core/nav/sidebarTree.ts';
import type { VersionDocs } from './inheritDocs.ts';

/**
 * Categories that ask for an address that another one has: theirs got a number.
 * @param own what is inherited is told of where it stands
 */
export function* findTakenIndexes(
  version: Version,
  own: VersionDocs['categories'],
  indexes: SidebarTree['indexes'],
): Generator<Finding> {
  for (const [path, folder] of indexes) {
    const { link, written } = own.get(folder) ?? {};
    // An address that follows from the label was nobody's wish.
    if (written === undefined || link?.type !== 'generated-index' || !link.slug) continue;
    const wanted = indexAddress(version.path, link.slug);
    const message = `网址 ${wanted} 已被另一个分类占用，这个分类的网址是 ${path}；请改 slug`;
    if (path !== wanted) yield { ...written, rule: 'duplicate-route', message };
  }
}
