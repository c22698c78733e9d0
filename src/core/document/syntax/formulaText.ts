// Tells formulas from amounts, shell variables and escaped brackets, which use the same signs.

/** Begins a line of a formula that markdown would take for a block; a character for private use. */
export const LINE_MARK = '\uE001';

interface FormulaText {
  /** `$`, `$$`, `\(` or `\[` */
  opening: string;
  content: string;
  /** The characters around, empty at the ends of a text. */
  before: string;
  after: string;
}

/** A command, an index or an exponent. */
const TEX = /\\[a-z]{2,}|[\w)}\]'|]\^|[_^]\{|(?:^|[^A-Za-z\d_][A-Za-z]?|[)}])_[A-Za-z\d\\]/i;
/** An operator behind a variable or a number; words with a sign between them are options of a program. */
const OPERATION =
  /(?:^|[^A-Za-z])(?:[A-Za-z]|\d{1,9})[)\]'!]?(?:\s*[=<>+×÷≤≥≠≈∈→]|\s+[-*/|])\s*[A-Za-z\d(\\√∞|-]/;
/** A variable or a function: no words. */
const EXPRESSION = /^(?!\s*\d+\s*$)(?!.*[A-Za-z]{2})\s*[A-Za-z\d(|].*$/s;

const isTex = (content: string) =>
  TEX.test(content) || (OPERATION.test(content) && !/<\/[a-z]/i.test(content));

/** By its opening, whether a text between a pair of marks is a formula. */
const RULES: Readonly<Record<string, (text: FormulaText) => boolean>> = {
  // Pandoc's rule `tex_math_dollars`. A letter or a bracket behind the end may belong to a second variable: `$a/$b`.
  $: ({ content, after }) =>
    /^\S(?:.*\S)?$/s.test(content) &&
    !/\d/.test(after) &&
    (!/[A-Za-z_{(@#]/.test(after) || /\\[A-Za-z]|\^/.test(content)),
  $$: ({ content }) => /^\S(?:.*\S)?$/s.test(content) || isTex(content),
  '\\(': ({ content, before }) => isTex(content) || (EXPRESSION.test(content) && !/\w/.test(before)),
  '\\[': ({ content, after }) => isTex(content) && after !== '(',
};

/** Whether a text between a pair of marks is a formula. */
export const isFormula = (text: FormulaText): boolean =>
  text.content.trim() !== '' && RULES[text.opening]?.(text) === true;
