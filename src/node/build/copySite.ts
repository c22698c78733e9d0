import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropFileComments } from '../../core/document/dialects/obsidian/comments.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { type FileHashes, openFileHashes } from '../lib/fileHashes.ts';
import { shortHash } from '../lib/hashes.ts';
import { isInside } from '../lib/isInside.ts';
import { isOutput, listSite, OUTPUT_MARKER } from '../lib/listFiles.ts';
import { listRootFiles } from '../lib/rootFiles.ts';
import { isPublic } from '../lib/siteLinks.ts';
import { isHtmlAttachment, renderAttachment } from './attachmentPage.ts';
import type { Output } from './outputFolder.ts';
import type { UrlTable } from './urlTable.ts';

/** Path in the output folder, path in the site folder. */
export type SiteFile = readonly [path: string, file: string];

interface CopyOptions {
  /** Files that are not published, by their paths inside the site folder. */
  leaveOut: ReadonlySet<string>;
  /** Output folder, skipped where it is inside the site folder. */
  outDir?: string;
}

/**
 * Function that edits a file for publishing; undefined for files copied as they are. The function returns undefined where
 * the edit changes nothing.
 */
function editorOf(
  manifests: readonly Manifest[],
  path: string,
): ((bytes: Buffer) => string | undefined) | undefined {
  if (manifests.some((manifest) => isHtmlAttachment(manifest, path)))
    return (bytes) => renderAttachment(path, bytes);
  if (!isMarkdownFile(path)) return undefined;
  return (bytes) => {
    const written = decodeExact(bytes) ?? '';
    const edited = dropFileComments(written);
    return edited === written ? undefined : edited;
  };
}

/** Files of a site folder to copy; root files such as CNAME are copied to the top of the output. */
export async function listSiteFiles(siteDir: string, { leaveOut, outDir }: CopyOptions): Promise<SiteFile[]> {
  const all = listSite(siteDir);
  const outputs = await findOutputs(siteDir, all);
  const files = all.filter(
    (path) =>
      isPublic(path) &&
      !leaveOut.has(path) &&
      !outputs.some((folder) => isBelow(folder, path)) &&
      !(outDir && isInside(outDir, join(siteDir, path))),
  );
  const own = new Set(files);
  const lifted = [...(await listRootFiles(siteDir))].filter(
    ([path]) => !own.has(path) && !leaveOut.has(path),
  );
  return [...files.map((path) => [path, path] as const), ...lifted].filter(
    ([path]) => path !== MANIFEST_FILE,
  );
}

/** Output folders of builds inside the site folder, which duplicate its files. */
async function findOutputs(siteDir: string, files: readonly string[]): Promise<string[]> {
  const marked = files.filter((file) => fileName(file) === OUTPUT_MARKER).map(parentFolder);
  const areOutputs = await mapLimit(marked, (folder) => isOutput(join(siteDir, folder)));
  return marked.filter((folder, at) => folder !== '' && areOutputs[at]);
}

/** Copies each file that owns its URL in the URL table; returns the number of files. */
export async function copySite(
  siteDir: string,
  output: Output,
  files: readonly SiteFile[],
  {
    manifests,
    urls,
    hashes = openFileHashes(siteDir),
  }: { manifests: readonly Manifest[]; urls: Pick<UrlTable, 'has'>; hashes?: FileHashes },
): Promise<number> {
  const frame = shortHash(renderAttachment('', Buffer.of()));
  const copied = await mapLimit(files, async ([path, file]) => {
    const from = join(siteDir, file);
    if (!urls.has('text', path) && !urls.has('file', path)) return 0;
    const hash = hashes.hash(from);
    if (hash === undefined) return 0;
    const edit = editorOf(manifests, path);
    const madeOf = edit === undefined ? hash : `${hash} ${frame}`;
    await output.write(path, madeOf, async (to) => {
      if (edit === undefined) return copyFileSync(from, to);
      const bytes = readFileSync(from);
      writeFileSync(to, edit(bytes) ?? bytes);
    });
    return 1;
  });
  return copied.reduce((sum: number, count) => sum + count, 0);
}
