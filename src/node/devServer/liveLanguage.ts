// The part of the development server that speaks the language of its pages. This module is compiled and loaded in each
// language of a site besides the default one (node/compile/importInLanguage.ts).
import { createDevHandler, type DevHandlerOptions } from './devHandler.ts';
import { openLiveEngine } from './liveEngine.ts';
import type { Handler } from './siteHandler.ts';

export interface LiveLanguage {
  handle: Handler;
  close: () => Promise<void>;
}

/** @param onRebuild is called when open pages run an outdated bundle */
export function openLiveLanguage(
  options: Omit<DevHandlerOptions, 'engine'>,
  onRebuild: () => void,
): LiveLanguage {
  const engine = openLiveEngine(onRebuild);
  return { handle: createDevHandler({ ...options, engine: engine.current }), close: engine.close };
}
