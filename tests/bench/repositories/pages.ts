// What the readers of their navigation know of a page: its front matter and its first heading.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';

export interface Page {
  /** Front matter; empty where there is none, or where it is not valid. */
  front: Readonly<Record<string, unknown>>;
  /** Text of the first heading of level 1. */
  h1: string | undefined;
}

export function readPage(file: string): Page {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const [head = '', yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const body = text.slice(head.length).replace(/^( *)(`{3,}|~{3,})[\s\S]*?^ *\2/gm, '');
  const h1 = /^#[ \t]+(.+?)[ \t#]*$/m.exec(body)?.[1] ?? /^(\S.*)\r?\n=+[ \t]*$/m.exec(body)?.[1];
  return { front: parseYaml(yaml), h1: h1?.replace(/\s*\{\s*[:#.][^}]*\}\s*$/, '') };
}

/** The first of some fields that is a text; a dot leads into an object. */
export function textOf(front: Page['front'], ...names: readonly string[]): string | undefined {
  const values = names.map((name) =>
    name.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), front),
  );
  const found = values.find((value) => ['string', 'number'].includes(typeof value) && value !== '');
  return found === undefined ? undefined : String(found);
}

export function parseYaml(text: string): Page['front'] {
  try {
    const value: unknown = parse(text, { logLevel: 'silent' });
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The first existing file for a path without its ending. */
export function findPage(path: string, endings: readonly string[] = ['.md', '.mdx']): string | undefined {
  return endings.map((ending) => path + ending).find(isFile);
}

export const stem = (file: string) => basename(file, extname(file));

/** @throws where the file is no JSON */
export function readJson(...path: readonly string[]): unknown {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

export const isThere = (...path: readonly string[]) => existsSync(join(...path));
