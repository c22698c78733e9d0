// Writes the reference pages of the guide from the schemas of the engine: keys of the manifest, fields of front matter.
import { schemaMessages as en } from '../../src/core/i18n/en/manifestMessages.ts';
import { schemaMessages as zh } from '../../src/core/i18n/zh-Hans/manifestMessages.ts';
import { FRONT_MATTER_FIELDS } from '../../src/core/site/manifest/frontMatter.ts';
import { manifestSchemaText } from '../../src/node/manifest/manifestJsonSchema.ts';
import { toPackageCommands } from '../../src/node/package/writeParts.ts';

interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

interface Row {
  /** Path of the key in the manifest: `site.navbar.items[].label`. */
  path: string;
  schema: Schema;
  isRequired: boolean;
}

/** Lists whose items the commands write: the guide names them without their fields. */
const GENERATED = new Set(['versions[].docs', 'versions[].sidebars', 'pages', 'parts']);

/** The keys of the manifest, each once, in the order of the schema. */
export function listManifestKeys(language: keyof typeof WORDS): Row[] {
  const rows = new Map<string, Row>();
  const walk = (schema: Schema, path: string) => {
    if (GENERATED.has(path)) return;
    const kinds = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const objects = kinds.filter(({ properties }) => properties !== undefined);
    for (const { properties = {}, items } of kinds) {
      for (const [name, field] of Object.entries(properties)) {
        const key = path === '' ? name : `${path}.${name}`;
        const known = rows.get(key);
        // A key of several kinds of objects is required where all have it; a constant names the kind.
        const isRequired = objects.every(({ required }) => required?.includes(name));
        if (known === undefined) rows.set(key, { path: key, schema: field, isRequired });
        else if (field.const !== undefined) known.schema = joinConstants(known.schema, field);
        walk(field, key);
      }
      if (items !== undefined) walk(items, `${path}[]`);
    }
  };
  walk(JSON.parse(manifestSchemaText({ en, zh }[language])), '');
  return [...rows.values()];
}

/** A key that tells kinds of objects apart has the constants of all. */
const joinConstants = (known: Schema, other: Schema): Schema => ({
  ...known,
  enum: [...new Set([...(known.enum ?? [known.const]), other.const])],
});

const WORDS = {
  en: {
    types: {
      string: 'text',
      number: 'number',
      boolean: '`true` or `false`',
      array: 'list',
      object: 'object',
    },
    or: ' or ',
    required: 'required',
    head: '| key | value | default | meaning |',
    fieldHead: '| field | example | meaning |',
    manifest: `---
title: The manifest
sidebar_position: 1
description: Every key of manifest.json, with its values, its default, and its meaning.
---

# The manifest

Here you look up a key of \`manifest.json\`. Only \`site\`, \`locales\`, \`versions\`, and \`redirects\` are written by hand; \`npx mojian manifest\` completes the rest. A code editor that supports JSON Schema shows the same sentences as you type.
`,
    root: 'The whole file',
    frontMatter: `---
title: Front matter
sidebar_position: 2
description: Every field of front matter, with an example.
---

# Front matter

Here you look up a field of a page’s front matter. Every field is optional; [the page about front matter](../writing/front-matter.md) shows how to use them.
`,
  },
  zh: {
    types: { string: '文本', number: '数字', boolean: '`true` 或 `false`', array: '列表', object: '对象' },
    or: '、',
    required: '必填',
    head: '| 键 | 值 | 默认 | 含义 |',
    fieldHead: '| 字段 | 例子 | 含义 |',
    manifest: `---
title: 清单
sidebar_position: 1
description: manifest.json 的每个键：可以写什么、默认是什么、有什么用。
---

# 清单

在这一页查 \`manifest.json\` 的键。手写的只有 \`site\`、\`locales\`、\`versions\` 和 \`redirects\`，其余由 \`npx mojian manifest\` 填写。支持 JSON Schema 的编辑器会在输入时显示同样的说明。
`,
    root: '整个文件',
    frontMatter: `---
title: 页首信息
sidebar_position: 2
description: 页首信息的每个字段，各有一个例子。
---

# 页首信息

在这一页查页首信息的字段。每个字段都可以不写，用法见[页首信息](../writing/front-matter.md)。
`,
  },
} as const;

