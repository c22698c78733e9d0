import type { Translation } from '../translation.ts';
import type { unparsedMarkdownMessages as zh } from '../zh-Hans/unparsedMarkdownMessages.ts';
import { plural } from './format.ts';

export const unparsedMarkdownMessages: Translation<typeof zh> = {
  characters: {
    '\u00a0': 'no-break space',
    '\u00ad': 'soft hyphen',
    '\u200b': 'zero-width space',
    '\u200c': 'zero-width non-joiner',
    '\u200d': 'zero-width joiner',
    '\u2060': 'word joiner',
    '\u3000': 'full-width space',
    '\ufeff': 'byte order mark',
  },
  directionMark: 'directional formatting character',
  specialCharacter: 'special character',
  tableDelimiter:
    'the delimiter row, or a line next to it, is blank or has characters that Markdown does not recognize',
  tableCells: (head, delimiter) =>
    `the header row has ${plural(head, 'cell')}, but the delimiter row has ${delimiter}`,
  noDelimiter: 'the header row has no delimiter row | --- | below it',
  rowsCutOff: 'a blank line separates the rows below it from the table',
};
