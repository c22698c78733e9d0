// From what the folders hold to the docs and sidebars of every version.
import { join } from 'node:path';
import type { Finding } from '../../../core/model/finding.ts';
import type { DocEntry, Manifest, SidebarItem, Version } from '../../../core/model/manifest.ts';
import { findFirstDocId } from '../../../core/nav/sidebarItems.ts';
import { compareNames } from '../../../core/nav/compareNames.ts';
import { buildSidebarTree } from '../../../core/nav/sidebarTree.ts';
import { existsAs } from '../walk.ts';
import { completeByFiles, isHandWritten, moveSidebars, toDocInfos } from './handWritten.ts';
import { inheritDocs, type VersionDocs } from './inheritDocs.ts';
import type { SiteReader } from './pageFields.ts';
import { type DocInfo, readVersionFolder, SIDEBAR, type VersionFolder } from './readVersion.ts';

/** A version with what was found for it. */
interface Source {
  version: Version;
  /** Undefined when the docs are written by hand. */
  folder: VersionFolder | undefined;
  docs: VersionDocs;
}

/**
 * Fills in `docs` and `sidebars` of all versions.
 * @param findLine the line in manifest.json of a version's `inherits`
 */
export async function completeVersions(
  reader: SiteReader,
  manifest: Manifest,
  findLine: (place: number) => number,
): Promise<{ versions: Version[]; findings: Finding[] }> {
  const sources = await readSources(reader, manifest);
  const own = new Map(sources.map(({ version, docs }) => [version.name, docs]));
  const inherited = inheritDocs(manifest.versions, own);
  const findings: Finding[] = inherited.broken.map(({ name, reason }) => {
    const place = manifest.versions.findIndex((version) => version.name === name);
    const problem = reason === 'circle' ? '绕回了它自己' : '没有这个版本';
    const message = `版本 ${name} 的 inherits「${manifest.versions[place]?.inherits}」${problem}，已忽略`;
    return { file: 'manifest.json', line: findLine(place), rule: 'inherits', message };
  });
  const byName = new Map(sources.map((source) => [source.version.name, source]));
  const versions = sources.map((source) => {
    const docs = inherited.docs.get(source.version.name) ?? source.docs;
    const known = new Map(docs.docs.map((doc) => [doc.id, doc]));
    for (const finding of source.folder?.findings ?? []) findings.push(finding);
    for (const check of source.folder?.checks ?? []) findings.push(...check(known));
    return completeVersion(source, docs, byName);
  });
  return { versions, findings };
}

async function readSources(reader: SiteReader, manifest: Manifest): Promise<Source[]> {
  const dirs = await Promise.all(
    manifest.versions.map((version) => findDir(reader.siteDir, version, manifest.versions.length === 1)),
  );
  return Promise.all(
    manifest.versions.map(async (version, place): Promise<Source> => {
      const dir = dirs[place];
      const isThere = dir !== undefined && (await existsAs('folder', join(reader.siteDir, dir)));
      if (isHandWritten(version.docs) || (!isThere && version.docs.some((doc) => doc.inheritedFrom === undefined))) {
        const docs = reader.days.size === 0 ? version.docs : version.docs;
        const kept = { ...version, docs };
        return { version: kept, folder: undefined, docs: { docs: toDocInfos(kept, dir), categories: new Map() } };
      }
      const skipped = dirs.filter((other) => other !== undefined && other !== dir);
      const folder = isThere
        ? await readVersionFolder(reader, dir, [...skipped, 'pages'].flatMap((path) => path ?? []))
        : { docs: [], categories: new Map(), findings: [], checks: [] };
      return { version: dir === undefined ? version : { ...version, dir }, folder, docs: folder };
    }),
  );
}
