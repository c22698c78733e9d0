// Writes the request of an operation as code: curl, JavaScript (fetch) and Java (java.net.http).
import type { Operation, Place } from './listOperations.ts';
import { toRecord, toText } from './openApiFile.ts';

export interface Sample {
  language: string;
  title: string;
  code: string;
}

interface Request {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** Fields of a form, or undefined. */
  form: readonly (readonly [name: string, value: string])[] | undefined;
  /** Text of a body that is no form, or undefined. */
  text: string | undefined;
  isMultipart: boolean;
}

export function writeSamples(operation: Operation): Sample[] {
  const request = toRequest(operation);
  const samples = [
    { language: 'bash', title: 'curl', code: writeCurl(request) },
    { language: 'js', title: 'JavaScript', code: writeFetch(request) },
  ];
  // The client of Java has no forms with files.
  return request.isMultipart
    ? samples
    : [...samples, { language: 'java', title: 'Java', code: writeJava(request) }];
}

function toRequest({ method, path, server, parameters, credentials, body }: Operation): Request {
  const at = (place: Place) =>
    [...parameters, ...credentials].flatMap(({ name, sample, ...each }) =>
      each.place === place && sample !== undefined ? [[name, sample] as const] : [],
    );
  const filled = at('path').reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const isForm = body !== undefined && /urlencoded|multipart/.test(body.type);
  const isMultipart = body !== undefined && /multipart/.test(body.type);
  const cookies = at('cookie').map((pair) => pair.join('='));
  return {
    method,
    url: `${server}${filled}${toQuery(at('query'), '?')}`,
    headers: [
      ...at('header'),
      ...(cookies.length > 0 ? [['cookie', cookies.join('; ')] as const] : []),
      ...(body !== undefined && !isForm ? [['content-type', body.type] as const] : []),
    ],
    form: isForm
      ? Object.entries(toRecord(body.sample)).map(([name, value]) => [name, String(value)])
      : undefined,
    text:
      body === undefined || isForm
        ? undefined
        : /json/.test(body.type)
          ? formatJson(body.sample)
          : toText(body.sample),
    isMultipart,
  };
}

const toQuery = (pairs: readonly (readonly [string, string])[], prefix = '') =>
  pairs.length === 0 ? '' : prefix + pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');

function writeCurl({ method, url, headers, form, text, isMultipart }: Request): string {
  const isPost = form !== undefined || text !== undefined;
  const isDefault = method === (isPost ? 'POST' : 'GET');
  const flag = isMultipart ? '-F' : '--data-urlencode';
  return [
    `curl ${isDefault ? '-sL' : `-s -X ${method}`} "${inShell(url)}"`,
    ...headers.map(([name, value]) => `-H "${inShell(`${name}: ${value}`)}"`),
    ...(form ?? []).map(([name, value]) => `${flag} "${inShell(`${name}=${value}`)}"`),
    ...(text === undefined ? [] : [`-d '${text.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`]),
  ].join(' \\\n  ');
}

const inShell = (text: string) => text.replace(/["$\\`]/g, '\\$&');

function writeFetch({ method, url, headers, form, text, isMultipart }: Request): string {
  const body =
    form !== undefined
      ? `new ${isMultipart ? 'FormData' : 'URLSearchParams'}(${isMultipart ? 'form' : writeObject(form)})`
      : text === undefined
        ? undefined
        : /^[[{]/.test(text)
          ? `JSON.stringify(${text.replaceAll('\n', '\n  ')})`
          : inQuotes(text);
  const options = [
    method === 'GET' ? undefined : `method: '${method}'`,
    headers.length === 0 ? undefined : `headers: ${writeObject(headers)}`,
    body === undefined ? undefined : `body: ${body}`,
  ].filter((line) => line !== undefined);
  const call = options.length === 0 ? ')' : `, {\n${options.map((line) => `  ${line},\n`).join('')}})`;
  return `const res = await fetch(${inQuotes(url)}${call};\nconsole.log(await res.json());`;
}

/** An object on one line if it is short, else with a line for each key. */
function writeObject(pairs: readonly (readonly [string, string])[]): string {
  const keys = pairs.map(
    ([name, value]) => `${/^[a-z]\w*$/i.test(name) ? name : inQuotes(name)}: ${inQuotes(value)}`,
  );
  const line = `{ ${keys.join(', ')} }`;
  return line.length <= LINE ? line : `{\n${keys.map((key) => `    ${key},\n`).join('')}  }`;
}

const inQuotes = (text: string) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;

function writeJava({ method, url, headers, form, text }: Request): string {
  const content = form === undefined ? text : toQuery(form);
  const type = form === undefined ? [] : [['content-type', 'application/x-www-form-urlencoded'] as const];
  const written =
    content === undefined ? undefined : `HttpRequest.BodyPublishers.ofString(${inJava(content)})`;
  const call =
    written === undefined
      ? method === 'GET'
        ? undefined
        : method === 'DELETE'
          ? 'DELETE()'
          : `method("${method}", HttpRequest.BodyPublishers.noBody())`
      : `method("${method}", ${written})`;
  const lines = [
    ...[...headers, ...type].map(([name, value]) => `header(${inJava(name)}, ${inJava(value)})`),
    ...(call === undefined ? [] : [call.replace(/^method\("(POST|PUT)", /, '$1(')]),
    'build()',
  ];
  return `import java.net.URI;
import java.net.http.*;

var request = HttpRequest.newBuilder(URI.create(${inJava(url)}))
${lines.map((line) => `    .${line}`).join('\n')};
var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.body());`;
}

/** A string of Java; one with quotes is a text block, in which they need no backslash. */
function inJava(text: string): string {
  if (!text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').split('\n');
  return `"""\n${lines.map((line) => `        ${line}\n`).join('')}        """`;
}

/** Objects and arrays up to this length stay on one line. */
const LINE = 56;

/** Limits against values without end. */
const MAX_DEPTH = 12;
const MAX_ITEMS = 100;

/**
 * Formats a value as JSON, with short objects and arrays on one line.
 * @example formatJson({ rc: 0 }) === '{ "rc": 0 }'
 */
export function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (indent.length > MAX_DEPTH * 2) return `${open}…${close}`;
  // The brackets of a list with one object are on the lines of the object's.
  if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'object')
    return `[${formatJson(value[0], indent)}]`;
  const inner = `${indent}  `;
  const parts = Object.entries(value)
    .slice(0, MAX_ITEMS)
    .map(
      ([name, item]) => (Array.isArray(value) ? '' : `${JSON.stringify(name)}: `) + formatJson(item, inner),
    );
  if (parts.length === 0) return open + close;
  const line = open === '[' ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length + indent.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
