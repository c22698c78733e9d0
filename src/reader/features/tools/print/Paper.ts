import type { Root } from 'hast';
import type { Chapter } from '../../../../core/print/printTree.ts';
import type { ArticleWorld } from '../../../article/ArticleWorld.ts';

/** A page's text, ready to be drawn. */
export interface PaperText {
  blocks: readonly Root[];
  world: ArticleWorld;
}

/** A heading, by its id on the paper. */
export interface PaperSection {
  id: string;
  text: string;
}

/** What is printed. */
export interface Paper {
  site: string;
  title: string;
  version: string | undefined;
  address: string;
  chapters: readonly Chapter[];
  /** The sections of the texts, by the ids of their chapters. */
  sections: ReadonlyMap<string, readonly PaperSection[]>;
  /** The texts that are drawn by now, by the ids of their chapters; undefined where one could not be read. */
  texts: ReadonlyMap<string, PaperText | undefined>;
}
