// The browser bundle for the development server, cached by the hash of its sources. The compiler, which takes seconds
// and half a gigabyte, is loaded only after an edit of the sources.
import { join } from 'node:path';
import { devServerMessages as messages } from '../../core/i18n/devServerMessages.ts';
import { buildInlineScript } from '../build/inlineScript.ts';
import { ENGINE_SOURCES } from '../compile/engineStore.ts';
import type { EngineBuild } from '../compile/keptEngine.ts';
import { openEngine } from '../compile/keptEngine.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { openCachedFolder } from '../lib/diskCache.ts';
import { PROJECT } from '../lib/project.ts';
import { hashSources } from '../lib/sourceHash.ts';
import { watchFolder } from './watchFolder.ts';

/** Output of the compiler in watch mode. */
const WATCHED_DIR = cacheDir('docs-dev');

export interface RunningEngine {
  build: EngineBuild;
  /** Output folder of the build. */
  folder: string;
  /** Inlined in the head of each page. */
  bootScript: string;
}

export interface LiveEngine {
  /** The last build that succeeded; the error where none has yet. */
  current: () => Promise<RunningEngine | Error>;
  close: () => Promise<void>;
}

/** @param onRebuild is called when open pages run an outdated bundle */
export function openLiveEngine(onRebuild: () => void): LiveEngine {
  let current = openCachedEngine().catch(toError);
  let closeCompiler: Promise<() => Promise<void>> | undefined;
  const closeWatch = watchFolder(join(PROJECT, 'src'), async (files) => {
    const isBundled = files.some((file) => ENGINE_SOURCES.isMeant?.(`src/${file}`));
    if (isBundled) closeCompiler ??= watchEngine();
  });
  const watchEngine = async () => {
    const { watchCode } = await import('../compile/compile.ts');
    return watchCode(WATCHED_DIR, {
      onBuild: async (build) => {
        const bootScript = await buildInlineScript();
        current = Promise.resolve({ build, folder: WATCHED_DIR, bootScript });
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

async function openCachedEngine(): Promise<RunningEngine> {
  const { folder, value } = await openCachedFolder(cacheDir('engine'), {
    kind: 'development',
    findHash: () => hashSources(ENGINE_SOURCES),
    make: async (into) => {
      const { compile } = await import('../compile/compile.ts');
      return { build: await compile('development', into), bootScript: await buildInlineScript() };
    },
  });
  return { ...value, build: openEngine(value.build), folder };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
