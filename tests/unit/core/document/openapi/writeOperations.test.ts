import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { fillIncludes } from '../../../../../src/core/document/includes/fillIncludes.ts';
import { listIncludes } from '../../../../../src/core/document/includes/includeSyntax.ts';
import { unfoldIncludes } from '../../../../../src/core/document/includes/unfoldIncludes.ts';
import { createOperationWriter } from '../../../../../src/core/document/openapi/writeOperations.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { listSections } from '../../../../../src/core/search/index/sections.ts';

const write = createOperationWriter(parse);
const operationsOf = (file: object, ...names: string[]) =>
  write(JSON.stringify({ openapi: '3.1.0', ...file }), { names, level: 3 });
const inPaths = (call: object, rest: object = {}) =>
  operationsOf({ paths: { '/a': { get: { summary: 'A', ...call } } }, ...rest });

const PETS = {
  openapi: '3.0.3',
  servers: [{ url: 'https://{region}.example.com/', variables: { region: { default: 'eu' } } }],
  security: [{ key: [] }],
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }],
      get: {
        operationId: 'getPet',
        tags: ['pets'],
        summary: '读取宠物',
        description: '按**标识**读取。',
        parameters: [{ name: 'full', in: 'query', description: '带上\n主人', schema: { type: 'boolean' } }],
        responses: {
          200: {
            description: '成功',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
          404: { description: '没有' },
        },
      },
      put: {
        operationId: 'putPet',
        tags: ['pets'],
        deprecated: true,
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { type: 'string', maxLength: 9, default: 'Rex' } },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        properties: { owner: { $ref: '#/components/schemas/Owner' } },
      },
      Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      Owner: {
        type: 'object',
        properties: { pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } },
      },
    },
  },
};

const GET_PET = `### 读取宠物

:::::operation

**GET** \`/pets/{id}\`

按**标识**读取。

**路径参数**

- \`id\` *整数* **必需**

**查询参数**

- \`full\` *布尔值*\\
  带上 主人

::::tabs

== 请求

:::code-group

\`\`\`bash [curl]
curl -sL "https://eu.example.com/pets/7" \\
  -H "authorization: Bearer YOUR_KEY"
\`\`\`

\`\`\`js [JavaScript]
const res = await fetch('https://eu.example.com/pets/7', {
  headers: { authorization: 'Bearer YOUR_KEY' },
});
console.log(await res.json());
\`\`\`

\`\`\`java [Java]
import java.net.URI;
import java.net.http.*;

var request = HttpRequest.newBuilder(URI.create("https://eu.example.com/pets/7"))
    .header("authorization", "Bearer YOUR_KEY")
    .build();
var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.body());
\`\`\`

:::

== 返回

\`\`\`json title="200 成功"
{ "name": "string", "owner": { "pets": [{ "name": "string", "owner": { "pets": [] } }] } }
\`\`\`

:::details 返回的字段

- \`name\` *字符串* **必需**
- \`owner\` *对象*
  - \`pets\` *对象的数组*
    - \`name\` *字符串* **必需**
    - \`owner\` *对象*

:::

**404** 没有

::::

:::::`;