/** Examples of the parts of the manifest, by the path of the part. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '': `{
  "$schema": "./manifest.schema.json",
  "site": { "title": "Comet", "url": "https://comet.example", "defaultLocale": "en" },
  "locales": [{ "locale": "en", "label": "English" }],
  "versions": [{ "name": "v1", "label": "1.x", "isLast": true, "path": "/docs", "dir": "docs" }],
  "redirects": { "/docs/setup": "/docs/install" }
}`,
  'site.favicon': `"favicon": { "light": "/img/icon.svg", "dark": "/img/icon-dark.svg", "touch": "/img/touch.png" }`,
  'site.head': `"head": [{ "tag": "meta", "name": "google-site-verification", "content": "…" }]`,
  'site.theme': `"theme": { "accent": "#b5179e", "radius": "10px", "width": "52rem", "font": "Inter, system-ui" }`,
  'site.navbar': `"navbar": {
  "logo": "/img/logo.svg",
  "items": [{ "label": "Guide", "href": "/docs/" }, { "type": "versions", "position": "right" }]
}`,
  'site.footer': `"footer": {
  "columns": [{ "title": "Docs", "items": [{ "label": "Install", "doc": "install" }] }],
  "copyright": "© Comet"
}`,
  'site.colorMode': `"colorMode": { "defaultMode": "light", "respectPrefersColorScheme": true }`,
  'site.announcementBar': `"announcementBar": { "id": "v2", "content": "Version 2 is out. [Read more](/docs/)" }`,
  'site.tableOfContents': `"tableOfContents": { "minHeadingLevel": 2, "maxHeadingLevel": 4 }`,
  'site.home': `"home": {
  "lead": "Comet moves messages between services.",
  "points": ["Fast", "Small"],
  "actions": [{ "label": "Get started", "doc": "install" }],
  "commands": [{ "label": "npm", "code": "npm install comet" }],
  "features": [{ "title": "Queues", "text": "They survive restarts.", "href": "/docs/queues" }],
  "sections": [
    { "type": "steps", "title": "How it works", "items": [{ "title": "Install", "text": "One command." }] }
  ]
}`,
  'site.values': `"values": [{ "name": "YOUR_IP", "label": "Address of the host", "pattern": "[\\\\w.]+" }]`,
  locales: `"locales": [
  { "locale": "en", "label": "English" },
  { "locale": "zh-Hans", "label": "简体中文", "path": "/zh/" }
]`,
  versions: `"versions": [
  { "name": "v2", "label": "2.x", "isLast": true, "path": "/docs", "dir": "docs/v2" },
  { "name": "v1", "label": "1.x", "path": "/docs/v1", "dir": "docs/v1", "banner": "unmaintained" }
]`,
};

type Words = (typeof WORDS)[keyof typeof WORDS];

/** The reference page of the manifest. */
export function manifestPage(language: keyof typeof WORDS): string {
  const words = WORDS[language];
  const rows = listManifestKeys(language);
  const hasKeys = (path: string) => rows.some((row) => isBelow(row.path, path));
  // A section for each key at the top, and for each key of `site` that has keys of its own.
  const sections = ['', ...rows.map(({ path }) => path).filter((path) => isPart(path) && hasKeys(path))];
  const sectionOf = ({ path }: Row) => [...sections].reverse().find((part) => isBelow(path, part)) ?? '';
  const texts = sections.map((part) => {
    const own = rows.filter((row) => sectionOf(row) === part);
    const level = part.includes('.') ? '###' : '##';
    const title = part === '' ? words.root : `\`${part}\``;
    const example = EXAMPLES[part];
    return [
      `${level} ${title} {#${part === '' ? 'root' : part.replace('.', '-')}}`,
      ...(example === undefined ? [] : [`\`\`\`json\n${example}\n\`\`\``]),
      [words.head, '| --- | --- | --- | --- |', ...own.map((row) => toRow(row, part, words))].join('\n'),
    ].join('\n\n');
  });
  return `${words.manifest}\n${texts.join('\n\n')}\n`;
}

