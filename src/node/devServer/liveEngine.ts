// The browser bundle for the development server, cached by the hash of its sources. The compiler, which takes seconds
// and half a gigabyte, is loaded only after an edit of the sources.
import { join } from 'node:path';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { inLanguage } from '../compile/bundlerSettings.ts';
import { openBrowserPart } from '../compile/engine.ts';
import { type EngineBuild, engineFromJson } from '../compile/engineBuild.ts';
import { type InlineScripts, openInlineScripts } from '../compile/inlineScripts.ts';
import { cacheDir, PROJECT } from '../lib/project.ts';
import { watchFolder } from './watchFolder.ts';

/** Output of the compiler in watch mode. */
const WATCHED_DIR = cacheDir(inLanguage('docs-dev'));

export interface RunningEngine {
  build: EngineBuild;
  /** Output folder of the build. */
  folder: string;
  /** Inlined into pages. */
  scripts: InlineScripts;
}

export interface LiveEngine {
  /** The last successful build; before the first one, the compiler's error. */
  current: () => Promise<RunningEngine | Error>;
  close: () => Promise<void>;
}

/** @param onRebuild is called when open pages run an outdated bundle */
export function openLiveEngine(onRebuild: () => void): LiveEngine {
  const compiling = openBrowserPart('development');
  let current = openEngine(compiling).catch(toError);
  let closeCompiler: Promise<() => Promise<void>> | undefined;
  const closeWatch = watchFolder(join(PROJECT, 'src'), async (files) => {
    const inputs = new Set((await compiling.catch(() => undefined))?.inputs);
    if (files.some((file) => inputs.has(`src/${file}`))) closeCompiler ??= watchEngine();
  });
  const watchEngine = async () => {
    const { watchBrowser } = await import('../compile/compileBrowser.worker.ts');
    return watchBrowser(WATCHED_DIR, {
      onBuild: async (build) => {
        current = Promise.resolve({ build, folder: WATCHED_DIR, scripts: await openInlineScripts() });
        onRebuild();
      },
      onErrors: async (message) => {
        console.error(messages.compileFailed(message));
        if ((await current) instanceof Error) current = Promise.resolve(new Error(message));
      },
    });
  };
  // Starts in watch mode after a failed build, so that a fix of the sources is compiled.
  void current.then((engine) => {
    if (!(engine instanceof Error)) return;
    console.error(messages.compileFailed(engine.message));
    closeCompiler ??= watchEngine();
  });
  return {
    current: () => current,
    close: async () => {
      closeWatch();
      await (await closeCompiler)?.();
    },
  };
}

async function openEngine(compiling: ReturnType<typeof openBrowserPart>): Promise<RunningEngine> {
  const [{ folder, value }, scripts] = await Promise.all([compiling, openInlineScripts()]);
  return { build: engineFromJson(value), folder, scripts };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
