// Reads the fields of a configuration by their types, and collects what it could not read of them.
import type { Unread as UnreadField } from './foreignSite.ts';
import { Call, type Fields, fieldsOf, isPlain, type Place, Unread, unreadFields } from './literalValues.ts';
import { readLiterals, type TextFiles } from './readLiterals.ts';

/** Functions of themes that return the sidebar or the navbar which they are given. */
const RETURNS_ARGUMENT = /^(?:array)?(?:sidebar|navbar)$/i;

const unwrap = (value: unknown) =>
  value instanceof Call && RETURNS_ARGUMENT.test(value.name) ? value.arguments[0] : value;

export class FieldReader {
  readonly #unread = new Map<string, UnreadField>();

  get unread(): UnreadField[] {
    return [...this.#unread.values()];
  }

  note({ file, line, code }: Place): void {
    this.#unread.set(`${file}:${line}:${code}`, { file, line, what: code });
  }

  /**
   * Reads the first of some files that exists: what it exports by default.
   * @param candidates paths
   */
  async open(files: TextFiles, candidates: readonly string[]): Promise<{ path: string; config: Fields }> {
    for (const path of candidates) {
      const literals = await readLiterals(files, path);
      if (literals === undefined) continue;
      for (const place of literals.skipped) this.note(place);
      return { path, config: this.options(literals.value) ?? {} };
    }
    return { path: '', config: {} };
  }

  text(value: unknown): string | undefined {
    if (typeof value === 'string' || typeof value === 'number') return String(value) || undefined;
    this.#noteGap(value);
    return undefined;
  }

  /** A text without the HTML in it. */
  plain(value: unknown): string | undefined {
    return (
      this.text(value)
        ?.replace(/<[^<>]*>/g, '')
        .trim() || undefined
    );
  }

  flag(value: unknown): boolean | undefined {
    if (typeof value === 'boolean') return value;
    this.#noteGap(value);
    return undefined;
  }

  /** The known elements of an array. */
  list(value: unknown): unknown[] {
    const list = unwrap(value);
    if (Array.isArray(list)) return list.filter((each) => !(each instanceof Unread && this.#noteGap(each)));
    this.#noteGap(list);
    return [];
  }

  /** The texts of an array. */
  texts(value: unknown): string[] {
    return this.list(value).flatMap((each) => this.text(each) ?? []);
  }

  /** The fields of the objects of an array. */
  objects(value: unknown): Fields[] {
    return this.list(value)
      .map((each) => this.fields(each))
      .filter((each) => each !== undefined);
  }

  isList(value: unknown): boolean {
    return Array.isArray(unwrap(value));
  }

  /** The fields of an object. */
  fields(value: unknown): Fields | undefined {
    const fields = unwrap(value);
    if (isPlain(fields)) return this.options(fields);
    this.#noteGap(fields);
    return undefined;
  }

  /** The fields of an object, or of the first object that any function is given. */
  options(value: unknown): Fields | undefined {
    const fields = fieldsOf(value);
    if (fields === undefined) this.#noteGap(value);
    else for (const { place } of unreadFields(fields)) this.note(place);
    return fields;
  }

  entries(value: unknown): [string, unknown][] {
    return Object.entries(this.fields(value) ?? {});
  }

  #noteGap(value: unknown): boolean {
    const isGap = value instanceof Unread || value instanceof Call;
    if (isGap) this.note(value.place);
    return isGap;
  }
}

/** An object with the fields of several; the last one has priority. */
export function mergeFields(...all: readonly unknown[]): Fields {
  return Object.assign({}, ...all.filter(isPlain));
}

type Known<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** An object without its undefined fields, which would replace others. */
export function dropUndefined<T extends object>(fields: T): Known<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;
}
