// The table language -> what draws a fenced block in the place of its code, loaded with the first such block.
import { loadPart } from '../platform/loadPart.ts';
import type { LoadFence } from './fences/LazyFence.tsx';

export const fences: ReadonlyMap<string, LoadFence> = new Map([
  ['mermaid', () => loadPart(() => import(/* webpackChunkName: "diagram" */ './fences/Diagram.tsx'))],
]);
