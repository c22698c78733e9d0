// Schema of `_category_.json`, `.yml` or `.yaml`: config of a folder in the sidebar.
import * as v from 'valibot';
import { checkFields, TitleText } from './frontMatter.ts';
import type { SchemaIssue } from './schemaIssue.ts';

const CategoryLink = v.variant('type', [
  v.object({ type: v.literal('doc'), id: v.string() }),
  v.object({
    type: v.literal('generated-index'),
    slug: v.optional(v.string()),
    title: v.optional(TitleText),
    description: v.optional(TitleText),
  }),
]);

const CategorySchema = v.object({
  label: v.optional(TitleText),
  position: v.optional(v.number()),
  collapsed: v.optional(v.boolean()),
  collapsible: v.optional(v.boolean()),
  description: v.optional(TitleText),
  /** null: the category has no link, even if its folder has an index page. */
  link: v.optional(v.nullable(CategoryLink)),
});

export type CategoryMeta = v.InferOutput<typeof CategorySchema>;

/** Validates a parsed category file; reports and drops invalid fields. */
export function checkCategory(data: unknown): { category: CategoryMeta; issues: SchemaIssue[] } {
  const { value, issues } = checkFields(CategorySchema, data, {});
  return { category: value, issues };
}

/** Finds the category file of a folder in a list of files. */
export function findCategoryFile(files: ReadonlySet<string>, folder: string): string | undefined {
  const names = ['json', 'yml', 'yaml'].map((ending) => `${folder}/_category_.${ending}`);
  return names.find((name) => files.has(name));
}
