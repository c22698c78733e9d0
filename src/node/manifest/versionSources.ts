import { join } from 'node:path';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { listOtherLocales, localeFolder } from '../../core/site/urls/localePaths.ts';
import { existsAs } from '../lib/listFiles.ts';
import { completeByFiles, isHandWritten, toDocInfos } from './handWrittenManifest.ts';
import type { VersionDocs } from './inheritDocs.ts';
import type { SiteReader } from './pageEntryFields.ts';
import { readVersionFolder, type VersionFolder } from './readVersion.ts';

export interface VersionSource {
  version: Version;
  /** Undefined for a handwritten list. */
  folder: VersionFolder | undefined;
  docs: VersionDocs;
  hasFolder: boolean;
}

const NO_FOLDER: VersionFolder = { docs: [], categories: new Map(), findings: [], checks: [] };

/** Reads and parses the folders of all versions once, for manifests with drafts and without. */
export async function readVersionSources(
  reader: SiteReader,
  manifest: Manifest,
): Promise<(drafts: boolean) => VersionSource[]> {
  const isOnly = manifest.versions.length === 1;
  const found = await Promise.all(
    manifest.versions.map((version) => findDir(reader.siteDir, version, isOnly)),
  );
  // The folders of other languages have manifests of their own.
  const languages = manifest.locales.length > 1 ? listOtherLocales(manifest).map(localeFolder) : [];
  const versionDirs = [...found, 'pages', ...languages].filter((dir) => dir !== undefined);
  const sources = await Promise.all(
    manifest.versions.map(async (version, at): Promise<(drafts: boolean) => VersionSource> => {
      const dir = found[at];
      const hasFolder = dir !== undefined;
      if (isHandWritten(version.docs) || (!hasFolder && keepsDocs(version))) {
        const source = { ...(await completeWritten(reader, version)), hasFolder };
        return () => source;
      }
      if (!hasFolder) return () => ({ version, folder: NO_FOLDER, docs: NO_FOLDER, hasFolder });
      const others = versionDirs.filter((other) => isInside(other, dir));
      const listDocs = await readVersionFolder(reader, dir, others, version);
      return (drafts) => {
        const folder = listDocs(drafts);
        return { version: { ...version, dir }, folder, docs: folder, hasFolder };
      };
    }),
  );
  return (drafts) => sources.map((source) => source(drafts));
}

/**
 * Whether the listed docs of a version are preserved when its folder is missing. Not in a version that inherits:
 * git has no empty folders, so the folder disappears with its last own page.
 */
function keepsDocs({ inherits, docs }: Version): boolean {
  return inherits === undefined && docs.some(isOwn);
}

async function completeWritten(
  reader: SiteReader,
  version: Version,
): Promise<Omit<VersionSource, 'hasFolder'>> {
  const docs = await completeByFiles(reader, version.docs);
  const complete = { ...version, docs };
  return {
    version: complete,
    folder: undefined,
    docs: { docs: toDocInfos(complete), categories: new Map() },
  };
}

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
