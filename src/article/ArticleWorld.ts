// What an article needs from the page around it. Print, prerender and the offline kit pass their own.
import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type InternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { to: string };

export type ArticleLink =
  | { kind: 'page'; to: string }
  | { kind: 'file' | 'external' | 'program'; href: string }
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
  /** Draws a link between pages. */
  Link: ComponentType<InternalLinkProps>;
}

export const ArticleWorldContext = createContext<ArticleWorld | undefined>(undefined);

export function useArticleWorld(): ArticleWorld {
  const world = useContext(ArticleWorldContext);
  if (world === undefined) throw new Error('An article needs an ArticleWorldContext above it');
  return world;
}
