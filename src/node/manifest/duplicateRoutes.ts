import { join } from 'node:path';
import type { Finding } from '../../core/model/finding.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { isOwn } from '../../core/model/siteEntries.ts';
import { categoriesOf } from '../../core/nav/sidebarItems.ts';
import { NOT_FOUND_PATH, normalizePath } from '../../core/paths/siteIndex.ts';
import type { CategoryPlaces } from './completeVersions.ts';
import type { SiteReader } from './pageFields.ts';

const MANIFEST = 'manifest.json';

interface Claim {
  path: string;
  /** What to name in the message. */
  owner: string;
  file: string;
  /** Of a page it is told by its own text. */
  line?: number;
  isInherited?: boolean | undefined;
}

/** Pages that claim the same address: readers reach the first one only. */
export async function findDuplicateRoutes(
  { siteDir, readFacts }: Pick<SiteReader, 'siteDir' | 'readFacts'>,
  manifest: Manifest,
  categoryPlaces: CategoryPlaces,
): Promise<Finding[]> {
  const owners = new Map<string, Pick<Claim, 'owner' | 'isInherited'>>([
    [NOT_FOUND_PATH, { owner: '「找不到页面」' }],
  ]);
  const findings: Finding[] = [];
  for (const { path, owner, file, line, isInherited } of listClaims(manifest, categoryPlaces)) {
    const key = normalizePath(path);
    const first = owners.get(key);
    if (first === undefined) owners.set(key, { owner, isInherited });
    // Two pages that a version inherits are told of where they stand: to mend it there mends it here.
    else if (!(first.isInherited && isInherited)) {
      const message = `网址 ${path} 已被 ${first.owner} 占用，${owner} 无法访问；请改文件名或 slug`;
      const slugLine = async () =>
        (await readFacts(join(siteDir, file)).catch(() => undefined))?.fieldLines.slug ?? 1;
      findings.push({ file, line: line ?? (await slugLine()), rule: 'duplicate-route', message });
    }
  }
  return findings;
}

/** In the order in which the site's index gives addresses away. */
function* listClaims(manifest: Manifest, categoryPlaces: CategoryPlaces): Generator<Claim> {
  for (const version of manifest.versions) {
    for (const doc of version.docs) {
      const isInherited = !isOwn(doc);
      const owner = isInherited ? `${doc.file}（版本 ${version.name}）` : doc.file;
      yield { path: doc.path, owner, file: doc.file, isInherited };
    }
    for (const items of Object.values(version.sidebars)) {
      for (const { label, link } of categoriesOf(items)) {
        if (link?.type !== 'generated-index') continue;
        // A sidebar that a person has arranged names it in the manifest.
        const place = categoryPlaces.get(version.name)?.get(link.path) ?? { file: MANIFEST, line: 1 };
        yield { path: link.path, owner: `版本 ${version.name} 的分类「${label}」`, ...place };
      }
    }
  }
  for (const page of manifest.pages) yield { path: page.path, owner: page.file, file: page.file };
}
