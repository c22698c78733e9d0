// From what the folders hold to the docs and sidebars of every version.
import { join } from 'node:path';
import type { Finding } from '../../../core/model/finding.ts';
import type { DocEntry, Manifest, SidebarItem, Version } from '../../../core/model/manifest.ts';
import { compareNames } from '../../../core/nav/compareNames.ts';
import { findFirstDocId } from '../../../core/nav/sidebarItems.ts';
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
  const isOnly = manifest.versions.length === 1;
  const dirs = await Promise.all(
    manifest.versions.map((version) => findDir(reader.siteDir, version, isOnly)),
  );
  return Promise.all(
    manifest.versions.map(async (version, place): Promise<Source> => {
      const dir = dirs[place];
      if (isHandWritten(version.docs) || (dir === undefined && version.docs.some(isOwn))) {
        const docs = reader.fillsHandWritten ? await completeByFiles(reader, version.docs) : version.docs;
        const kept = { ...version, docs };
        const infos = toDocInfos(kept, version.dir);
        return { version: kept, folder: undefined, docs: { docs: infos, categories: new Map() } };
      }
      if (dir === undefined) return { version, folder: NO_FOLDER, docs: NO_FOLDER };
      const inside = [...dirs, 'pages'].filter((other) => other !== undefined && isInside(other, dir));
      const folder = await readVersionFolder(
        reader,
        dir,
        inside.flatMap((path) => path ?? []),
      );
      return { version: { ...version, dir }, folder, docs: folder };
    }),
  );
}

const NO_FOLDER: VersionFolder = { docs: [], categories: new Map(), findings: [], checks: [] };

function isOwn(entry: DocEntry): boolean {
  return entry.inheritedFrom === undefined;
}

function isInside(path: string, folder: string): boolean {
  return path !== folder && (folder === '.' || path.startsWith(`${folder}/`));
}

/** The folder of a version's files, when there is one. */
async function findDir(siteDir: string, version: Version, isOnly: boolean): Promise<string | undefined> {
  const places =
    version.dir === undefined ? [`docs/${version.name}`, ...(isOnly ? ['docs'] : [])] : [version.dir];
  for (const place of places) if (await existsAs('folder', join(siteDir, place))) return place;
  return undefined;
}

function completeVersion(
  { version, folder }: Source,
  { docs, categories }: VersionDocs,
  sources: ReadonlyMap<string, Source>,
): Version {
  if (folder === undefined) {
    const inherited = docs.filter((doc) => doc.entry.inheritedFrom !== undefined);
    return {
      ...version,
      docs: [...version.docs.filter(isOwn), ...inherited.map((doc) => toEntry(doc, version))],
    };
  }
  const entries = docs.map((doc) => toEntry(doc, version)).sort((a, b) => compareNames(a.id, b.id));
  return { ...version, docs: entries, sidebars: buildSidebars(version, docs, categories, sources) };
}

function toEntry({ entry, slug }: DocInfo, version: Version): DocEntry {
  const { id, ...rest } = entry;
  return { id, path: `${version.path}${slug}`, ...rest };
}
