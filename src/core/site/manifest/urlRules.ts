// Schema of `urls`: how the URLs of a version follow from its files, as far as another engine does it differently.
import * as v from 'valibot';

const OptFlag = v.optional(v.boolean());

export const UrlRulesSchema = v.object({
  /** Names of files that are the page of their folder; default: `index`. */
  index: v.optional(v.array(v.string())),
  /** Whether folders in parentheses are left out. */
  groups: OptFlag,
  /** Whether names are in lower case, with hyphens instead of spaces and without punctuation. */
  slugs: OptFlag,
  /**
   * Language codes at the end of file names (`a.zh.md`), that of the version first. A page without a file in its language
   * is the file without a code.
   */
  languages: v.optional(v.array(v.string())),
});

export type UrlRules = v.InferOutput<typeof UrlRulesSchema>;
