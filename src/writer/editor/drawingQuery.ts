import { queryOptions } from '@tanstack/react-query';
import { loadPart } from '../../reader/platform/loadPart.ts';

/** What draws a page: readers load it with the pages themselves. */
export type Drawing = Awaited<ReturnType<typeof loadDrawing>>;

async function loadDrawing() {
  const [{ articleParts }, { Block }] = await Promise.all([
    loadPart(() => import(/* webpackChunkName: "docs" */ '../../reader/pages/DocPage.tsx')),
    loadPart(() => import(/* webpackChunkName: "blocks" */ '../../reader/article/Blocks.tsx')),
  ]);
  return { ...articleParts, Block };
}

export const drawingQuery = queryOptions({
  queryKey: ['drawing'],
  queryFn: loadDrawing,
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});
