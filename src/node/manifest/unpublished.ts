// Versions that publish nothing: a folder that is not there or empty, or an address that another version has.
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import type { VersionSource } from './versionSources.ts';

type FindPlace = (version: number, key: string) => Pick<Finding, 'line' | 'column'>;

/** The versions whose pages have addresses of their own: of several on one path the first. */
export function listReachable(versions: readonly Version[]): Version[] {
  return versions.filter((version) => findFirstAt(versions, version) === version);
}

/**
 * One line for each version that publishes nothing, or one for the whole site.
 * @param manifest complete
 * @param findPlace where in manifest.json a version's member is, by the version's number
 * @param namesDir whether manifest.json names the version's folder
 */
export function findUnpublished(
  manifest: Pick<Manifest, 'versions' | 'pages'>,
  sources: readonly VersionSource[],
  findPlace: FindPlace,
  namesDir: (version: number) => boolean,
): Finding[] {
  const { versions } = manifest;
  const report = (rule: Finding['rule'], at: number, key: string, message: string): Finding => ({
    file: 'manifest.json',
    ...findPlace(at, key),
    rule,
    message,
  });
  const findings = [...versions.entries()].flatMap(([at, version]): Finding[] => {
    const { name, docs } = version;
    const first = findFirstAt(versions, version);
    if (first !== version)
      return [report('nothing-published', at, 'path', describeTakenPath(version, first ?? version))];
    if (docs.length > 0) return [];
    if (namesDir(at) && !sources[at]?.hasFolder)
      return [report('nothing-published', at, 'dir', describeMissingDir(version))];
    return [report('manifest', at, 'dir', `版本 ${name} 没有页面，请检查文件夹 ${versionFolder(version)}`)];
  });
  const isNamed = findings.some(({ rule }) => rule === 'nothing-published');
  if (isNamed || listSiteEntries(manifest).length > 0) return findings;
  const folders = versions.map(versionFolder);
  const [folder] = folders;
  const message = `站点没有页面，什么也不会发布；请在 ${folders.join('、')} 里放 markdown 文件，例如 ${folder}/index.md`;
  return [report('nothing-published', 0, 'dir', message)];
}

/** What is wrong with a version whose folder is not there. */
export function describeMissingDir(version: Version): string {
  const folder = versionFolder(version);
  return `版本 ${version.name} 的文件夹 ${folder} 不存在，它的页面都不会发布；请改 dir，或建立这个文件夹`;
}

function describeTakenPath({ name, path }: Version, first: Version): string {
  const free = `/docs/${name}`;
  return `版本 ${name} 的网址 ${path || '/'} 已被版本 ${first.name} 占用，它的页面都打不开；请改 path，例如 ${free}`;
}

function findFirstAt(versions: readonly Version[], { path }: Version): Version | undefined {
  return versions.find((version) => version.path === path);
}
