// A site's own words: `.copywriting.yml` in the site folder. It is the site's, not the engine's, because
// another team's documentation has other terms; its dot keeps it out of what is published.
import * as v from 'valibot';
import { describeIssue } from '../../core/site/manifest/schemaIssue.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';

export const WORD_TABLE_FILE = '.copywriting.yml';

const Texts = v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []);
/** Regular expressions. What matches nothing at all would be found, and mended, between any two letters. */
const Patterns = v.array(
  v.pipe(
    v.string(),
    v.check((text) => toPattern(text) !== undefined, '有效的正则表达式'),
    v.check((text) => toPattern(text)?.test('') !== true, '不会匹配空文字的正则表达式'),
  ),
);
/** What a page may be asked to have. */
const Requirement = v.picklist(['h1', 'description', 'keywords', 'diagram-name']);

const WordTableSchema = v.strictObject({
  /** What every page must have. */
  require: v.optional(v.array(Requirement), []),
  /** Names that have one spelling. */
  names: Texts,
  /** Terms that have one wording; `not` holds regular expressions. */
  terms: v.optional(v.array(v.strictObject({ write: v.string(), not: Patterns })), []),
  /** Words that do not belong into documentation, as regular expressions, by reason. */
  forbidden: v.optional(v.array(v.strictObject({ why: v.string(), words: Patterns })), []),
  /** Labels of the product, quoted as they stand there, whatever the rules say. */
  verbatim: Texts,
});

export type WordTable = v.InferOutput<typeof WordTableSchema>;
export type PageRequirement = v.InferOutput<typeof Requirement>;

function toPattern(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u');
  } catch {
    return undefined;
  }
}

/** Reads the text of a table. Throws when it is wrong. */
export function parseWordTable(text: string): WordTable {
  const fields = readYamlFields(text);
  if ('message' in fields) throw new Error(`${WORD_TABLE_FILE}:${fields.line} ${fields.message}`);
  const result = v.safeParse(WordTableSchema, fields.data);
  if (result.success) return result.output;
  const issues = result.issues.map(describeIssue).map(({ place, text }) => `${place} ${text}`);
  throw new Error(`${WORD_TABLE_FILE}：${issues.join('；')}`);
}
