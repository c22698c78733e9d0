import { findingMessages } from '#i18n/findingMessages';
import type { Finding, Rule, TextFinding, TextFindingValues } from '../site/manifest/finding.ts';

/** Maps a kind of finding to its lint rule. */
const RULES: Readonly<Record<keyof TextFindingValues, Rule>> = {
  unknownAdmonition: 'unknown-admonition',
  unknownAlert: 'unknown-admonition',
  unclosedAdmonition: 'unclosed-admonition',
  strayClosing: 'unclosed-admonition',
  unclosedFence: 'unclosed-fence',
  unclosedComment: 'unclosed-comment',
  droppedTag: 'dropped-html',
  droppedAttribute: 'dropped-html',
  droppedAddress: 'dropped-html',
  unclosedTag: 'dropped-html',
  endlessHtml: 'dropped-html',
  notHtml: 'dropped-html',
  deepHtml: 'dropped-html',
  headingGap: 'heading-gap',
  extraH1: 'extra-h1',
  emptyHeading: 'empty-heading',
  duplicateId: 'duplicate-id',
  takenId: 'duplicate-id',
  twiceDefined: 'duplicate-id',
  undefinedReference: 'undefined-reference',
  undefinedFootnote: 'undefined-footnote',
  mergedCells: 'lost-cell',
  lostCells: 'lost-cell',
  embeddedPage: 'broken-include',
  brokenInclude: 'broken-include',
  backslashAddress: 'backslash',
  unsafeLink: 'broken-link',
  unsafeImage: 'broken-image',
  tooComplex: 'too-complex',
  wideMark: 'full-width-mark',
  looseMark: 'stray-mark',
  unclosedMark: 'stray-mark',
  missingSpace: 'missing-space',
  invisibleCharacter: 'invisible-character',
  oddCode: 'invisible-character',
  almostList: 'not-a-list',
  almostTable: 'not-a-table',
  swallowedText: 'not-a-table',
};

/** Rules that are checked on a single text, without the other files of the site. */
export const TEXT_RULES: ReadonlySet<Rule> = new Set(Object.values(RULES));

type Message = (...values: (string | number)[]) => string;

/** Adds the lint rule and the message to a finding in one text. */
export function describeFinding({ kind, line, column, values, fix }: TextFinding): Omit<Finding, 'file'> {
  // The message takes the values of the same kind; TypeScript cannot infer that from an indexed access.
  const message = findingMessages.kinds[kind] as Message;
  const repeated = findingMessages.repeated[kind] as Message | undefined;
  const short = values.map(shorten);
  return {
    line,
    column,
    rule: RULES[kind],
    message: message(...short),
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
