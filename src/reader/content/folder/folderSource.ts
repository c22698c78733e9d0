// Content source of a site that no command has built: the manifest is made in the browser from the files of its server.
import { folderMessages } from '#i18n/folderMessages';
import { ContentError } from '../../../core/errors.ts';
import { findTitle, type PageFolder } from '../../../core/site/manifest/folderPages.ts';
import { SIDEBAR_FILE, SUMMARY_FILE } from '../../../core/site/nav/summarySidebar.ts';
import { folderPrefix } from '../../../core/site/urls/folder.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../../core/source.ts';
import { indexedPagesKey } from '../../../lib/deferredStorageKeys.ts';
import { httpSource } from '../sources/httpSource.ts';
import { completeManifest, type FolderManifest } from './completeManifest.ts';
import { type FoundFolder, findFolder, README_FILE, type ReadFile } from './findFolder.ts';
import { folderIndex } from './folderIndex.ts';

export interface FolderOptions {
  /** The folder of the pages; undefined: the root, or docs/. */
  dir?: string | undefined;
  title?: string | undefined;
  /** What another script has found already. */
  found?: Promise<FoundFolder> | undefined;
  /** Prefix of names in the browser's storage. */
  storageKey?: string | undefined;
  /** Called with the manifest when a page that was read names itself otherwise than its label in the sidebar. */
  onManifest?: (text: string) => void;
  fetchText?: typeof fetch;
}

/** @param base URL of the site's root, with a trailing slash */
export function folderSource(
  base: string,
  { dir, title, found: early, storageKey, onManifest, fetchText = fetch }: FolderOptions = {},
): ContentSource {
  const files = httpSource(base, fetchText);
  let first = early;
  let made: FolderManifest | undefined;
  const titles = new Map<string, string>();

  function learnTitle(file: string, text: string): void {
    const title = findTitle(text);
    if (title === undefined || titles.get(file) === title || made === undefined) return;
    const before = made.toText(titles);
    titles.set(file, title);
    const after = made.toText(titles);
    if (after !== before) onManifest?.(after);
  }

  return {
    ...files,
    async readManifest(options) {
      const read: ReadFile = (file) => readIfThere(files, file, options);
      const found = await (first ?? findFolder(read, dir)).catch(() => findFolder(read, dir));
      first = undefined;
      made = await completeManifest(found, read, title || found.title || nameOf(base));
      return { text: made.toText(titles) };
    },
    searchIndex: (version) =>
      folderIndex(version, {
        base,
        language: made?.language ?? '',
        database: indexedPagesKey(storageKey, version.name),
      }),
    async readText(file, options) {
      const folders = made?.folders ?? [];
      const note = folders.map((folder) => noteOf(folder, file)).find(Boolean);
      try {
        const read = await files.readText(file, options);
        learnTitle(file, read.text);
        return note === undefined ? read : { ...read, text: `${read.text}\n\n${note}` };
      } catch (error) {
        if (!isNotFound(error)) throw error;
        if (note !== undefined) return { text: note };
        const list = findSidebar(folders, file);
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

/** What a folder without a sidebar file says to its writer, on its only page. */
function noteOf({ dir, sidebar, index }: PageFolder, file: string): string | undefined {
  const prefix = folderPrefix(dir);
  if (sidebar !== undefined || file !== prefix + (index?.file ?? README_FILE)) return undefined;
  const places = [SUMMARY_FILE, SIDEBAR_FILE].map((name) => prefix + name);
  return index ? folderMessages.addSidebar(places) : folderMessages.noPages(places);
}

function findSidebar(folders: readonly PageFolder[], file: string): string | undefined {
  const folder = folders.find(({ dir }) => file.startsWith(folderPrefix(dir)));
  return folder?.sidebar && folderPrefix(folder.dir) + folder.sidebar.file;
}
