import type { Translation } from '../translation.ts';
import type { fieldMessages as zh } from '../zh-Hans/fieldMessages.ts';
import { either } from './format.ts';

export const fieldMessages: Translation<typeof zh> = {
  received: {
    nothing: 'nothing',
    text: (text) => `"${text}"`,
    number: (number) => String(number),
    boolean: (value) => String(value),
  },
  literal: (written) => written,
  oneOf: either,
  wrongValue: (expected, received) => `expected ${expected}, got ${received}`,
  missing: 'required, but missing',
  unknown: 'unknown field',
  unknownField: (near) =>
    `unknown field (${near === undefined ? 'start the names of your own fields with x_' : `did you mean ${near}?`})`,
  unknownName: (kind, written, near, known) =>
    `Unknown ${kind} "${written}"; ${near === undefined ? `available: ${known.join(', ')}` : `did you mean ${near}?`}`,

  frontMatter: {
    invalid: (problem) => `Front matter is not valid YAML, so all its fields are ignored: ${problem}`,
    ignored: (problem) => `Front matter is ignored: ${problem}`,
    fieldIgnored: (field, problem) => `${field}: ${problem}; the field is ignored`,
    group: (field) => `the field ${field}`,
    levels: (min, max) => `expected at most toc_max_heading_level (${max}), got ${min}`,
    draftAndUnlisted: 'expected false, since the page is a draft (draft: true), got true',
  },

  yaml: {
    errors: {
      BLOCK_AS_IMPLICIT_KEY: 'put a value that contains a colon in quotes, or check the indentation',
      MULTILINE_IMPLICIT_KEY: 'this line has no colon, or its indentation is wrong',
      DUPLICATE_KEY: 'the same field is set twice; delete one of them',
      TAB_AS_INDENT: 'tabs cannot be used for indentation; use spaces',
      MISSING_CHAR: 'a quote, a bracket or a colon is missing',
      BAD_INDENT: 'the indentation is wrong, or a bracket is not closed',
      BAD_SCALAR_START: 'put a value that starts with a special character in quotes',
      UNEXPECTED_TOKEN: 'put a value that contains brackets or other special characters in quotes',
    },
    otherError: 'invalid syntax',
    missingAnchor: 'YAML reads * as a reference, and its target does not exist; put the value in quotes',
    fullWidthKey: (written, key) =>
      `Field name "${written}" has full-width characters and is read as ${key}; use half-width characters`,
    fullWidthColon: (key) =>
      `Full-width colon after ${key} is read as a half-width colon; use a half-width colon and a space`,
    missingSpace: (key) =>
      `Missing space after the colon of ${key}; the value is read anyway, but add a space`,
    unquoted: (key, problem) => `Value of ${key} ${problem}; it is read as text anyway, but put it in quotes`,
    hash: 'contains #, which starts a comment in YAML',
    colon: 'contains a colon, which YAML does not allow',
    indicator: (char) => `starts with ${char}, which has a special meaning in YAML`,
  },
};
