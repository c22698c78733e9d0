// What the development server tells a page of the mistakes in its site.

/** A mistake, and where it is. */
export interface PlacedFinding {
  /** `public/docs/v8/deploy.md:12:3` */
  position: string;
  /** `链接打不开` */
  rule: string;
  message: string;
  /** Address of the page that shows it, as a link has it; undefined where no page does. */
  path?: string | undefined;
  /** The same of its place on the page's desk; undefined where the page has none. */
  desk?: string | undefined;
  /** Words that stand beside it in the text. */
  words?: string | undefined;
}

export interface PageFindings {
  /** In the page's own text. */
  own: readonly PlacedFinding[];
  /** Elsewhere, those first that no page shows: the manifest's are everybody's. */
  others: readonly PlacedFinding[];
  /** How many there are elsewhere. */
  othersCount: number;
}
