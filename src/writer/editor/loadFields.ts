import { loadChunk } from '../../reader/platform/loadChunk.ts';

/** Loads the fields of front matter, in the chunk of the text field. */
export const loadFields = () =>
  loadChunk(() => import(/* webpackChunkName: "editor" */ './frontMatterFields.ts'));
