/** One problem that a checker reports; findings never stop a build or blank a page. */
export interface Finding {
  /** Path inside the site folder; the reader of a single text leaves it to the caller. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** Stable name of the rule, `broken-link`. */
  rule: string;
  /** What is wrong and the way out, one sentence in Chinese. */
  message: string;
}
