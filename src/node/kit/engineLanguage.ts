// The engine of a kit in one language. For another language than that of the command, this module is compiled and loaded in
// that language (node/compile/importInLanguage.ts).
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildMessages } from '#site-i18n/buildMessages';
import { htmlShellMessages } from '#site-i18n/htmlShellMessages';
import { LANGUAGE } from '#site-i18n/language';
import { copyEngine } from '../compile/engine.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { inProject } from '../lib/project.ts';
import { ENGINE_FILE, type KitEngine } from './writeKitContent.ts';

/** Static files of a kit: an example for nginx, and instructions for readers. */
export const KIT_FILES = inProject(`src/node/kit/files/${LANGUAGE}`);

/**
 * Copies the engine, and records what start pages need of it.
 * @param home folder of the language's start page from the kit's folder
 */
export async function writeEngine(outDir: string, home: string, compileEngine = copyEngine): Promise<void> {
  const { skipToContent, announcement } = htmlShellMessages;
  const { scripts, styles } = await compileEngine(outDir, 'offline');
  const { kitBoot: bootScript, siteScript } = await openInlineScripts();
  const engine: KitEngine = {
    scripts,
    styles,
    bootScript,
    siteScript,
    words: { skipToContent, announcement, needsScript: buildMessages.kitNeedsScript },
  };
  const file = join(outDir, home, ENGINE_FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(engine));
}
