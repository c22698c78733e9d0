// What the search's engine and what shows its answers have agreed on.

/** A section (or a page's beginning) that answers a query. */
export interface SearchHit {
  /** Site path with the section's anchor, percent-encoded: `/docs/deploy#日常命令`. */
  href: string;
  /** Name of the version that it stands in. */
  version: string;
  pageTitle: string;
  /** Headings above the section, outer first; neither the page's title nor the section's own heading. */
  trail: readonly string[];
  /** The section's heading; undefined for the text before the first one. */
  heading: string | undefined;
  /** Text around the first hits, with the places to mark in it. */
  excerpt: { text: string; marks: readonly (readonly [start: number, end: number])[] };
}

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** How many hits there are, listed or not. */
  total: number;
  /** What to mark on the page itself: the query's words as written, longest first. */
  words: readonly string[];
  /** Words of the index that are near, where nothing was found. */
  nearTerms: readonly string[];
}

export interface SearchOptions {
  limit: number;
  /** The last word may be unfinished. */
  isTyping: boolean;
  signal?: AbortSignal | undefined;
}

export interface Searcher {
  /** Rejects with a ContentError when the index cannot be read; aborts with the signal. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
}
