// The browser's part of an engine without Node, in one language. This module is compiled and loaded in that language
// (node/compile/importInLanguage.ts).
import { cp } from 'node:fs/promises';
import { folderShellMessages } from '#site-i18n/folderShellMessages';
import { htmlShellMessages } from '#site-i18n/htmlShellMessages';
import { LANGUAGE } from '#site-i18n/language';
import type { EngineFiles } from '../../core/site/manifest/shellAttributes.ts';
import { copyEngine } from '../compile/engine.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { inProject } from '../lib/project.ts';

export interface BrowserEngine {
  language: string;
  files: EngineFiles;
  /** Inline script, the same in each language. */
  bootScript: string;
  words: typeof folderShellMessages & { skipToContent: string; needsScript: string };
}

/** Copies the engine and the instructions into a folder. */
export async function writeBrowserEngine(folder: string): Promise<BrowserEngine> {
  const { scripts, styles } = await copyEngine(folder, 'folder');
  await cp(inProject(`src/node/package/browser/${LANGUAGE}`), folder, { recursive: true });
  const { skipToContent, needsScript } = htmlShellMessages;
  return {
    language: LANGUAGE,
    files: { scripts, styles },
    bootScript: (await openInlineScripts()).folderBoot,
    words: { ...folderShellMessages, skipToContent, needsScript: needsScript() },
  };
}
