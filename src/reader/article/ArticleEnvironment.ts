// What an article needs from the page that renders it; print, prerender and the editor provide their own.
import { type ComponentType, createContext, useContext } from 'react';

export type ArticleLink =
  | { kind: 'page' | 'file' | 'external' | 'program'; href: string }
  | { kind: 'broken' };

export interface ArticleFile {
  src: string;
  /** In CSS pixels; undefined: not in the manifest. */
  size: readonly [number, number] | undefined;
}

export interface ArticleEnvironment {
  /** Resolves a link as written in markdown. */
  resolveHref: (href: string) => ArticleLink;
  /**
   * Resolves the source of an image, video or sound; undefined for a foreign origin, from which nothing is
   * fetched.
   */
  resolveFile: (src: string) => ArticleFile | undefined;
  /** Navigates to the page of a link without a page load; false for links that the router does not handle. */
  follow: (link: HTMLAnchorElement) => boolean;
  /** Prefetches the page of a link that the reader is likely to open. */
  readAhead: (link: HTMLAnchorElement) => void;
  /** Component that shows an image or diagram in a dialog (`data-action="enlarge"`). */
  Large: ComponentType<{ control: HTMLElement; onClose: () => void }>;
}

export const ArticleEnvironmentContext = createContext<ArticleEnvironment | undefined>(undefined);

export function useArticleEnvironment(): ArticleEnvironment {
  const environment = useContext(ArticleEnvironmentContext);
  if (environment === undefined) throw new Error('An article needs an ArticleEnvironmentContext above it');
  return environment;
}
