// Schema of reader variables (core/variables) in front matter and manifest.
import * as v from 'valibot';
import { isPlainName, toPattern } from '../../variables/readerVariable.ts';

/** One line: the parser matches values within text nodes. */
const Line = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && !/\p{Cc}/u.test(text), '一行文字'),
);

const Pattern = v.pipe(v.string(), v.check(isPattern, '正则表达式'));

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
    '含 default 的对象（name 是小写的代号时，正文里写的是 default）',
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
