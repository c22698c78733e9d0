// What a comparison takes from others: importing it would cost every page.
import { createContext, useContext } from 'react';
import type { DocEntry, Version } from '../../../core/site/manifest/manifest.ts';
import type { ArticleWorld } from '../../article/ArticleWorld.ts';
import { loadPart } from '../../platform/loadPart.ts';

/** Ties a page's text to the site. */
export type UseWorld = (entry: DocEntry, version: Version) => ArticleWorld;

/** What draws the blocks of a text: a part of its own, which most readers have by then. */
type Drawing = typeof import('../../article/Blocks.tsx');

export const DrawingContext = createContext<Drawing | undefined>(undefined);

export function loadDrawing(): Promise<Drawing> {
  return loadPart(() => import(/* webpackChunkName: "blocks" */ '../../article/Blocks.tsx'));
}

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (drawing === undefined) throw new Error('A comparison needs a DrawingContext above it');
  return drawing;
}