describe('the operations of an OpenAPI file', () => {
  it('are markdown: method, path, parameters, requests and replies', () => {
    const { code, fault } = write(JSON.stringify(PETS), { names: ['getPet'], level: 3 });
    expect(fault).toBeUndefined();
    expect(code?.replace(/```json title="200 成功"\n[\s\S]*?```/, '')).toBe(
      GET_PET.replace(/```json title="200 成功"\n[\s\S]*?```/, ''),
    );
  });

  it.each([
    ['all without names', [], ['读取宠物', 'PUT /pets/{id}']],
    ['by tag', ['pets'], ['读取宠物', 'PUT /pets/{id}']],
    ['by id, in the order of the page', ['putPet', 'getPet'], ['PUT /pets/{id}', '读取宠物']],
    ['by title', ['读取宠物'], ['读取宠物']],
    ['by method and path, once', ['PUT /pets/{id}', 'putPet'], ['PUT /pets/{id}']],
  ])('are selected: %s', (_, names, titles) => {
    const { code, fault } = write(JSON.stringify(PETS), { names, level: 3 });
    expect(code?.match(/^### .*/gm)?.map((line) => line.slice(4).replaceAll('\\', ''))).toEqual(titles);
    expect(fault).toBeUndefined();
  });

  it('are read from YAML, too', () => {
    const file = 'openapi: 3.1.0\npaths:\n  /a:\n    get:\n      summary: A\n';
    expect(write(file, { names: [], level: 2 }).code).toMatch(/^## A\n/);
  });

  it('are as many as a body has choices with titles, each with its own parameters, examples and fields', () => {
    const choice = (title: string, ops: string) => ({ title, properties: { ops: { const: ops } } });
    const { code } = operationsOf({
      paths: {
        '/a': {
          post: {
            parameters: [{ name: 'p', in: 'query', schema: {}, 'x-titles': ['列出'] }],
            requestBody: {
              content: {
                'application/json': {
                  schema: { oneOf: [choice('列出', 'fetch'), choice('开关', 'on'), choice('开关', 'off')] },
                  examples: { one: { value: { ops: 'fetch' } }, two: { value: { ops: 'off' } } },
                },
              },
            },
            responses: {
              200: {
                description: '',
                content: {
                  'application/json': {
                    schema: {
                      anyOf: [
                        { title: '列出', properties: { data: { type: 'array' } } },
                        { properties: { rc: { type: 'integer' } } },
                      ],
                    },
                    examples: { one: { value: { data: [] } }, two: { value: { rc: 0 } } },
                  },
                },
              },
            },
          },
        },
      },
    });
    const [list = '', toggle = ''] = code?.split(/^(?=### )/m) ?? [];
    for (const words of [
      '### 列出',
      '`p`',
      '固定为 `fetch`',
      '{ "ops": "fetch" }',
      '{ "data": [] }',
      '- `data`',
    ])
      expect(list).toContain(words);
    for (const words of ['### 开关', '`on`、`off`', '{ "ops": "off" }', '{ "rc": 0 }', '- `rc`'])
      expect(toggle).toContain(words);
    expect(toggle).not.toContain('`p`');
  });

  it('has examples that shells, JavaScript and Java read as they are', () => {
    const text = `it's "\${x}"`;
    const post = (type: string) =>
      operationsOf({
        paths: {
          '/a b': {
            post: {
              summary: 'A',
              requestBody: { content: { [type]: { example: { text } } } },
              responses: {},
            },
          },
        },
      }).code ?? '';
    const json = post('application/json');
    expect(json).toContain(`-d '{ "text": "it'\\''s \\"\${x}\\"" }'`);
    expect(json).toContain(`body: JSON.stringify({ "text": "it's \\"\${x}\\"" })`);
    expect(json).toContain(`        { "text": "it's \\\\"\${x}\\\\"" }`);
    const form = post('application/x-www-form-urlencoded');
    expect(form).toContain(`--data-urlencode "text=it's \\"\\\${x}\\""`);
    expect(form).toContain(`new URLSearchParams({ text: 'it\\'s "\${x}"' })`);
    expect(form).toContain(`ofString("text=it's%20%22%24%7Bx%7D%22")`);
    const files = post('multipart/form-data');
    expect(files).toContain('-F "text=');
    expect(files).not.toContain('```java');
  });

  it.each([
    ['no file of this kind', () => operationsOf({ openapi: '2.0' }), 'notOpenApi'],
    ['no data', () => write('{ "openapi": ', { names: [], level: 2 }), 'notOpenApi'],
    ['an unknown operation', () => operationsOf({ paths: {} }, 'x'), 'noOperation:x'],
    [
      'a reference to nothing',
      () => inPaths({ parameters: [{ $ref: '#/components/parameters/p' }] }),
      'noReference:#/components/parameters/p',
    ],
    [
      'a reference to another file',
      () => inPaths({ parameters: [{ $ref: 'other.yaml#/p' }] }),
      'noReference:other.yaml#/p',
    ],
    [
      'references in a circle',
      () => inPaths({ parameters: [{ $ref: '#/x' }] }, { x: { $ref: '#/y' }, y: { $ref: '#/x' } }),
      'noReference:#/x',
    ],
    [
      'a prototype',
      () => inPaths({ parameters: [{ $ref: '#/__proto__/toString' }] }),
      'noReference:#/__proto__/toString',
    ],
  ])('reports %s', (_, read, fault) => {
    expect(read().fault).toBe(fault);
  });

  it('ends where schemas have fields without end', () => {
    const names = Array.from({ length: 100 }, (_, at) => `f${at}`);
    const level = (at: number) => ({
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [name, { $ref: `#/components/schemas/s${at + 1}` }]),
      ),
    });
    const schemas = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`s${at}`, level(at)]));
    const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/s0' } } } };
    const { code, fault } = inPaths({ requestBody: body }, { components: { schemas } });
    expect(fault).toBe('tooLarge');
    expect(code?.length).toBeLessThan(3_000_000);
  });

  it('keeps a description within its operation', () => {
    const description = '# 大\n\n:::tip\n\n```\n没有结尾';
    const { code } = operationsOf({
      paths: { '/a': { get: { summary: 'A', description }, post: { summary: '`B` <b>' } } },
    });
    const { doc } = parseDocument(code ?? '');
    expect(doc.headings.map(({ level, text }) => `${level} ${text}`)).toEqual(['3 A', '3 `B` <b>']);
    expect(doc.findings.map(({ kind }) => kind)).toEqual(['headingGap']);
  });
});

