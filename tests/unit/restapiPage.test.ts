// The REST reference stands twice beside each other, for people (`restapi.md`) and for programs
// (`restapi.openapi.json`, which is the source): both name the same operations, parameters, requests and replies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../public/docs/v8/osc');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

interface Schema {
  type?: 'string' | 'integer';
  maxLength?: number;
  enum?: string[];
}
interface Body {
  title: string;
  required?: string[];
  properties: Record<string, Schema & { const?: string } & Partial<Body>>;
  'x-paged'?: boolean;
  'x-rc'?: Record<string, string>;
}
interface Content {
  schema: Body & { oneOf?: Body[] };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Call {
  summary: string;
  parameters?: { name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, Content> };
  responses: { 200: { content?: { 'application/json': Content } } };
}
/** An operation as both sides tell it. */
interface Operation {
  title: string;
  method: string;
  path: string;
  ops: string[];
  rows: Record<string, string>;
  values: string[];
  codes: string[];
  request: unknown;
  reply: unknown;
}

const typeWords = ({ type, maxLength }: Schema) =>
  `${type === undefined ? '—' : { string: '字符串', integer: '整数' }[type]}${maxLength === undefined ? '' : `，最多 ${maxLength} 字符`}`;
const row = (schema: Schema, isRequired = false) => `${typeWords(schema)}${isRequired ? '，必需' : ''}`;
const rowsOf = ({ properties, required = [] }: Body) =>
  Object.entries(properties)
    .filter(([name]) => name !== 'ops')
    .map(([name, schema]): [string, string] => [name, row(schema, required.includes(name))]);

function listWritten(): Operation[] {
  const { paths } = JSON.parse(read('restapi.openapi.json')) as {
    paths: Record<string, Record<string, Call>>;
  };
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const common = { method: method.toUpperCase(), path };
      const query = (call.parameters ?? []).map(({ name, schema, required }): [string, string] => [
        name,
        row(schema, required),
      ]);
      const [content] = Object.values(call.requestBody?.content ?? {});
      const replies = call.responses[200].content?.['application/json'];
      const { oneOf } = content?.schema ?? {};
      if (oneOf === undefined) {
        const nested = content?.schema.properties.query as Body | undefined;
        const body = nested ?? content?.schema;
        const schemas = [
          ...(call.parameters ?? []).map(({ schema }) => schema),
          ...Object.values(body?.properties ?? {}),
        ];
        return [
          {
            ...common,
            title: call.summary,
            ops: [],
            rows: Object.fromEntries([...query, ...(body ? rowsOf(body) : [])]),
            values: schemas.flatMap((schema) => schema.enum ?? []),
            codes: [],
            request: content?.example,
            reply: replies?.example,
          },
        ];
      }
      // Operations that take the same stand under one heading.
      return [...new Set(oneOf.map(({ title }) => title))].map((title) => {
        const bodies = oneOf.filter((body) => body.title === title);
        const [body] = bodies as [Body];
        const ops = bodies.map(({ properties }) => properties.ops?.const ?? '');
        return {
          ...common,
          title,
          ops,
          rows: Object.fromEntries([...rowsOf(body), ...(body['x-paged'] ? query : [])]),
          values: Object.values(body.properties).flatMap((schema) => schema.enum ?? []),
          codes: Object.entries(body['x-rc'] ?? {}).map((code) => code.join(' ')),
          request: content?.examples?.[ops[0] ?? '']?.value,
          reply: replies?.examples?.[ops[0] ?? '']?.value,
        };
      });
    }),
  );
}

/** What the page's part of a heading says; `values` and `codes` are looked up in its text. */
function listShown(): (Omit<Operation, 'values' | 'codes'> & { text: string; address: string })[] {
  const [, reference = ''] = read('restapi.md').split('\n## 接口参考\n');
  const [whole = ''] = reference.split('\n## ');
  return whole
    .split(/^#### /m)
    .slice(1)
    .map((text) => {
      const [title = ''] = text.split('\n');
      const [, method = '', path = '', ops = ''] =
        /^`([A-Z]+) ([^`]+)`(?:，`ops`：([^。]+))?。/m.exec(text) ?? [];
      const request = fence(text, 'bash');
      const form = [...request.matchAll(/--data-urlencode "([^=]+)=([^"]*)"/g)].map(([, key = '', value]) => [
        key,
        value,
      ]);
      const json = /-d '([^']+)'/.exec(request)?.[1];
      const reply = fence(text, 'json');
      return {
        title,
        method,
        path,
        ops: [...ops.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
        rows: Object.fromEntries(
          [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(([, name, type, isRequired]) => [
            name,
            `${type}${isRequired === '是' ? '，必需' : ''}`,
          ]),
        ),
        request:
          json === undefined ? (form.length > 0 ? Object.fromEntries(form) : undefined) : JSON.parse(json),
        reply: reply === '' ? undefined : JSON.parse(reply),
        address: `${/-X (\w+)/.exec(request)?.[1] ?? (/-d |--data/.test(request) ? 'POST' : 'GET')} ${/"\$CC([^"?]+)/.exec(request)?.[1]}`,
        text: text.replaceAll('`', ''),
      };
    });
}

const fence = (text: string, language: string) =>
  new RegExp(`^\`\`\`${language} .*\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)?.[1] ?? '';
const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1);

describe('the REST reference', () => {
  const written = listWritten().sort(byTitle);
  const shown = listShown().sort(byTitle);

  it('shows on its page what its OpenAPI file holds, and nothing else', () => {
    expect(shown.map(({ text: _, address: __, ...operation }) => operation)).toEqual(
      written.map(({ values: _, codes: __, ...operation }) => operation),
    );
  });

  it('names the values that a parameter takes and the codes of its own that an operation returns', () => {
    for (const [at, { values, codes }] of written.entries())
      for (const told of [...values, ...codes]) expect(shown[at]?.text).toContain(told);
  });

  it('shows a request that goes to the operation', () => {
    for (const { address, method, path } of shown) expect(address).toBe(`${method} ${path}`);
  });

  it('says how many operations there are', () => {
    const names = new Set(written.map(({ method, path, title }) => `${method} ${path} ${title}`));
    expect(read('restapi.md')).toContain(`${names.size} 个操作`);
  });
});
