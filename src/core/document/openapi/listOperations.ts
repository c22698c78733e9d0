// Lists the operations of an OpenAPI file.
import type { IncludeFault } from '../../i18n/explainFault.ts';
import {
  createResolver,
  findContent,
  isPresent,
  type Json,
  listExamples,
  type Resolve,
  toList,
  toRecord,
  toText,
} from './openApiFile.ts';
import { type Field, flatten, listChoices, listFields, sampleOf } from './schema.ts';

/** Where a value of the request belongs. */
export const PLACES = ['path', 'query', 'header', 'cookie'] as const;
export type Place = (typeof PLACES)[number];

export interface Parameter extends Field {
  place: Place;
  /** Its value in the example; undefined if the example does without it. */
  sample: string | undefined;
}

export interface Operation {
  title: string;
  method: string;
  path: string;
  /** URL of the server, without a slash at its end. */
  server: string;
  description: string;
  isDeprecated: boolean;
  parameters: readonly Parameter[];
  /** Headers and parameters that carry the reader's credentials. */
  credentials: readonly Pick<Parameter, 'name' | 'place' | 'sample'>[];
  body: Body | undefined;
  replies: readonly Reply[];
}

export interface Body {
  type: string;
  schema: Json;
  fields: readonly Field[];
  sample: unknown;
}

export interface Reply {
  status: string;
  description: string;
  fields: readonly Field[];
  /** Undefined if there is none. */
  sample: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/** Limit of operations on one page. */
const MAX_OPERATIONS = 500;

/**
 * Lists operations in the order of the names, each of which is a tag, an `operationId`, a title, a path or a method
 * with a path; without names, all operations of the file.
 */
export function listOperations(
  root: Json,
  names: readonly string[],
  report: (fault: IncludeFault) => void,
): Operation[] {
  const resolve = createResolver(root, report);
  const all = Object.entries(toRecord(root.paths)).flatMap(([path, value]) => {
    const item = resolve(value);
    return Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, value]) =>
        splitOperation({ root, item, path, method, call: resolve(value), resolve }),
      );
  });
  const found = names.flatMap((name) => {
    const named = all.filter(({ keys }) => keys.includes(name));
    if (named.length === 0) report(`noOperation:${name}`);
    return named;
  });
  const wanted = names.length === 0 ? all : found;
  if (wanted.length > MAX_OPERATIONS) report('tooLarge');
  return [...new Set(wanted)].slice(0, MAX_OPERATIONS).map(({ read }) => read());
}

interface Call {
  root: Json;
  item: Json;
  path: string;
  method: string;
  call: Json;
  resolve: Resolve;
}

/** An operation that is read where it is wanted, with the names by which it is selected. */
interface Entry {
  keys: readonly string[];
  read: () => Operation;
}

/**
 * A request body with a choice of schemas that have titles is an operation for each title: such an API selects what it
 * does by a key of the body.
 */
function splitOperation(source: Call): Entry[] {
  const { call, path, method, resolve } = source;
  const keys = [
    ...toList(call.tags),
    call.operationId,
    call.summary,
    path,
    `${method.toUpperCase()} ${path}`,
  ].map(toText);
  const content = findContent(resolve(call.requestBody), resolve);
  const choices = content ? listChoices(flatten(content.content.schema, resolve), resolve) : [];
  const titles = [...new Set(choices.map(({ title }) => toText(title)))];
  if (titles.length === 0 || titles.includes('')) return [{ keys, read: () => readOperation(source) }];
  return titles.map((title) => ({
    keys: [...keys, title],
    read: () => readOperation(source, mergeChoices(choices.filter((choice) => choice.title === title))),
  }));
}

/** Joins choices with the same title: their constants become a list of values. */
function mergeChoices([first = {}, ...others]: readonly Json[]): Json {
  const properties = Object.entries(toRecord(first.properties)).map(([name, value]) => {
    const { const: only, ...schema } = toRecord(value);
    const rest = others.map((other) => toRecord(toRecord(other.properties)[name]).const);
    return [name, only === undefined || others.length === 0 ? value : { ...schema, enum: [only, ...rest] }];
  });
  return { ...first, properties: Object.fromEntries(properties) };
}

function readOperation(source: Call, choice?: Json): Operation {
  const { root, item, path, method, call, resolve } = source;
  const title = toText(choice?.title) || toText(call.summary) || `${method.toUpperCase()} ${path}`;
  const { body, example } = readBody(source, choice);
  return {
    title,
    method: method.toUpperCase(),
    path,
    server: readServer(call.servers ?? item.servers ?? root.servers),
    description: toText(choice?.description) || toText(call.description),
    isDeprecated: call.deprecated === true,
    parameters: readParameters(source, title),
    credentials: readCredentials(source),
    body,
    replies: Object.entries(toRecord(call.responses)).map(([status, value]) =>
      readReply(status, resolve(value), resolve, choice && { title, example }),
    ),
  };
}