describe('a code block with the operations of a file', () => {
  const page = (names: string) =>
    `# 接口\n\n## 宠物\n\n\`\`\`openapi file="./pets.json"\n${names}\`\`\`\n\n## 之后\n`;
  const fill = (text: string) =>
    fillIncludes(
      text,
      'docs/api.md',
      listIncludes(parseDocument(text).tree),
      new Map([['docs/pets.json', JSON.stringify(PETS)]]),
      { operations: write },
    );

  it('is part of the page: contents, search, and plain text', () => {
    const text = fill(page('pets\n'));
    const { doc } = parseDocument(text);
    expect(doc.headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
      '1 接口',
      '2 宠物',
      '3 读取宠物',
      '3 put-petsid',
      '2 之后',
    ]);
    const section = listSections(doc).find(({ anchor }) => anchor === '读取宠物');
    expect(section?.text).toContain('GET /pets/{id}');
    expect(section?.text).toContain('curl');
    // Other languages say the same again.
    expect(section?.text).not.toContain('HttpClient');
    expect(unfoldIncludes(text)).toContain('**GET** `/pets/{id}`');
    expect(text.split('\n')).toHaveLength(page('pets\n').split('\n').length);
  });

  it('shows its method in a color, and the request before the reply', () => {
    const { doc } = parseDocument(fill(page('getPet\n')));
    const elements = (node: Nodes): Element[] =>
      'children' in node
        ? node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []))
        : [];
    const all = doc.blocks.flatMap(elements);
    expect(
      all.filter(({ properties }) => 'dataBadge' in properties).map(({ properties }) => properties),
    ).toEqual([{ dataBadge: 'info' }]);
    expect(all.flatMap(({ properties }) => properties.dataTab ?? [])).toEqual([
      '请求',
      'curl',
      'JavaScript',
      'Java',
      '返回',
    ]);
  });

  it('reports an operation that the file lacks, with its line', () => {
    const { findings } = parseDocument(fill(page('getPet\ngone\n'))).doc;
    expect(findings.map(describeFinding).map(({ line, message }) => `${line} ${message}`)).toEqual([
      expect.stringMatching(/^5 .*gone/),
    ]);
  });
});
