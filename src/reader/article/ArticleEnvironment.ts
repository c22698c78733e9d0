// Functions and a component that an article needs from the page that renders it. The print view and the editor provide
// others.
import { type ComponentType, createContext, useContext } from 'react';

export type ArticleLink =
  | { kind: 'page' | 'file' | 'external' | 'program'; href: string }
  | { kind: 'broken' };

export interface ArticleFile {
  src: string;
  /** In CSS pixels; undefined if the manifest does not list the file. */
  size: readonly [number, number] | undefined;
}

export interface ArticleEnvironment {
  /** Resolves a link as written in markdown. */
  resolveHref: (href: string) => ArticleLink;
  /**
   * Resolves the source of an image, video or sound; undefined for other origins, to which the page sends no
   * request.
   */
  resolveFile: (src: string) => ArticleFile | undefined;
  /** Origins of which the page may load images. */
  imageHosts?: readonly string[] | undefined;
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
