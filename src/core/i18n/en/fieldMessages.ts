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
  missing: 'required but missing',
  unknown: 'unknown field',
  unknownField: (near) =>
    `unknown field (${near === undefined ? 'prefix your own fields with x_' : `did you mean ${near}?`})`,
  unknownName: (kind, written, near, known) =>
    `Unknown ${kind} "${written}"; ${near === undefined ? `available: ${known.join(', ')}` : `did you mean ${near}?`}`,

  frontMatter: {
    invalid: (problem) => `Front matter is not valid YAML, so all its fields are ignored: ${problem}`,
    ignored: (problem) => `Front matter is ignored: ${problem}`,
    fieldIgnored: (field, problem) => `${field}: ${problem}; the field is ignored`,
    group: (field) => `the field ${field}`,
    levels: (min, max) => `expected at most toc_max_heading_level (${max}), got ${min}`,
    draftAndUnlisted: 'expected false because the page is a draft (draft: true), got true',
  },

  yaml: {
    errors: {
      BLOCK_AS_IMPLICIT_KEY: 'quote values that contain a colon, or check the indentation',
      MULTILINE_IMPLICIT_KEY: 'this line has no colon, or its indentation is wrong',
      DUPLICATE_KEY: 'the same field is set twice; delete one of them',
      TAB_AS_INDENT: 'tabs cannot be used for indentation; use spaces',
      MISSING_CHAR: 'a quote, a bracket, or a colon is missing',
      BAD_INDENT: 'the indentation is wrong, or a bracket is not closed',
      BAD_SCALAR_START: 'quote values that start with a special character',
      UNEXPECTED_TOKEN: 'quote values that contain brackets or other special characters',
    },
    otherError: 'invalid syntax',
    missingAnchor: 'YAML reads * as a reference to an anchor that does not exist; quote the value',
    fullWidthKey: (written, key) =>
      `Field name "${written}" has full-width characters and is read as ${key}; use half-width characters`,
    fullWidthColon: (key) =>
      `Full-width colon after ${key} is read as a half-width colon; use a half-width colon and a space`,
    missingSpace: (key) => `Missing space after the colon of ${key}; add a space (the value is read anyway)`,
    unquoted: (key, problem) => `Value of ${key} ${problem}; put it in quotes (it is read as text anyway)`,
    hash: 'contains #, which starts a comment in YAML',
    colon: 'contains a colon, which YAML does not allow',
    indicator: (char) => `starts with ${char}, which has a special meaning in YAML`,
  },
};