function readServer(servers: unknown): string {
  const { url, variables } = toRecord(toList(servers)[0]);
  return toText(url)
    .replace(/\{([^{}]+)\}/g, (whole, name) => {
      const variable = toRecord(toRecord(variables)[name]);
      return toText(variable['x-example']) || toText(variable.default) || whole;
    })
    .replace(/\/$/, '');
}

function readParameters({ item, call, resolve }: Call, title: string): Parameter[] {
  const all = [...toList(item.parameters), ...toList(call.parameters)].map(resolve);
  // A parameter of the operation replaces the one of the path.
  const byKey = new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  return [...byKey.values()].flatMap((parameter): Parameter[] => {
    const place = PLACES.find((name) => name === parameter.in);
    const only = toList(parameter['x-titles']);
    if (place === undefined || (only.length > 0 && !only.includes(title))) return [];
    const schema = flatten(parameter.schema, resolve);
    const [example] = listExamples(parameter, resolve);
    const isRequired = parameter.required === true || place === 'path';
    const sample = example?.value ?? (isRequired ? sampleOf(schema, resolve) : undefined);
    return [
      {
        name: toText(parameter.name),
        schema: {
          ...schema,
          ...(parameter.description !== undefined && { description: parameter.description }),
          ...(parameter.deprecated === true && { deprecated: true }),
        },
        isRequired,
        fields: listFields(schema, resolve),
        place,
        sample:
          sample === undefined
            ? undefined
            : typeof sample === 'object'
              ? JSON.stringify(sample)
              : String(sample),
      },
    ];
  });
}

function readBody({ call, resolve }: Call, choice?: Json): { body: Body | undefined; example: string } {
  const found = findContent(resolve(call.requestBody), resolve);
  if (found === undefined) return { body: undefined, example: '' };
  const schema = choice ?? flatten(found.content.schema, resolve);
  const example = listExamples(found.content, resolve).find(({ value }) => fits(value, choice));
  const sample = example === undefined ? sampleOf(schema, resolve) : example.value;
  const body = { type: found.type, schema, fields: listFields(schema, resolve), sample };
  return { body, example: example?.name ?? '' };
}

/** Whether an example has the constants of a schema, by which its choice is selected. */
function fits(value: unknown, choice: Json = {}): boolean {
  return Object.entries(toRecord(choice.properties)).every(([name, schema]) => {
    const { const: only, enum: several } = toRecord(schema);
    const own = toRecord(value)[name];
    return only === undefined
      ? own === undefined || several === undefined || toList(several).includes(own)
      : own === only;
  });
}

/**
 * @param choice the request whose reply is asked for: the one of the same title, else one without a title, and the
 * example of the same name
 */
function readReply(
  status: string,
  reply: Json,
  resolve: Resolve,
  choice: { title: string; example: string } | undefined,
): Reply {
  const found = findContent(reply, resolve);
  const whole = found && flatten(found.content.schema, resolve);
  const choices = whole ? listChoices(whole, resolve) : [];
  const schema =
    choices.find(({ title }) => title === choice?.title) ??
    choices.find(({ title }) => title === undefined) ??
    whole;
  const examples = found ? listExamples(found.content, resolve) : [];
  const example = choice ? examples.find(({ name }) => name === choice.example) : examples[0];
  const hasSample =
    example === undefined && choice === undefined && schema !== undefined && isPresent(schema);
  return {
    status,
    description: toText(reply.description),
    fields: schema ? listFields(schema, resolve) : [],
    sample: hasSample ? sampleOf(schema, resolve) : example?.value,
  };
}

function readCredentials({ root, call, resolve }: Call): Operation['credentials'] {
  const [first] = toList(call.security ?? root.security);
  return Object.keys(toRecord(first)).flatMap((key) => {
    const scheme = resolve(toRecord(toRecord(root.components).securitySchemes)[key]);
    const own = toText(scheme['x-example']) || `YOUR_${key.replace(/\W+/g, '_').toUpperCase()}`;
    const place = PLACES.find((name) => name === scheme.in);
    if (scheme.type === 'apiKey')
      return place === undefined ? [] : [{ name: toText(scheme.name), place, sample: own }];
    const prefix = /^basic$/i.test(toText(scheme.scheme)) ? 'Basic' : 'Bearer';
    return isPresent(scheme) ? [{ name: 'authorization', place: 'header', sample: `${prefix} ${own}` }] : [];
  });
}
