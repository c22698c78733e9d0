import type { Translation } from '../translation.ts';
import type { expectedMessages as zh } from '../zh-Hans/expectedMessages.ts';

/** Each follows “expected” in a sentence. */
export const expectedMessages: Translation<typeof zh> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
  null: 'null',
  tocLevel: 'a whole number from 2 to 6',
  day: 'a date, such as 2025-06-01',
  lastUpdate: 'an object with date or author',
  id: 'text without slashes',
  line: 'one line of text',
  pattern: 'a regular expression',
  variableDefault: 'an object with default, which is required when name is a lowercase code name',
  metaName:
    'a name with only letters, digits, and _.:-, which the page does not set itself (such as description, robots, or viewport)',
  elementName: 'the name of a custom element: lowercase, with a hyphen, such as api-console',
  attributeName: 'the name of an attribute: lowercase, and not on…, style, class, is, or slot',
  color: 'a hexadecimal color, such as #0c7a5e',
  length: 'a length, such as 8px or 52rem',
  fonts: 'names of fonts, separated by commas; a name with punctuation in double quotes',
  fontWeight: 'a weight, such as 400, or 100 900 for a variable font',
  versions: 'a list with at least one version',
};
