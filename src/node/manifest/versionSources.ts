// What each version of a manifest brings along: a folder of files, or docs that a person listed.
import { join } from 'node:path';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { existsAs } from '../lib/walk.ts';
import { completeByFiles, isHandWritten, toDocInfos } from './handWritten.ts';
import type { VersionDocs } from './inheritDocs.ts';
import type { SiteReader } from './pageFields.ts';
import { readVersionFolder, type VersionFolder } from './readVersion.ts';

export interface VersionSource {
  version: Version;
  /** Undefined when the docs are written by hand. */
  folder: VersionFolder | undefined;
  docs: VersionDocs;
  /** Whether the folder of its files is there. */
  hasFolder: boolean;
}

const NO_FOLDER: VersionFolder = { docs: [], categories: new Map(), findings: [], checks: [] };

/** Reads the folders of all versions; gives what they hold with their drafts or without. */
export async function readVersionSources(
  reader: SiteReader,
  manifest: Manifest,
): Promise<(drafts: boolean) => VersionSource[]> {
  const isOnly = manifest.versions.length === 1;
  const found = await Promise.all(
    manifest.versions.map((version) => findDir(reader.siteDir, version, isOnly)),
  );
  const taken = [...found, 'pages'].filter((dir) => dir !== undefined);
  const sources = await Promise.all(
    manifest.versions.map(async (version, place): Promise<(drafts: boolean) => VersionSource> => {
      const dir = found[place];
      const hasFolder = dir !== undefined;
      if (isHandWritten(version.docs) || (!hasFolder && keepsListed(version))) {
        const kept = { ...(await keepWritten(reader, version)), hasFolder };
        return () => kept;
      }
      if (!hasFolder) return () => ({ version, folder: NO_FOLDER, docs: NO_FOLDER, hasFolder });
      const others = taken.filter((other) => isInside(other, dir));
      const judge = await readVersionFolder(reader, dir, others);
      return (drafts) => {
        const folder = judge(drafts);
        return { version: { ...version, dir }, folder, docs: folder, hasFolder };
      };
    }),
  );
  return (drafts) => sources.map((source) => source(drafts));
}

/**
 * Whether the docs that a manifest lists stay though the version's folder is not there. With the last own page of a
 * version that inherits the others its folder goes as well: git keeps no empty one.
 */
function keepsListed({ inherits, docs }: Version): boolean {
  return inherits === undefined && docs.some(isOwn);
}

async function keepWritten(reader: SiteReader, version: Version): Promise<Omit<VersionSource, 'hasFolder'>> {
  const docs = await completeByFiles(reader, version.docs);
  const kept = { ...version, docs };
  return { version: kept, folder: undefined, docs: { docs: toDocInfos(kept), categories: new Map() } };
}

/** The folder of a version's files, when there is one. */
async function findDir(siteDir: string, version: Version, isOnly: boolean): Promise<string | undefined> {
  const usual = isOnly ? [`docs/${version.name}`, 'docs'] : [`docs/${version.name}`];
  for (const dir of version.dir === undefined ? usual : [version.dir]) {
    if (await existsAs('folder', join(siteDir, dir))) return dir;
  }
  return undefined;
}

function isInside(path: string, folder: string): boolean {
  return path !== folder && path.startsWith(folderPrefix(folder));
}
