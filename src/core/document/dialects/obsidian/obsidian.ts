// Obsidian's comments and the ids of its blocks. Its wiki links, callouts and highlights are part of our own markdown.
import type { Dialect } from '../dialect.ts';
import { resolveBlockIds } from './blockIds.ts';
import { dropComments } from './comments.ts';

export const obsidian: Dialect = { name: 'obsidian', rewrite: dropComments, resolve: resolveBlockIds };
