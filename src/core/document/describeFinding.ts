import { findingMessages } from '#i18n/findingMessages';
import type { Finding, Rule, TextFinding, TextFindingValues } from '../site/manifest/finding.ts';

type Names<T extends readonly unknown[]> = { readonly [Index in keyof T]: string };

/** Maps a kind of finding to its lint rule and the names of its values. */
const RULES: {
  readonly [K in keyof TextFindingValues]: readonly [Rule, ...Names<TextFindingValues[K]>];
} = {
  unknownAdmonition: ['unknown-admonition', 'name'],
  unknownAlert: ['unknown-admonition', 'name'],
  unclosedAdmonition: ['unclosed-admonition', 'name'],
  strayClosing: ['unclosed-admonition'],
  unclosedFence: ['unclosed-fence'],
  unclosedComment: ['unclosed-comment'],
  droppedTag: ['dropped-html', 'tag'],
  unlistedElement: ['dropped-html', 'tag'],
  unlistedAttribute: ['dropped-html', 'tag', 'attribute'],
  droppedAttribute: ['dropped-html', 'tag', 'attribute'],
  droppedAddress: ['dropped-html', 'tag', 'url'],
  unclosedTag: ['dropped-html', 'tag'],
  endlessHtml: ['dropped-html'],
  notHtml: ['dropped-html', 'tag'],
  unknownComponent: ['dropped-html', 'tag'],
  expression: ['dropped-html', 'code'],
  deepHtml: ['dropped-html'],
  headingGap: ['heading-gap', 'from', 'to'],
  extraH1: ['extra-h1', 'text'],
  emptyHeading: ['empty-heading'],
  duplicateId: ['duplicate-id', 'id'],
  takenId: ['duplicate-id', 'id'],
  twiceDefined: ['duplicate-id', 'label', 'firstLine'],
  undefinedReference: ['undefined-reference', 'label'],
  undefinedFootnote: ['undefined-footnote', 'label'],
  brokenFormula: ['broken-formula', 'formula', 'reason'],
  longFormula: ['broken-formula'],
  mergedCells: ['lost-cell'],
  lostCells: ['lost-cell', 'count', 'text'],
  embeddedPage: ['broken-include', 'written'],
  brokenInclude: ['broken-include', 'file', 'fault'],
  backslashAddress: ['backslash', 'url'],
  unsafeLink: ['broken-link', 'url'],
  unsafeImage: ['broken-image', 'url'],
  tooComplex: ['too-complex'],
  wideMark: ['full-width-mark', 'written', 'instead'],
  looseMark: ['stray-mark', 'written', 'instead'],
  unclosedMark: ['stray-mark'],
  missingSpace: ['missing-space', 'written', 'instead'],
  invisibleCharacter: ['invisible-character', 'character'],
  oddCode: ['invisible-character', 'character'],
  almostList: ['not-a-list', 'written', 'instead'],
  almostTable: ['not-a-table', 'fault', 'headCells', 'delimiterCells'],
  swallowedText: ['not-a-table'],
};

/** Rules that are checked on a single text, without the other files of the site. */
export const TEXT_RULES: ReadonlySet<Rule> = new Set(Object.values(RULES).map(([rule]) => rule));

type Message = (...values: (string | number)[]) => string;

/** Adds the lint rule and the message to a finding in one text. */
export function describeFinding({ kind, line, column, values, fix }: TextFinding): Omit<Finding, 'file'> {
  // The message takes the values of the same kind; TypeScript cannot infer that from an indexed access.
  const message = findingMessages.kinds[kind] as Message;
  const repeated = findingMessages.repeated[kind] as Message | undefined;
  const short = values.map(shorten);
  const [rule, ...names] = RULES[kind];
  return {
    line,
    column,
    rule,
    message: message(...short),
    values: Object.fromEntries(names.map((name, at) => [name, short[at]])),
    group: repeated?.(...short),
    ...(fix && { fix }),
  };
}

/** Truncates a value, since a message is one line and a data URL may be a megabyte long. */
function shorten(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
