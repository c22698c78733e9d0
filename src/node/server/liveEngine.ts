// The engine's own code while it is being written: compiled now and after each change.
import { type EngineBuild, watchCode } from '../engine/compile.ts';

export interface LiveEngine {
  /** The latest good build, or what is wrong with the code when there was none yet. */
  current: () => Promise<EngineBuild | Error>;
  close: () => Promise<void>;
}

/** `onRebuild` is called when the code that open pages run is no longer the latest. */
export async function openLiveEngine(outDir: string, onRebuild: () => void): Promise<LiveEngine> {
  let settleFirst: (outcome: EngineBuild | Error) => void = () => {};
  let current = new Promise<EngineBuild | Error>((resolve) => {
    settleFirst = resolve;
  });
  let goodHash: string | undefined;
  const close = await watchCode('development', outDir, {
    onBuild: (build, hash) => {
      settleFirst(build);
      current = Promise.resolve(build);
      if (goodHash !== undefined && goodHash !== hash) onRebuild();
      goodHash = hash;
    },
    onErrors: (message) => {
      console.error(`编译没有成功：\n${message}`);
      const error = new Error(message);
      settleFirst(error);
      if (goodHash === undefined) current = Promise.resolve(error);
    },
  });
  return { current: () => current, close };
}
