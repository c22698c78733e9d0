import type { Translation } from '../translation.ts';
import type { manifestErrorMessages as zh } from '../zh-Hans/manifestErrorMessages.ts';

export const manifestErrorMessages: Translation<typeof zh> = {
  invalid: (file) => `${file} is invalid`,
  notJson: (file) => `${file} is not valid JSON`,
  position: (line, column, message) => `line ${line}, column ${column}: ${message}`,
  issue: (place, text) => `${place || 'top level'}: ${text}`,
  issues: (listed, more) => `${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
  explained: (message, details) => `${message}: ${details}`,
  json: {
    found: (expected, found) =>
      `${expected}, got ${found === '' ? 'whitespace or the end of the file' : `"${found}"`}`,
    incompleteText: 'unterminated or invalid string (a missing quote, a line break, or an invalid escape)',
    colon: 'expected a colon',
    comma: (closing) => `expected a comma or ${closing}`,
    end: 'expected the end of the file',
    key: 'expected a name in double quotes',
    value: 'expected a value',
  },
};
