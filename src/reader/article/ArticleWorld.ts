// What an article needs from the page around it. Print, prerender and the offline kit pass their own.
import { type ComponentType, createContext, useContext } from 'react';

export type ArticleLink =
  | { kind: 'page' | 'file' | 'external' | 'program'; href: string }
  | { kind: 'broken' };

export interface ArticleFile {
  src: string;
  /** In CSS pixels, where the manifest knows them. */
  size: readonly [number, number] | undefined;
}

export interface ArticleWorld {
  /** Where a link as written leads. */
  resolveHref: (href: string) => ArticleLink;
  /** The image, video or sound behind a source as written; undefined on a foreign origin, which is never asked. */
  resolveFile: (src: string) => ArticleFile | undefined;
  /** Goes where a link between pages leads, without a load; false for other links. */
  follow: (link: HTMLAnchorElement) => boolean;
  /** Reads the page behind a link that the reader is likely to open. */
  readAhead: (link: HTMLAnchorElement) => void;
  /** Shows over the page what a control of the text enlarges (data-action). */
  Large: ComponentType<{ control: HTMLElement; onClose: () => void }>;
}

export const ArticleWorldContext = createContext<ArticleWorld | undefined>(undefined);

export function useArticleWorld(): ArticleWorld {
  const world = useContext(ArticleWorldContext);
  if (world === undefined) throw new Error('An article needs an ArticleWorldContext above it');
  return world;
}
