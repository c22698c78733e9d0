// The engine's own code for the development server. It is compiled once for each state of its sources and kept;
// the compiler, which takes seconds and half a gigabyte, is loaded for those who change the code.
import { join } from 'node:path';
import { buildInlineScript } from '../build/inlineScript.ts';
import { ENGINE_SOURCES } from '../compile/engineStore.ts';
import type { EngineBuild } from '../compile/keptEngine.ts';
import { openEngine } from '../compile/keptEngine.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { openCachedFolder } from '../lib/diskCache.ts';
import { PROJECT } from '../lib/project.ts';
import { hashSources } from '../lib/sourceHash.ts';
import { watchFolder } from './watchFolder.ts';

/** Where code is compiled to while it is being written. */
const WATCHED_DIR = cacheDir('docs-dev');

export interface RunningEngine {
  build: EngineBuild;
  /** In which its files are. */
  folder: string;
  /** The script in the head of each page. */
  bootScript: string;
}

export interface LiveEngine {
  /** The latest good build, or what is wrong with the code when there was none yet. */
  current: () => Promise<RunningEngine | Error>;
  close: () => Promise<void>;
}

/** `onRebuild` is called when the code that open pages run is no longer the latest. */
export function openLiveEngine(onRebuild: () => void): LiveEngine {
  let current = openKeptEngine().catch(toError);
  let closeCompiler: Promise<() => Promise<void>> | undefined;
  const closeWatch = watchFolder(join(PROJECT, 'src'), async (files) => {
    const isMeant = files.some((file) => ENGINE_SOURCES.isMeant?.(`src/${file}`));
    if (isMeant) closeCompiler ??= watchEngine();
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
        console.error(`编译没有成功：\n${message}`);
        if ((await current) instanceof Error) current = Promise.resolve(new Error(message));
      },
    });
  };
  // What is wrong with the code may be mended before this is looked at.
  void current.then((engine) => {
    if (!(engine instanceof Error)) return;
    console.error(`编译没有成功：\n${engine.message}`);
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

async function openKeptEngine(): Promise<RunningEngine> {
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
