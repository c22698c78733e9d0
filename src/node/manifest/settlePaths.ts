import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { findUrlProblem, isUsableUrl, showUrl, toUsableUrl } from '../../core/site/urls/urlProblem.ts';

type FindPlace = (...path: (string | number)[]) => Pick<Finding, 'line' | 'column'> | undefined;

/** Moves entries whose path, which a person has written into the manifest, is no URL to the nearest one that is. */
export function settlePaths(
  manifest: Manifest,
  findPlace: FindPlace,
): { manifest: Manifest; findings: Finding[] } {
  const findings: Finding[] = [];
  const settle = <T extends PageEntry>(entries: readonly T[], ...list: (string | number)[]): T[] =>
    entries.map((entry, at) => {
      if (isUsableUrl(entry.path)) return entry;
      const path = toUsableUrl(entry.path);
      const message = `${entry.file} 的 path「${showUrl(entry.path)}」${findUrlProblem(entry.path)}，它的网址是 ${path}；请改 path`;
      const place = findPlace(...list, at, 'path') ?? { line: 1 };
      findings.push({ file: 'manifest.json', ...place, rule: 'bad-url', message });
      return { ...entry, path };
    });
  const versions = manifest.versions.map((version, at) => ({
    ...version,
    docs: settle(version.docs, 'versions', at, 'docs'),
  }));
  return { manifest: { ...manifest, versions, pages: settle(manifest.pages, 'pages') }, findings };
}
