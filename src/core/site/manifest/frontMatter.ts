// The block of fields on top of a markdown file (peer-behaviour §15).
import * as v from 'valibot';
import { adoptFields, isFields } from './foreignFields.ts';
import { toIsoDay } from './isoDay.ts';
import { ReaderValueSchema } from './readerValue.ts';
import { describeIssue, describeReceived, type SchemaIssue } from './schemaIssue.ts';
import { findUnknownKeys } from './unknownKeys.ts';

/** A title may look like a number: `title: 2024`. */
export const TitleText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

const TocLevel = v.pipe(
  v.number(),
  v.check((level) => Number.isInteger(level) && level >= 2 && level <= 6, ' 2 到 6 之间的整数'),
);

const Day = v.pipe(
  v.string(),
  v.check((text) => toIsoDay(text) !== undefined, '日期，例如 2025-06-01'),
  v.transform((text) => toIsoDay(text) ?? text),
);

const LastUpdate = v.pipe(
  v.object({ date: v.optional(Day), author: v.optional(TitleText) }),
  v.check((update) => update.date !== undefined || update.author !== undefined, '含 date 或 author 的对象'),
);

const FrontMatterSchema = v.object({
  id: v.optional(
    v.pipe(
      TitleText,
      v.check((id) => id !== '' && !id.includes('/'), '不含斜杠的文本'),
    ),
  ),
  title: v.optional(TitleText),
  sidebar_label: v.optional(TitleText),
  sidebar_position: v.optional(v.number()),
  displayed_sidebar: v.optional(v.nullable(v.string())),
  description: v.optional(TitleText),
  keywords: v.optional(v.array(TitleText)),
  slug: v.optional(TitleText),
  hide_title: v.optional(v.boolean()),
  hide_table_of_contents: v.optional(v.boolean()),
  toc_min_heading_level: v.optional(TocLevel),
  toc_max_heading_level: v.optional(TocLevel),
  pagination_next: v.optional(v.nullable(v.string())),
  pagination_prev: v.optional(v.nullable(v.string())),
  pagination_label: v.optional(TitleText),
  parse_number_prefixes: v.optional(v.boolean()),
  draft: v.optional(v.boolean()),
  unlisted: v.optional(v.boolean()),
  search: v.optional(v.boolean()),
  last_update: v.optional(LastUpdate),
  custom_edit_url: v.optional(v.nullable(v.string())),
  values: v.optional(v.array(ReaderValueSchema)),
});

/** The fields, by their names. */
export const FRONT_MATTER_FIELDS = FrontMatterSchema.entries;

export type FrontMatter = v.InferOutput<typeof FrontMatterSchema> & {
  /** Whether it is the site's front door to VitePress (`layout: home`) or VuePress (`home: true`). */
  isFrontDoor?: true;
};

/**
 * Checks front matter that YAML has already read. A wrong field is reported and left out;
 * every other field counts.
 */
export function checkFrontMatter(data: unknown): { front: FrontMatter; issues: SchemaIssue[] } {
  const fields = isFields(data) ? adoptFields(data) : data;
  const { value, issues: found } = checkFields(FrontMatterSchema, fields, {});
  const isFrontDoor = isFields(data) && (data.layout === 'home' || data.home === true);
  const front: FrontMatter = isFrontDoor ? { ...value, isFrontDoor } : value;
  // Its other fields are for the site's home page (node/manifest/guessHome.ts).
  const issues = isFrontDoor ? found.filter(({ isForeign }) => !isForeign) : found;
  const [min, max] = [front.toc_min_heading_level, front.toc_max_heading_level];
  if (min !== undefined && max !== undefined && min > max) {
    issues.push(wrong('toc_min_heading_level', `应不大于 toc_max_heading_level（${max}），收到数字 ${min}`));
    delete front.toc_min_heading_level;
  }
  if (front.draft && front.unlisted) {
    issues.push(wrong('unlisted', '应为 false（本页已是 draft: true，两者不能同时为 true），收到 true'));
    delete front.unlisted;
  }
  return { front, issues };
}

/** Checks an object field by field: wrong and unknown fields are reported and dropped, the rest is the value. */
export function checkFields<const T extends v.GenericSchema>(
  schema: T,
  data: unknown,
  empty: v.InferOutput<T>,
): { value: v.InferOutput<T>; issues: SchemaIssue[] } {
  if (!isFields(data))
    return { value: empty, issues: [wrong('', `应为对象，收到${describeReceived(data)}`)] };
  const unknown = findUnknownKeys(schema, data);
  const result = v.safeParse(schema, data);
  if (result.success) return { value: result.output, issues: unknown };
  const issues = result.issues.map(describeIssue);
  const wrongFields = new Set(issues.map((issue) => issue.field));
  const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !wrongFields.has(field)));
  const second = v.safeParse(schema, rest);
  return { value: second.success ? second.output : empty, issues: [...issues, ...unknown] };
}

function wrong(field: string, text: string): SchemaIssue {
  return { place: field, field, path: field === '' ? [] : [field], text };
}
