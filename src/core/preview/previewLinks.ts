/** The links of a text that lead to a page of the site; those of headings and footnotes are none. */
export const PREVIEW_LINKS =
  '.prose a[href]:not([target], [data-action], [data-footnote-ref], [data-footnote-backref])';

/** The pointer rests on a link this long, in milliseconds, before it is shown what it leads to. */
export const PREVIEW_DELAY = 450;
