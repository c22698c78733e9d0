// Content source of a site that no command has built: the manifest is made in the browser from the files of its server.
import { folderMessages } from '#i18n/folderMessages';
import { ContentError } from '../../../core/errors.ts';
import { findTitle, type KnownFields, type PageFolder } from '../../../core/site/manifest/folderPages.ts';
import { isFields } from '../../../core/site/manifest/foreignFields.ts';
import { parseManifest } from '../../../core/site/manifest/parseManifest.ts';
import {
  listSummaryFiles,
  listUnusedLines,
  SIDEBAR_FILE,
  SUMMARY_FILE,
} from '../../../core/site/nav/summarySidebar.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import { folderPrefix } from '../../../core/site/urls/folder.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../../core/source.ts';
import { indexedPagesKey } from '../../../lib/deferredStorageKeys.ts';
import { httpSource } from '../sources/httpSource.ts';
import { completeManifest, type FolderManifest } from './completeManifest.ts';
import { fetchAsWritten } from './fetchAsWritten.ts';
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
  /** What an earlier visit has stored of the texts. */
  stored?: StoredFlags | undefined;
  /** Called with the manifest when a text that was read says something else of its page. */
  onManifest?: (text: string) => void;
  fetchText?: typeof fetch;
}

interface StoredFlags {
  read: () => string | null;
  write: (text: string) => void;
}

/** @param base URL of the site's root, with a trailing slash */
export function folderSource(
  base: string,
  { dir, title, found: early, storageKey, stored, onManifest, fetchText = fetch }: FolderOptions = {},
): ContentSource {
  const encodings = new Map<string, string>();
  const files = httpSource(
    base,
    fetchAsWritten(fetchText, (url, encoding) => void encodings.set(url, encoding)),
  );
  let first = early;
  let made: FolderManifest | undefined;
  const known = readFlags(stored?.read() ?? null);

  function learn(fields: Iterable<readonly [file: string, KnownFields]>): void {
    const before = made?.toText(known);
    for (const [file, each] of fields) known.set(file, each);
    const after = made?.toText(known);
    if (after !== undefined && after !== before) onManifest?.(after);
  }

  /** Notes for the writer, below the text of a page. */
  function listNotes(file: string): string[] {
    const notes = (made?.folders ?? []).flatMap((folder) => noteOf(folder, file) ?? []);
    const encoding = encodings.get(new URL(encodePath(file), base).href);
    return encoding === undefined ? notes : [...notes, folderMessages.otherEncoding(file, encoding)];
  }

  return {
    ...files,
    async readManifest(options) {
      const read: ReadFile = (file) => readIfThere(files, file, options);
      const found = await (first ?? findFolder(read, dir)).catch(() => findFolder(read, dir));
      first = undefined;
      made = await completeManifest(found, read, title || found.title || nameOf(base));
      for (const folder of made.folders) warn(describeFolder(folder));
      return { text: made.toText(known) };
    },
    searchIndex(version) {
      // Of all pages, since the text of a hidden one may have changed.
      const { versions } = parseManifest(made?.toText(new Map()) ?? '');
      const docs = versions.find(({ name }) => name === version.name)?.docs ?? version.docs;
      const database = indexedPagesKey(storageKey, version.name);
      return folderIndex(docs, { base, language: made?.language ?? '', database }, (fields) => {
        learn(fields);
        stored?.write(writeFlags(known));
      });
    },
    async readText(file, options) {
      const folders = made?.folders ?? [];
      try {
        const read = await files.readText(file, options);
        const title = findTitle(read.text);
        if (title !== undefined) learn([[file, { ...known.get(file), title }]]);
        return { ...read, text: [read.text, ...listNotes(file)].join('\n\n') };
      } catch (error) {
        if (!isNotFound(error)) throw error;
        const notes = listNotes(file);
        if (folders.some((folder) => isEmptyFolder(folder, file))) return { text: notes.join('\n\n') };
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

/** What the writer of a folder should know, on its first page. */
function noteOf(folder: PageFolder, file: string): string | undefined {
  const { dir, sidebar, index } = folder;
  const [first = README_FILE] = index ? [index.file] : listSummaryFiles(sidebar?.text ?? '');
  return file === folderPrefix(dir) + first ? describeFolder(folder) : undefined;
}

function describeFolder({ dir, sidebar, index, emptyList, isNamed }: PageFolder): string | undefined {
  const prefix = folderPrefix(dir);
  if (sidebar === undefined) {
    const places = [SUMMARY_FILE, SIDEBAR_FILE].map((name) => prefix + name);
    const empty = emptyList && prefix + emptyList;
    return index
      ? folderMessages.addSidebar(places, empty)
      : folderMessages.noPages(places, empty, isNamed ? dir : undefined);
  }
  const docs = listSummaryFiles(sidebar.text).map((file) => ({ id: file, file, label: '' }));
  const lines = listUnusedLines(sidebar.text, docs).map(({ line, text }) =>
    folderMessages.unusedLine(line, text),
  );
  return lines.length === 0 ? undefined : folderMessages.unusedLines(prefix + sidebar.file, lines);
}

/** Whether a file stands for the pages of a folder that has none. */
function isEmptyFolder({ dir, sidebar, index }: PageFolder, file: string): boolean {
  return sidebar === undefined && index === undefined && file === folderPrefix(dir) + README_FILE;
}

/** The page with the note may not be the one that is shown. */
function warn(note: string | undefined): void {
  if (note !== undefined) console.warn(note.replace(/^> ?(?:\[!\w+\]\n> ?)?/gm, ''));
}

// Flags of texts, which the next visit knows before it has read them. They are checked: sites of one host share storage.

const FLAGS = ['draft', 'unlisted', 'search', 'hideTitle', 'hideTableOfContents'] as const;

function pickFlags(fields: Readonly<Record<string, unknown>>): KnownFields | undefined {
  const flags = FLAGS.flatMap((name) => (typeof fields[name] === 'boolean' ? [[name, fields[name]]] : []));
  return flags.length === 0 ? undefined : Object.fromEntries(flags);
}

function readFlags(text: string | null): Map<string, KnownFields> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(isFields(stored) ? stored : {});
    return new Map(
      entries.flatMap(([file, fields]) => {
        const flags = isFields(fields) ? pickFlags(fields) : undefined;
        return flags === undefined ? [] : [[file, flags]];
      }),
    );
  } catch {
    return new Map();
  }
}

function writeFlags(known: ReadonlyMap<string, KnownFields>): string {
  return JSON.stringify(Object.fromEntries([...known].map(([file, fields]) => [file, pickFlags(fields)])));
}

function findSidebar(folders: readonly PageFolder[], file: string): string | undefined {
  const folder = folders.find(({ dir }) => file.startsWith(folderPrefix(dir)));
  return folder?.sidebar && folderPrefix(folder.dir) + folder.sidebar.file;
}
