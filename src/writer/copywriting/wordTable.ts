// Parses a site's word table, `.copywriting.yml` in the site folder. The table belongs to the site, because each product
// has its own terms; the file name is hidden, so that the build does not publish it.

import * as v from 'valibot';
import { copywritingRuleMessages as messages } from '#i18n/copywritingRuleMessages';
import { describeIssue } from '../../core/site/manifest/schemaIssue.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';

export const WORD_TABLE_FILE = '.copywriting.yml';

const Texts = v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []);
/** Regular expressions. An expression that matches the empty string is invalid: it would match at every offset. */
const Patterns = v.array(
  v.pipe(
    v.string(),
    v.check((text) => toPattern(text) !== undefined, messages.validPattern),
    v.check((text) => toPattern(text)?.test('') !== true, messages.patternMatchesText),
  ),
);
const Requirement = v.picklist(['h1', 'description', 'keywords', 'diagram-name']);

const WordTableSchema = v.strictObject({
  /** Fields and elements that every page must have. */
  require: v.optional(v.array(Requirement), []),
  /** Names with a single valid spelling. */
  names: Texts,
  /** Preferred terms; `not`: regular expressions of the terms to replace. */
  terms: v.optional(v.array(v.strictObject({ write: v.string(), not: Patterns })), []),
  /** Words to avoid, as regular expressions, by reason. */
  forbidden: v.optional(v.array(v.strictObject({ why: v.string(), words: Patterns })), []),
  /** Labels of the product, exempt from all rules. */
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

/** Parses a word table; throws an error that names the invalid field. */
export function parseWordTable(text: string): WordTable {
  const fields = readYamlFields(text);
  if ('message' in fields) throw new Error(`${WORD_TABLE_FILE}:${fields.line} ${fields.message}`);
  const result = v.safeParse(WordTableSchema, fields.data);
  if (result.success) return result.output;
  const issues = result.issues.map(describeIssue).map(({ place, text }) => messages.issue(place, text));
  throw new Error(messages.invalidTable(WORD_TABLE_FILE, issues));
}
