import type { Rule } from './rules.ts';

/** One problem that a checker reports; findings never stop a build or blank a page. */
export interface Finding {
  /** Path inside the site folder; the reader of a single text leaves it to the caller. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** Column in the line, from 1, where it is known. */
  column?: number | undefined;
  rule: Rule;
  /** What is wrong and the way out, one sentence in Chinese. */
  message: string;
  /** What mends it, where that is certain: so many characters from its column on give way to a text; a line break counts as one. */
  fix?: { length: number; text: string } | undefined;
  /** What is told once where it is found often, by its name: the way of another engine, which is no slip. */
  habit?: string | undefined;
}

/** The kinds of mistake that can be seen in one text, each with what its sentence tells. */
export interface TextFindingValues {
  unknownAdmonition: [name: string];
  unknownAlert: [name: string];
  unclosedAdmonition: [name: string];
  strayClosing: [];
  unclosedFence: [];
  unclosedComment: [];
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
  takenId: [id: string];
  twiceDefined: [label: string, first: number];
  undefinedReference: [label: string];
  undefinedFootnote: [label: string];
  mergedCells: [];
  lostCells: [count: number, text: string];
  embeddedPage: [written: string];
  brokenInclude: [file: string, problem: string];
  backslashAddress: [written: string];
  unsafeLink: [url: string];
  unsafeImage: [url: string];
  tooComplex: [];
  wideMark: [written: string, instead: string];
  looseMark: [written: string, instead: string];
  unclosedMark: [];
  missingSpace: [written: string, instead: string];
  invisibleCharacter: [name: string];
  oddCode: [name: string];
  almostList: [written: string, instead: string];
  almostTable: [reason: string];
  swallowedText: [];
}

/** A mistake in one text: what and where. `describeFinding` has the words. */
export interface TextFinding {
  kind: keyof TextFindingValues;
  /** Line in the text, from 1. */
  line: number;
  /** Column in the line, from 1; the build knows it, browsers have no use for it. */
  column?: number | undefined;
  values: readonly (string | number)[];
  /** See `Finding`. */
  fix?: Finding['fix'];
}
