// Finds versions that publish nothing: their folder is missing or empty, or another version has their URL path.
import { manifestMessages as messages } from '#i18n/manifestMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import type { VersionSource } from './versionSources.ts';

type FindPlace = (versionIndex: number, key: string) => Pick<Finding, 'line' | 'column'>;

/** The reachable versions: of several with the same URL path, only the first. */
export function listReachable(versions: readonly Version[]): Version[] {
  return versions.filter((version) => findFirstAt(versions, version) === version);
}

/**
 * Reports each version without pages, or the whole site where nothing is published.
 * @param manifest with its generated fields
 * @param findPlace returns line and column of a version's member in manifest.json, which a finding reports
 * @param namesDir whether manifest.json names the folder of a version
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
    values: { field: key, version: versions[at]?.name },
  });
  const findings = [...versions.entries()].flatMap(([at, version]): Finding[] => {
    const { name, docs } = version;
    const first = findFirstAt(versions, version);
    if (first !== version)
      return [
        report(
          'nothing-published',
          at,
          'path',
          messages.versionPathTaken(name, version.path || '/', first?.name ?? name),
        ),
      ];
    if (docs.length > 0) return [];
    if (namesDir(at) && !sources[at]?.hasFolder)
      return [report('nothing-published', at, 'dir', messages.missingFolder(name, versionFolder(version)))];
    return [report('manifest', at, 'dir', messages.emptyVersion(name, versionFolder(version)))];
  });
  const isNamed = findings.some(({ rule }) => rule === 'nothing-published');
  if (isNamed || listSiteEntries(manifest).length > 0) return findings;
  return [report('nothing-published', 0, 'dir', messages.emptySite(versions.map(versionFolder)))];
}

function findFirstAt(versions: readonly Version[], { path }: Version): Version | undefined {
  return versions.find((version) => version.path === path);
}
