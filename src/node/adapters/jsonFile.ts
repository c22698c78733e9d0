// Configurations in JSON.
import { findJsonError } from '../../core/site/manifest/jsonText.ts';
import type { SiteFiles } from './foreignSite.ts';

export interface JsonFile {
  path: string;
  /** Undefined where the text is no JSON, or the file is too large to be read. */
  data: unknown;
  /** The line of the first string with this text; undefined where the file has none. */
  findLine: (text: string) => number | undefined;
  /** The line of the syntax error, where there is one. */
  badLine: number;
}

/** @param path of a file that exists */
export async function readJsonFile(files: SiteFiles, path: string): Promise<JsonFile> {
  const source = (await files.read(path)) ?? '';
  const findLine = (text: string) => {
    const at = source.indexOf(JSON.stringify(text));
    return at < 0 ? undefined : source.slice(0, at).split('\n').length;
  };
  try {
    return { path, data: JSON.parse(source), findLine, badLine: 1 };
  } catch {
    return { path, data: undefined, findLine, badLine: findErrorLine(source) };
  }
}

function findErrorLine(source: string): number {
  try {
    return findJsonError(source)?.line ?? 1;
  } catch {
    // The parser's stack overflows on deep nesting.
    return 1;
  }
}
