// Sets up a documentation site in a folder; files that exist stay as they are.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { firstPage } from '#site-i18n/initMessages';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { insertMember } from '../../writer/refactor/jsonEdits.ts';
import { codeOf } from '../lib/errors.ts';
import { listFolder, walk } from '../lib/listFiles.ts';
import { inProject } from '../lib/project.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { manifestSchemaText, SCHEMA_FILE } from '../manifest/manifestJsonSchema.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { listStarterFiles } from './starterFiles.ts';

export interface StartedFile {
  /** Path from the root. */
  file: string;
  isWritten: boolean;
}

/**
 * @param root of the team's repository
 * @param siteDir folder of the pages; where it has none, it gets a first one
 */
export async function initSite(root: string, siteDir: string): Promise<StartedFile[]> {
  const write = async (path: string, text: string): Promise<StartedFile> => {
    await mkdir(dirname(path), { recursive: true });
    const file = relative(root, path);
    try {
      await writeFile(path, text, { flag: 'wx' });
      return { file, isWritten: true };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return { file, isWritten: false };
    }
  };
  await mkdir(siteDir, { recursive: true });
  const done: StartedFile[] = [];
  const hasPages = (await walk(siteDir)).some(isMarkdownFile);
  if (!hasPages) done.push(await write(join(siteDir, 'index.md'), firstPage(basename(resolve(root)))));
  const { written, complete } = await readSite(siteDir, { lastUpdates: false });
  const { manifest } = await complete({ drafts: false });
  const base = insertMember(written.text, [], '$schema', `./${SCHEMA_FILE}`, 'site');
  done.push(await write(join(siteDir, 'manifest.json'), manifestText(manifest, base)));
  done.push(await write(join(siteDir, SCHEMA_FILE), manifestSchemaText()));
  const { version }: { version: string } = JSON.parse(await readFile(inProject('package.json'), 'utf8'));
  const gitConfig = await readFile(join(root, '.git/config'), 'utf8').catch(() => '');
  const site = relative(root, siteDir) || '.';
  const branch = await findPublishedBranch(root);
  for (const [file, text] of listStarterFiles({ site, version, gitConfig, branch }))
    done.push(await write(join(root, file), text));
  return done;
}

/** The default branch of the remote; else `main` or `master`, whichever there is; else the current branch. */
async function findPublishedBranch(root: string): Promise<string> {
  const readHead = async (file: string) =>
    /^ref: refs\/(?:heads|remotes\/origin)\/(\S+)/.exec(
      await readFile(join(root, '.git', file), 'utf8').catch(() => ''),
    )?.[1];
  const current = await readHead('HEAD');
  const local = listFolder(join(root, '.git/refs/heads'));
  return (
    (await readHead('refs/remotes/origin/HEAD')) ??
    ['main', 'master'].find((name) => local.includes(name)) ??
    current ??
    'main'
  );
}
