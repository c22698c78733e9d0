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

/** The kinds of mistake that can be seen in one text, each with what its sentence tells. */
export interface TextFindingValues {
  unknownAdmonition: [name: string];
  unclosedAdmonition: [name: string];
  strayClosing: [];
  unclosedFence: [];
  droppedTag: [tag: string];
  droppedAttribute: [tag: string, attribute: string];
  droppedAddress: [tag: string, address: string];
  unclosedTag: [tag: string];
  endlessHtml: [];
  notHtml: [tag: string];
  deepHtml: [];
  headingGap: [from: number, to: number];
  extraH1: [text: string];
  emptyHeading: [];
  duplicateId: [id: string];
  undefinedReference: [label: string];
  undefinedFootnote: [label: string];
  unsafeLink: [url: string];
  unsafeImage: [url: string];
  tooComplex: [];
}

/** A mistake in one text: what and where. `describeFinding` has the words. */
export interface TextFinding {
  kind: keyof TextFindingValues;
  /** Line in the text, from 1. */
  line: number;
  values: readonly (string | number)[];
}
