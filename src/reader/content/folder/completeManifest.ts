// Completes a manifest without site, versions or docs, as `npm run manifest` does.
import { LANGUAGE } from '#i18n/language';
import { DEFAULT_SITE } from '../../../core/constants.ts';
import {
  type KnownFields,
  listFolderPages,
  type PageFolder,
} from '../../../core/site/manifest/folderPages.ts';
import { isFields } from '../../../core/site/manifest/foreignFields.ts';
import { guessedManifest, guessedVersion } from '../../../core/site/manifest/guessedManifest.ts';
import { type FoundFolder, findPages, README_FILE, type ReadFile } from './findFolder.ts';

export interface FolderManifest {
  /** @param known fields of the pages whose texts have been read, by their paths */
  toText: (known: ReadonlyMap<string, KnownFields>) => string;
  /** Language tag of the pages. */
  language: string;
  /** The folders whose pages the manifest did not list. */
  folders: readonly PageFolder[];
}

type Fields = Readonly<Record<string, unknown>>;

const DOCS_PATH = '/docs';

/** @param title of a site without one */
export async function completeManifest(
  { manifest, pages }: FoundFolder,
  read: ReadFile,
  title: string,
): Promise<FolderManifest> {
  const written = manifest === undefined ? {} : parseFields(manifest);
  const site = isFields(written?.site) ? written.site : undefined;
  const language = String(site?.defaultLocale ?? (manifest ? DEFAULT_SITE.defaultLocale : LANGUAGE));
  const asWritten = { toText: () => manifest ?? '', language, folders: [] };
  // The parser of the manifest reports what is wrong with it. A large built site lists its docs in other files.
  if (written === undefined || written.parts !== undefined) return asWritten;
  const guess = guessedManifest({
    defaultLocale: language,
    title,
    docs: DOCS_PATH,
    locales: [],
    versions: [guessedVersion(DOCS_PATH, pages.dir)],
  });
  const named: readonly unknown[] = Array.isArray(written.versions) ? written.versions : [];
  const versions = (named.length > 0 ? named : guess.versions).filter(isFields);
  const folders = new Map<Fields, PageFolder>();
  await Promise.all(
    versions.map(async (version) => {
      if (listsDocs(version)) return;
      const dirs = dirsOf(version, versions.length === 1);
      const found = dirs.includes(pages.dir) ? pages : await findFirst(read, dirs);
      folders.set(version, { ...found, isNamed: version.dir !== undefined });
    }),
  );
  if (manifest !== undefined && site !== undefined && folders.size === 0) return asWritten;
  const toText: FolderManifest['toText'] = (known) => {
    const complete = versions.map((version) => {
      const folder = folders.get(version);
      return folder ? { ...version, ...describeFolder(folder, version, known) } : version;
    });
    return JSON.stringify({ ...guess, ...written, versions: complete });
  };
  return { toText, language, folders: [...folders.values()] };
}

function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const listsDocs = ({ inherits, docs }: Fields) =>
  inherits !== undefined || (Array.isArray(docs) && docs.length > 0);

/** The folders in which the pages of a version may be (node/manifest/versionSources.ts). */
function dirsOf({ dir, name }: Fields, isOnly: boolean): string[] {
  if (typeof dir === 'string') return [dir];
  return isOnly ? [`docs/${name}`, 'docs'] : [`docs/${name}`];
}

async function findFirst(read: ReadFile, dirs: readonly string[]): Promise<PageFolder> {
  const found = await Promise.all(dirs.map((dir) => findPages(read, dir)));
  return found.find(hasPages) ?? { dir: dirs[0] ?? '.', sidebar: undefined, index: undefined };
}

const hasPages = ({ sidebar, index }: PageFolder) => (sidebar ?? index) !== undefined;

/** A folder without pages has one that says so (folderSource.ts). */
function describeFolder(folder: PageFolder, { path }: Fields, known: ReadonlyMap<string, KnownFields>) {
  const shown = hasPages(folder) ? folder : { ...folder, index: { file: README_FILE, text: '' } };
  return { dir: folder.dir, ...listFolderPages(shown, String(path).replace(/\/+$/, ''), known) };
}
