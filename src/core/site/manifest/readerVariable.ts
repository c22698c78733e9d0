// Schema of reader variables (core/variables) in front matter and manifest.

import * as v from 'valibot';
import { expectedMessages } from '#i18n/expectedMessages';
import { isPlainName, toPattern } from '../../variables/readerVariable.ts';

/** Text without line breaks: the parser finds a variable only within one text node. */
const Line = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && !/\p{Cc}/u.test(text), expectedMessages.line),
);

const Pattern = v.pipe(v.string(), v.check(isPattern, expectedMessages.pattern));

export const ReaderVariableSchema = v.pipe(
  v.object({
    name: Line,
    label: Line,
    default: v.optional(Line),
    pattern: v.optional(Pattern),
    secret: v.optional(v.boolean()),
  }),
  v.check(
    (value) => !isPlainName(value.name) || value.default !== undefined,
    expectedMessages.variableDefault,
  ),
);

function isPattern(text: string): boolean {
  try {
    toPattern(text);
    return true;
  } catch {
    return false;
  }
}
