// Schema and parser of front matter.

import * as v from 'valibot';
import { expectedMessages } from '#i18n/expectedMessages';
import { fieldMessages } from '#i18n/fieldMessages';
import type { Finding } from './finding.ts';
import { isFields, translateFields } from './foreignFields.ts';
import type { PageEntry, PageTag } from './manifest.ts';
import { ReaderVariableSchema } from './readerVariable.ts';
import { describeIssue, describeReceived, findUnknownKeys, type SchemaIssue } from './schemaIssue.ts';
import { readTextFields } from './yamlFields.ts';

const frontMessages = fieldMessages.frontMatter;

/** Text that may be a number: YAML parses `title: 2024` as a number. */
export const TitleText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

const TocLevel = v.pipe(
  v.number(),
  v.check((level) => Number.isInteger(level) && level >= 2 && level <= 6, expectedMessages.tocLevel),
);

const Day = v.pipe(
  v.string(),
  v.check((text) => toIsoDay(text) !== undefined, expectedMessages.day),
  v.transform((text) => toIsoDay(text) ?? text),
);

const LastUpdate = v.pipe(
  v.object({ date: v.optional(Day), author: v.optional(TitleText) }),
  v.check((update) => update.date !== undefined || update.author !== undefined, expectedMessages.lastUpdate),
);

/** `安装`, or Docusaurus' `{ label: 安装, permalink: /install }`, of which the manifest has a tuple. */
const Tag = v.union([
  TitleText,
  v.pipe(
    v.object({ label: TitleText, permalink: v.optional(TitleText) }),
    v.transform(({ label, permalink }): PageTag => (permalink === undefined ? label : [label, permalink])),
  ),
]);

const Tags = v.union([
  v.array(Tag),
  v.pipe(
    TitleText,
    v.transform((tag): PageTag[] => [tag]),
  ),
]);

const FrontMatterSchema = v.object({
  id: v.optional(
    v.pipe(
      TitleText,
      v.check((id) => id !== '' && !id.includes('/'), expectedMessages.id),
    ),
  ),
  title: v.optional(TitleText),
  sidebar_label: v.optional(TitleText),
  sidebar_position: v.optional(v.number()),
  displayed_sidebar: v.optional(v.nullable(v.string())),
  description: v.optional(TitleText),
  keywords: v.optional(v.array(TitleText)),
  image: v.optional(v.string()),
  tags: v.optional(Tags),
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
  values: v.optional(v.array(ReaderVariableSchema)),
});

/** Schemas of the fields, by field name. */
export const FRONT_MATTER_FIELDS = FrontMatterSchema.entries;

export type FrontMatter = v.InferOutput<typeof FrontMatterSchema> & {
  /** Whether the page is the home page in VitePress (`layout: home`) or VuePress (`home: true`). */
  isHomePage?: true;
};

/** Validates parsed front matter: reports and drops invalid fields, returns the valid ones. */
export function checkFrontMatter(data: unknown): { front: FrontMatter; issues: SchemaIssue[] } {
  const fields = isFields(data) ? translateFields(data) : data;
  const { value, issues: found } = checkFields(FrontMatterSchema, fields, {});
  const isHomePage = isFields(data) && (data.layout === 'home' || data.home === true);
  const front: FrontMatter = isHomePage ? { ...value, isHomePage } : value;
  // Unknown fields of a home page are no findings: node/manifest/guessHome.ts reads them.
  const issues = isHomePage ? found.filter(({ isForeign }) => !isForeign) : found;
  const [min, max] = [front.toc_min_heading_level, front.toc_max_heading_level];
  if (min !== undefined && max !== undefined && min > max) {
    issues.push(wrong('toc_min_heading_level', frontMessages.levels(min, max)));
    delete front.toc_min_heading_level;
  }
  if (front.draft && front.unlisted) {
    issues.push(wrong('unlisted', frontMessages.draftAndUnlisted));
    delete front.unlisted;
  }
  return { front, issues };
}

/** Validates an object field by field: reports and drops invalid and unknown fields. */
export function checkFields<const T extends v.GenericSchema>(
  schema: T,
  data: unknown,
  empty: v.InferOutput<T>,
): { value: v.InferOutput<T>; issues: SchemaIssue[] } {
  if (!isFields(data))
    return {
      value: empty,
      issues: [wrong('', fieldMessages.wrongValue(expectedMessages.object, describeReceived(data)))],
    };
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

/**
 * Parses the calendar day of a date; time and time zone are ignored.
 * @example toIsoDay('2025-6-1') === '2025-06-01'; toIsoDay('2025-02-30') === undefined
 */
function toIsoDay(text: string): string | undefined {
  const match = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** The fields of a manifest entry that are derived from front matter alone; undefined if not set. */
export function listFrontMatterFields(front: FrontMatter) {
  return {
    keywords: front.keywords,
    tags: front.tags?.length ? front.tags : undefined,
    lastUpdateAuthor: front.last_update?.author,
    draft: front.draft || undefined,
    unlisted: front.unlisted || undefined,
    search: front.search === false ? false : undefined,
    hideTitle: front.hide_title || undefined,
    hideTableOfContents: front.hide_table_of_contents || undefined,
    tocMinHeadingLevel: front.toc_min_heading_level,
    tocMaxHeadingLevel: front.toc_max_heading_level,
    editUrl: front.custom_edit_url === '' ? null : front.custom_edit_url,
    values: front.values,
  } satisfies Partial<PageEntry>;
}

interface WrittenFrontMatter {
  front: FrontMatter;
  /** Line of each field in the file. */
  fieldLines: Record<string, number>;
  findings: Omit<Finding, 'file'>[];
}

/** Number of lines before the YAML: the opening `---`. */
const LINES_BEFORE = 1;

/** Parses and validates the front matter of a file; reports and drops invalid fields. */
export function readFrontMatter(yaml: string): WrittenFrontMatter {
  const findings: Omit<Finding, 'file'>[] = [];
  const fields = readTextFields(yaml);
  for (const { line, column, message } of fields.notes)
    findings.push({ line: line + LINES_BEFORE, column, rule: 'front-matter', message });
  if ('message' in fields) {
    const message = frontMessages.invalid(fields.message);
    findings.push({ line: fields.line + LINES_BEFORE, column: fields.column, rule: 'front-matter', message });
    return { front: {}, fieldLines: {}, findings };
  }
  const { front, issues } = checkFrontMatter(fields.data);
  for (const { place, path, text, isForeign } of issues) {
    const message = place === '' ? frontMessages.ignored(text) : frontMessages.fieldIgnored(place, text);
    const line = (fields.findLine(...path) ?? 1) + LINES_BEFORE;
    findings.push({
      line,
      rule: 'front-matter',
      message,
      values: { field: place },
      ...(isForeign && { group: frontMessages.group(place) }),
    });
  }
  const lines = Object.keys(front).map((field) => [field, (fields.findLine(field) ?? 0) + LINES_BEFORE]);
  return { front, fieldLines: Object.fromEntries(lines), findings };
}
