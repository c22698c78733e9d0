// Reads the literals of JavaScript in attributes and exports. Nothing is executed: other code has no value.
import { measureMarkup } from './scanMarkup.ts';

export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | { readonly [name: string]: Literal };

/** Values of the names that a page imports or exports: paths of files, and literals. */
export type Scope = ReadonlyMap<string, Literal>;

/** Limit of nested literals. */
const MAX_DEPTH = 20;
/** Limit of the length of an element whose text is read. */
const MAX_ELEMENT = 2000;

const isString = (value: Literal | undefined): value is string => typeof value === 'string';

/**
 * Reads a literal; undefined for other code.
 * @example readLiteral("['a', { b: 1 }]") // ['a', { b: 1 }]
 */
export function readLiteral(code: string, scope: Scope = new Map()): Literal | undefined {
  let at = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern, 'suy');
    sticky.lastIndex = at;
    const match = sticky.exec(code);
    if (match !== null) at = sticky.lastIndex;
    return match;
  }
  const skipSpace = () => take(/(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/);
  const takeSign = (sign: RegExp) => {
    skipSpace();
    const found = take(sign) !== null;
    skipSpace();
    return found;
  };

  function readValue(depth: number): Literal | undefined {
    skipSpace();
    if (depth > MAX_DEPTH) return undefined;
    const string = take(/"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/);
    if (string !== null) return readString(string);
    const number = take(/-?\d[\d_]*(?:\.\d+)?/);
    if (number !== null) return Number(number[0].replaceAll('_', ''));
    if (takeSign(/\[/)) return readArray(depth);
    if (takeSign(/\{/)) return readObject(depth);
    const path = take(/(?:require|useBaseUrl|withBase)\(\s*(["'])([^"'\n]*)\1\s*\)(?:\.default)?/)?.[2];
    if (path !== undefined) return toPath(path);
    const name = take(/[\p{L}$_][\w$]*(?:\.[\p{L}$_][\w$]*)*/u)?.[0];
    if (name !== undefined) return readName(name);
    return code.startsWith('<', at) ? readElement() : undefined;
  }

  function readString([, double, single, template]: RegExpExecArray): string | undefined {
    if (template?.replaceAll('\\$', '').includes('${')) {
      const filled = template.replace(/\$\{([^{}]*)\}/g, (whole, name: string) => {
        const value = readName(name.trim());
        return value === undefined || typeof value === 'object' ? whole : String(value);
      });
      return filled.includes('${') ? undefined : decodeEscapes(filled);
    }
    return decodeEscapes(double ?? single ?? template ?? '');
  }

  function readArray(depth: number): Literal | undefined {
    const values: Literal[] = [];
    while (!takeSign(/\]/)) {
      const value = readValue(depth + 1);
      if (value === undefined) return undefined;
      values.push(value);
      if (!takeSign(/,/) && !/^\s*\]/.test(code.slice(at, at + 100))) return undefined;
    }
    return values;
  }

  function readObject(depth: number): Literal | undefined {
    const fields: [string, Literal][] = [];
    while (!takeSign(/\}/)) {
      const [, name, quoted] = take(/([\p{L}$_][\w$]*)|["']([^"'\n]*)["']/u) ?? [];
      const key = name ?? quoted;
      if (key === undefined || !takeSign(/:/)) return undefined;
      const value = readValue(depth + 1);
      if (value === undefined) return undefined;
      fields.push([key, value]);
      if (!takeSign(/,/) && !/^\s*\}/.test(code.slice(at, at + 100))) return undefined;
    }
    return Object.fromEntries(fields);
  }

  function readName(name: string): Literal | undefined {
    if (name === 'true' || name === 'false') return name === 'true';
    if (name === 'null' || name === 'undefined') return null;
    const [first = '', ...rest] = name.split('.');
    return rest.reduce<Literal | undefined>(readField, scope.get(first));
  }

  /** The text of an element. */
  function readElement(): Literal | undefined {
    if (code.length > MAX_ELEMENT) return undefined;
    const text = withoutTags(code.slice(at));
    at = code.length;
    return text;
  }

  const value = readValue(0);
  skipSpace();
  return at < code.length ? undefined : value;
}

function readField(value: Literal | undefined, field: string): Literal | undefined {
  if (isString(value)) return field === 'src' || field === 'default' ? value : undefined;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.hasOwn(value, field) ? (value as Record<string, Literal>)[field] : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', '\n': '' };
const decodeEscapes = (text: string) =>
  text.replace(/\\(?:u\{?([\da-fA-F]{4,6})\}?|(.))/gs, (_, hex?: string, char = '') =>
    hex === undefined
      ? (ESCAPES[char] ?? char)
      : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10_ff_ff)),
  );

/** `@site/static` is the folder of files in Docusaurus. */
const toPath = (path: string) => path.replace(/^@site\/static(?=\/)/, '');

/** @example withoutTags('<>Use <code>a</code></>') === 'Use a' */
function withoutTags(markup: string): string {
  let text = '';
  for (let at = 0; at < markup.length; ) {
    const length = markup[at] === '<' ? measureMarkup(markup, at) : undefined;
    if (length === undefined) text += markup[at];
    at += length ?? 1;
  }
  return text
    .replace(/\{(["'`])([^"'`{}]*)\1\}/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Attributes = ReadonlyMap<string, Literal | undefined>;

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  '#39': "'",
};
const decodeEntities = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|apos|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

export interface Tag {
  /** Empty for a fragment, `<>`. */
  name: string;
  kind: 'open' | 'close' | 'empty';
  /** Values of attributes; undefined for one whose code is no literal. */
  attributes: Attributes;
}

/** Reads the source of a tag, which measureMarkup() has measured. */
export function readTag(source: string, scope: Scope): Tag {
  const name = /^<\/?([^\s/>]*)/.exec(source)?.[1] ?? '';
  if (source.startsWith('</')) return { name, kind: 'close', attributes: new Map() };
  const attributes = new Map<string, Literal | undefined>();
  const attribute =
    /\s*(?:([^\s"'<>/={}]+)(?:= *(?:"([^"]*)"|'([^']*)'|([^\s"'<>{}]+)|(?=(\{))))?|(?=(\{))|([/>]))/gy;
  attribute.lastIndex = name.length + 1;
  for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
    const [, key, double, single, bare, brace, spread, end] = match;
    if (end !== undefined) break;
    if (brace === undefined && spread === undefined) {
      if (key !== undefined) attributes.set(key, readWritten(double ?? single, bare));
      continue;
    }
    const length = measureMarkup(source, attribute.lastIndex) ?? source.length;
    const code = source.slice(attribute.lastIndex + 1, attribute.lastIndex + length - 1);
    attribute.lastIndex += length;
    if (key !== undefined) attributes.set(key, readLiteral(code, scope));
  }
  return { name, kind: /\/\s*>$/.test(source) ? 'empty' : 'open', attributes };
}

/** An attribute without a value is true. */
function readWritten(quoted: string | undefined, bare: string | undefined): Literal {
  const text = quoted ?? bare;
  return text === undefined ? true : decodeEntities(text);
}

/**
 * Adds the names that imports and exports define to a scope.
 * @example `import logo from './logo.png'`, `export const version = '1.0'`
 */
export function readNames(esm: string, scope: Map<string, Literal>): void {
  for (const [, name = '', , path = ''] of esm.matchAll(/^import\s+([\w$]+)\s+from\s+(["'])([^"'\n]+)\2/gm))
    scope.set(name, toPath(path));
  for (const match of esm.matchAll(/^export\s+(?:const|let|var)\s+([\w$]+)\s*(?::[^=\n]*)?=\s*/gm)) {
    const from = match.index + match[0].length;
    const rest = esm.slice(from);
    const next = rest.search(/\n(?:import|export)\s/);
    const code = (next < 0 ? rest : rest.slice(0, next))
      .trim()
      .replace(/;$/, '')
      .replace(/\s+as\s+const$/, '');
    const value = readLiteral(code, scope);
    if (value !== undefined) scope.set(match[1] ?? '', value);
  }
}
