import { ruleMessages } from '#i18n/ruleMessages';

/** A problem reported by a check. A finding never fails a build or a render. */
export interface Finding {
  /** Path inside the site folder; the caller adds it to findings of checks that get only a text. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, if known. */
  column?: number | undefined;
  rule: Rule;
  /** A sentence that describes the problem and how to fix it. */
  message: string;
  /** What the sentence is about, the same in each language: the URL of a link, the name of a field. */
  values?: FindingValues | undefined;
  /**
   * An unambiguous fix: replaces `length` characters from the column on with `text`; a line break counts as one
   * character.
   */
  fix?: { length: number; text: string } | undefined;
  /**
   * Reports merge findings of the same group into one line: syntax of another engine repeats in many files, unlike a
   * typo.
   */
  group?: string | undefined;
}

export type FindingValues = Readonly<Record<string, string | number | undefined>>;

/** Why text is not a table. */
type TableFault = 'delimiter' | 'cells' | 'noDelimiter' | 'rowsCutOff';

/** Kinds of findings in one text, each with the parameters of its message. */
export interface TextFindingValues {
  unknownAdmonition: [name: string];
  unknownAlert: [name: string];
  unclosedAdmonition: [name: string];
  strayClosing: [];
  unclosedFence: [];
  unclosedComment: [];
  droppedTag: [tag: string];
  /** @param attributes names of those that the element has */
  unlistedElement: [tag: string, ...attributes: string[]];
  unlistedAttribute: [tag: string, attribute: string];
  droppedAttribute: [tag: string, attribute: string];
  droppedAddress: [tag: string, address: string];
  unclosedTag: [tag: string];
  endlessHtml: [];
  notHtml: [tag: string];
  unknownComponent: [name: string];
  /** @param code of JavaScript, with its braces */
  expression: [code: string];
  deepHtml: [];
  headingGap: [from: number, to: number];
  extraH1: [text: string];
  emptyHeading: [];
  duplicateId: [id: string];
  takenId: [id: string];
  twiceDefined: [label: string, first: number];
  undefinedReference: [label: string];
  undefinedFootnote: [label: string];
  /** @param reason of the library, in English */
  brokenFormula: [formula: string, reason: string];
  longFormula: [];
  mergedCells: [];
  lostCells: [count: number, text: string];
  embeddedPage: [written: string];
  /** @param fault as in an IncludeFault */
  brokenInclude: [file: string, fault: string];
  backslashAddress: [written: string];
  unsafeLink: [url: string];
  unsafeImage: [url: string];
  tooComplex: [];
  wideMark: [written: string, instead: string];
  looseMark: [written: string, instead: string];
  unclosedMark: [];
  missingSpace: [written: string, instead: string];
  /** By its code point: 'U+200B'. */
  invisibleCharacter: [character: string];
  oddCode: [character: string];
  almostList: [written: string, instead: string];
  almostTable: [fault: TableFault, headCells: number, delimiterCells: number];
  swallowedText: [];
}

/** A finding in one text; `describeFinding` formats its message. */
export interface TextFinding {
  kind: keyof TextFindingValues;
  /** From 1. */
  line: number;
  /** From 1. Only the build computes the column; the client does not render it. */
  column?: number | undefined;
  values: readonly (string | number)[];
  fix?: Finding['fix'];
}

/** Name of a rule of the checks. The client may import only types from this file: the labels must not be in its
bundle. */
export type Rule = keyof typeof ruleMessages;

export function isRule(name: string): name is Rule {
  return Object.hasOwn(ruleMessages, name);
}
