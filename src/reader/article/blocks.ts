// What draws a parsed text. A page that the build drew does without.
import type { ComponentType } from 'react';
import { loadPart } from '../platform/loadPart.ts';
import type { BlocksProps } from './Blocks.tsx';

let blocks: ComponentType<BlocksProps> | undefined;

/** Loads the component; until then readyBlocks() has nothing. */
export async function loadBlocks(): Promise<void> {
  blocks ??= (await loadPart(() => import(/* webpackChunkName: "blocks" */ './Blocks.tsx'))).Blocks;
}

export function readyBlocks(): typeof blocks {
  return blocks;
}
