// Interface between the search engine and the components that render its answers.

/** A matching section. The text before the first heading of a page is a section too. */
export interface SearchHit {
  /** Site path with the section's anchor, percent-encoded: `/docs/deploy#日常命令`. */
  href: string;
  /** Name of the version. */
  version: string;
  pageTitle: string;
  /** Headings above the section, outermost first, without the page's title and the section's own heading. */
  trail: readonly string[];
  /** Heading of the section; undefined before the first one. */
  heading: string | undefined;
  /** Text around the first match, with the ranges to highlight. */
  excerpt: { text: string; marks: readonly (readonly [start: number, end: number])[] };
}

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Number of all hits. */
  total: number;
  /** Words to highlight on the page: the tokens of the query as typed, longest first. */
  words: readonly string[];
  /** Suggestions from the index when there is no hit. */
  nearTerms: readonly string[];
}

export interface SearchOptions {
  limit: number;
  /** The last word may be incomplete: it is matched as a prefix. */
  isTyping: boolean;
  signal?: AbortSignal | undefined;
}

export interface Searcher {
  /** Rejects with a ContentError if the index cannot be fetched; the signal aborts the search. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
}
