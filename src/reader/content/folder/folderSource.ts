// Content source of a site that no command has built: the manifest is made in the browser from the files of its server.
import { folderMessages } from '#i18n/folderMessages';
import { LANGUAGE } from '#i18n/language';
import { ContentError } from '../../../core/errors.ts';
import { listFolderPages, type PageFolder } from '../../../core/site/manifest/folderPages.ts';
import { isFields } from '../../../core/site/manifest/foreignFields.ts';
import { guessedManifest, guessedVersion } from '../../../core/site/manifest/guessedManifest.ts';
import { SIDEBAR_FILE, SUMMARY_FILE } from '../../../core/site/nav/summarySidebar.ts';
import { folderPrefix } from '../../../core/site/urls/folder.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../../core/source.ts';
import { httpSource } from '../sources/httpSource.ts';
import { type FoundFolder, findFolder, findPages, type ReadFile } from './findFolder.ts';

export interface FolderOptions {
  /** The folder of the pages; undefined: the root, or docs/. */
  dir?: string | undefined;
  title?: string | undefined;
  /** What another script has found already. */
  found?: Promise<FoundFolder> | undefined;
  fetchText?: typeof fetch;
}

/** @param base URL of the site's root, with a trailing slash */
export function folderSource(
  base: string,
  { dir, title, found: early, fetchText = fetch }: FolderOptions = {},
): ContentSource {
  const files = httpSource(base, fetchText);
  let first = early;
  /** Texts that stand for files, or follow them, by path. */
  let notes: ReadonlyMap<string, string> = new Map();
  /** The sidebar file that lists a page. */
  let listedIn: (file: string) => string | undefined = () => undefined;

  return {
    ...files,
    async readManifest(options) {
      const read: ReadFile = (file) => readIfThere(files, file, options);
      const found = await (first ?? findFolder(read, dir)).catch(() => findFolder(read, dir));
      first = undefined;
      const { text, folders } = await describeFolder(found, read, title || found.title || nameOf(base));
      notes = new Map(folders.flatMap(listNotes));
      listedIn = (file) => findSidebar(folders, file);
      return { text };
    },
    async readText(file, options) {
      const note = notes.get(file);
      try {
        const read = await files.readText(file, options);
        return note === undefined ? read : { ...read, text: `${read.text}\n\n${note}` };
      } catch (error) {
        if (!isNotFound(error)) throw error;
        if (note !== undefined) return { text: note };
        const list = listedIn(file);
        if (list === undefined) throw error;
        // A text, so that the sidebar stays beside it.
        return { text: folderMessages.listedOnly(file, list, error.message) };
      }
    },
  };
}

async function readIfThere(
  source: ContentSource,
  file: string,
  options: ReadOptions | undefined,
): Promise<string | undefined> {
  try {
    return whole(await source.readText(file, options));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** A cached copy is no answer of the server. */
function whole({ text, failure }: SourceText): string {
  if (failure !== undefined) throw failure;
  return text;
}

const isNotFound = (error: unknown): error is ContentError =>
  error instanceof ContentError && error.kind === 'notFound';

/** Name of a site without a title: that of its folder or host. */
const nameOf = (base: string) =>
  decodeURI(new URL(base).pathname.split('/').filter(Boolean).at(-1) ?? new URL(base).host);

/** Completes a manifest without site, versions or docs, as `npm run manifest` does. */
async function describeFolder(
  { manifest, pages }: FoundFolder,
  read: ReadFile,
  title: string,
): Promise<{ text: string; folders: PageFolder[] }> {
  const written = manifest === undefined ? {} : parseFields(manifest);
  // The parser of the manifest reports what is wrong with it.
  if (manifest !== undefined && written === undefined) return { text: manifest, folders: [] };
  const guess = guessedManifest({
    defaultLocale: LANGUAGE,
    title,
    docs: DOCS_PATH,
    locales: [],
    versions: [guessedVersion(DOCS_PATH, pages.dir)],
  });
  const named = written?.versions;
  const versions: readonly object[] = Array.isArray(named) && named.length > 0 ? named : guess.versions;
  const folders: PageFolder[] = [];
  const complete = await Promise.all(
    versions.filter(isFields).map(async (version) => {
      if (version.inherits !== undefined || (Array.isArray(version.docs) && version.docs.length > 0))
        return version;
      const dirs = dirsOf(version, versions.length === 1);
      const folder = dirs.includes(pages.dir) ? pages : await findFirst(read, dirs);
      folders.push(folder);
      const shown = hasPages(folder) ? folder : { ...folder, index: { file: 'README.md', text: '' } };
      return {
        ...version,
        dir: folder.dir,
        ...listFolderPages(shown, String(version.path).replace(/\/+$/, '')),
      };
    }),
  );
  if (manifest !== undefined && folders.length === 0 && isFields(written?.site))
    return { text: manifest, folders };
  return { text: JSON.stringify({ ...guess, ...written, versions: complete }), folders };
}

const DOCS_PATH = '/docs';

function parseFields(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The folders in which the pages of a version may be (node/manifest/versionSources.ts). */
function dirsOf({ dir, name }: Readonly<Record<string, unknown>>, isOnly: boolean): string[] {
  if (typeof dir === 'string') return [dir];
  return isOnly ? [`docs/${name}`, 'docs'] : [`docs/${name}`];
}

async function findFirst(read: ReadFile, dirs: readonly string[]): Promise<PageFolder> {
  const found = await Promise.all(dirs.map((dir) => findPages(read, dir)));
  return found.find(hasPages) ?? { dir: dirs[0] ?? '.', sidebar: undefined, index: undefined };
}

const hasPages = ({ sidebar, index }: PageFolder) => (sidebar ?? index) !== undefined;

/** What a folder without a sidebar file says to its writer, on its only page. */
function listNotes({ dir, sidebar, index }: PageFolder): [file: string, note: string][] {
  if (sidebar !== undefined) return [];
  const prefix = folderPrefix(dir);
  const places = [SUMMARY_FILE, SIDEBAR_FILE].map((file) => prefix + file);
  return [
    [
      prefix + (index?.file ?? 'README.md'),
      index ? folderMessages.addSidebar(places) : folderMessages.noPages(places),
    ],
  ];
}

function findSidebar(folders: readonly PageFolder[], file: string): string | undefined {
  const folder = folders.find(({ dir }) => file.startsWith(folderPrefix(dir)));
  return folder?.sidebar && folderPrefix(folder.dir) + folder.sidebar.file;
}