const isPart = (path: string) => /^(?:site\.)?\w+$/.test(path);

const isBelow = (path: string, part: string) =>
  part === '' || (path.startsWith(part) && /^(?:\.|\[\]\.)/.test(path.slice(part.length)));

function toRow({ path, schema, isRequired }: Row, part: string, words: Words): string {
  const key = path.slice(part.length).replace(/^(?:\[\])?\./, '');
  const initial = schema.default;
  const isShown = initial !== undefined && initial !== '' && typeof initial !== 'object';
  const byDefault = isRequired ? words.required : isShown ? toCode(JSON.stringify(initial)) : '';
  return toCells([
    toCode(key),
    typeOf(schema, words),
    byDefault,
    toText(toPackageCommands(schema.description ?? '')),
  ]);
}

function typeOf(schema: Schema, words: Words): string {
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return [...new Set(kinds.map((kind) => typeOf(kind, words)))].join(words.or);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return values.map((value) => toCode(JSON.stringify(value))).join(words.or);
  return words.types[schema.type as keyof Words['types']] ?? '';
}

const toCode = (text: string) => `\`${text}\``;

/** Text with URLs, site paths and JSON as code, so that they are no links. */
const toText = (text: string) =>
  text.replace(
    /\{[^{}]+\}|\["[^\]]+"\]|"[^"\u4e00-\u9fff]+"(?:: "[^"]+")?|https?:\/\/[^\s,;，；]+|(?<![\w/])\.?\/[\w-][^\s,;，；。）)]*/g,
    toCode,
  );

const toCells = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const FRONT_MATTER_EXAMPLES: Readonly<Record<string, string>> = {
  title: 'title: Install',
  hide_title: 'hide_title: true',
  description: 'description: Install Comet with Docker.',
  image: 'image: img/share.png',
  keywords: 'keywords: [Docker, setup]',
  tags: 'tags: [network, { label: setup, permalink: /install }]',
  sidebar_label: 'sidebar_label: Setup',
  sidebar_position: 'sidebar_position: 2',
  displayed_sidebar: 'displayed_sidebar: null',
  slug: 'slug: setup',
  id: 'id: install',
  hide_table_of_contents: 'hide_table_of_contents: true',
  toc_min_heading_level: 'toc_min_heading_level: 2',
  toc_max_heading_level: 'toc_max_heading_level: 4',
  pagination_next: 'pagination_next: null',
  pagination_prev: 'pagination_prev: intro',
  pagination_label: 'pagination_label: Setup',
  parse_number_prefixes: 'parse_number_prefixes: false',
  draft: 'draft: true',
  unlisted: 'unlisted: true',
  search: 'search: false',
  last_update: 'last_update: { date: 2025-06-01 }',
  custom_edit_url: 'custom_edit_url: null',
  values: 'values: [{ name: YOUR_IP, label: Host }]',
};

export const frontMatterFields = (): string[] => Object.keys(FRONT_MATTER_FIELDS);

/** The reference page of front matter. */
export function frontMatterPage(language: keyof typeof WORDS): string {
  const words = WORDS[language];
  const { frontMatter } = { en, zh }[language];
  const rows = frontMatterFields().map((field) =>
    toCells([toCode(field), toCode(FRONT_MATTER_EXAMPLES[field] ?? ''), toText(frontMatter[field] ?? '')]),
  );
  return `${words.frontMatter}\n${[words.fieldHead, '| --- | --- | --- |', ...rows].join('\n')}\n`;
}
