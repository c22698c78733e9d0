// Writes operations of an OpenAPI file as markdown, which every output shows as it shows other text.
import { openapiMessages as words } from '#site-i18n/openapiMessages';
import type { IncludeFault } from '../../i18n/explainFault.ts';
import { listOperations, type Operation, PLACES, type Reply } from './listOperations.ts';
import { type Json, toList, toRecord, toText } from './openApiFile.ts';
import { type Field, typesOf } from './schema.ts';
import { formatJson, writeSamples } from './writeSamples.ts';

/** The operations that a code block asks for. */
export interface WantedOperations {
  /** Tags, ids, titles or paths; all operations if there is none. */
  names: readonly string[];
  /** Level of the operations' headings. */
  level: number;
}

export type WriteOperations = (
  source: string,
  wanted: WantedOperations,
) => { code: string | undefined; fault: IncludeFault | undefined };

/** Limit of a file in characters. */
const MAX_LENGTH = 8_000_000;

/**
 * Creates the function that writes operations.
 * @param parseYaml reads files that are no JSON; undefined if there is none
 */
export function createOperationWriter(parseYaml: ((text: string) => unknown) | undefined): WriteOperations {
  return (source, { names, level }) => {
    if (source.length > MAX_LENGTH) return { code: undefined, fault: 'tooLarge' };
    const root = readFile(source, parseYaml);
    if (!/^3\./.test(toText(root.openapi))) return { code: undefined, fault: 'notOpenApi' };
    let fault: IncludeFault | undefined;
    const operations = listOperations(root, names, (found) => {
      fault ??= found;
    });
    return { code: operations.map((operation) => writeOperation(operation, level)).join('\n\n'), fault };
  };
}

function readFile(source: string, parseYaml: ((text: string) => unknown) | undefined): Json {
  try {
    return toRecord(/^\s*\{/.test(source) ? JSON.parse(source) : parseYaml?.(source));
  } catch {
    return {};
  }
}

function writeOperation(operation: Operation, level: number): string {
  const { title, method, path, description, isDeprecated, parameters, body, replies } = operation;
  const groups = PLACES.map((place): [string, Field[]] => [
    words.places[place],
    parameters.filter((each) => each.place === place),
  ]);
  return joinBlocks([
    `${'#'.repeat(Math.min(level, 6))} ${escapeText(title)}`,
    ':::::operation',
    `**${method}** ${toCode(path)}${isDeprecated ? ` **${words.deprecated}**` : ''}`,
    writeDescription(description),
    ...groups.map(([label, fields]) => writeFields(`**${label}**`, fields)),
    body && writeFields(`**${words.body}** ${toCode(body.type)}`, body.fields),
    '::::tabs',
    `== ${words.request}`,
    ':::code-group',
    ...writeSamples(operation).map(({ language, title, code }) => writeCode(`${language} [${title}]`, code)),
    ':::',
    `== ${words.reply}`,
    ...replies.map(writeReply),
    '::::',
    ':::::',
  ]);
}

const joinBlocks = (blocks: readonly (string | undefined)[]) =>
  blocks.filter((block) => block !== undefined && block !== '').join('\n\n');

function writeReply({ status, description, sample, fields }: Reply): string {
  const title = `${status} ${writeLine(description)}`.replace(/["`]/g, '').trim();
  return joinBlocks([
    sample === undefined
      ? `**${status}** ${writeLine(description)}`.trim()
      : writeCode(`json title="${title}"`, formatJson(sample)),
    ...(fields.length === 0 ? [] : [`:::details ${words.replyFields}`, writeList(fields), ':::']),
  ]);
}

function writeFields(label: string, fields: readonly Field[]): string {
  return fields.length === 0 ? '' : joinBlocks([label, writeList(fields)]);
}

function writeList(fields: readonly Field[], indent = ''): string {
  return fields.map((field) => writeField(field, indent)).join('\n');
}

/** @example '- `name` *字符串，最多 50 字符* **必需**\\\n  名称' */
function writeField({ name, schema, isRequired, fields }: Field, indent: string): string {
  const type = writeType(schema);
  const description = writeLine(toText(schema.description));
  const line = [
    `${indent}- ${toCode(name)}`,
    type && `*${type}*`,
    isRequired && `**${words.required}**`,
    schema.deprecated === true && `**${words.deprecated}**`,
  ];
  const below = description === '' ? '' : `\\\n${indent}  ${description}`;
  const inner = fields.length === 0 ? [] : [writeList(fields, `${indent}  `)];
  return [line.filter(Boolean).join(' ') + below, ...inner].join('\n');
}

function writeType(schema: Json): string {
  const { format, maxLength, minLength, minimum, maximum, items } = schema;
  const types = typesOf(schema).map((name) =>
    name === 'array' ? words.listOf(writeType(toRecord(items))) : nameType(name),
  );
  const values = 'const' in schema ? [schema.const] : toList(schema.enum);
  const limits = [
    format !== undefined && escapeText(toText(format)),
    minLength !== undefined && words.atLeast(toText(minLength)),
    maxLength !== undefined && words.atMost(toText(maxLength)),
    minimum !== undefined && `≥ ${toText(minimum)}`,
    maximum !== undefined && `≤ ${toText(maximum)}`,
    values.length > 0 && words.oneOf(values.map(toValue)),
    schema.default !== undefined && words.byDefault(toValue(schema.default)),
  ];
  return words.join(
    [types.join(words.or), ...limits].filter((part) => typeof part === 'string' && part !== '') as string[],
  );
}

const nameType = (name: string) =>
  Object.hasOwn(words.types, name) ? words.types[name as keyof typeof words.types] : escapeText(name);

const toValue = (value: unknown) =>
  toCode(typeof value === 'string' ? value : formatJson(value).replace(/\s+/g, ' '));

/** Inline code; its text may contain backticks. */
function toCode(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const fence = '`'.repeat(Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length)) + 1);
  return fence.length > 1 || line.trim() === '' ? `${fence} ${line} ${fence}` : `\`${line}\``;
}

function writeCode(info: string, code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`{3,}/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code}\n${fence}`;
}

/** Plain text as markdown. */
const escapeText = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>{}~$|]/g, '\\$&');

/** Markdown on one line, for items of lists and labels. */
const writeLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

/**
 * A description, which is markdown. What would change the page around it is text: a heading is bold, a line of colons
 * opens no container, a code block ends with the description.
 */
function writeDescription(text: string): string {
  let fence: string | undefined;
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => {
      const [, run] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence === undefined) fence = run;
      else if (run?.startsWith(fence)) fence = undefined;
      if (fence !== undefined) return line;
      return line.replace(/^\s*(?=:{3,})/, '\\').replace(/^\s*#{1,6}\s+(.+)$/, '**$1**');
    });
  return [...lines, ...(fence === undefined ? [] : [fence])].join('\n');
}
