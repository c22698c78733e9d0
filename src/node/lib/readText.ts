import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { DialectName } from '../../core/document/dialects/dialectNames.ts';
import { dropFileComments } from '../../core/document/dialects/obsidian/comments.ts';
import { encodingOf, findReplaced } from '../../lib/decodeExact.ts';
import { guessEncoding } from '../../lib/guessEncoding.ts';
import { dialectsOfPath } from './namedDialects.ts';
import { findRefusedLink, hasLinks } from './siteLinks.ts';

export interface TextFile {
  text: string;
  /** SHA-256 with line endings as LF: git converts them on Windows. */
  hash: string;
  badLine: number | undefined;
  /** Guessed encoding of an invalid file, by iconv's name. */
  encoding?: string | undefined;
  /** Dialects of the file; undefined for one whose text tells them. */
  dialects?: readonly DialectName[] | undefined;
}

/** Decodes a file as UTF-8, or UTF-16 by its BOM, which is dropped; invalid bytes become U+FFFD and are reported. */
export async function readTextFile(file: string): Promise<TextFile> {
  // Synchronous: for thousands of small files promises cost more than reading.
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(withoutCarriageReturns(bytes)).digest('hex');
  const name = encodingOf(bytes);
  const dialects = dialectsOfPath(file);
  try {
    return { text: new TextDecoder(name, { fatal: true }).decode(bytes), hash, dialects, badLine: undefined };
  } catch {
    const text = new TextDecoder(name).decode(bytes);
    return { text, hash, dialects, badLine: findReplaced(text), encoding: guessEncoding(bytes) };
  }
}

export function toPublished(file: TextFile): TextFile {
  const text = dropFileComments(file.text);
  return text === file.text ? file : { ...file, text, hash: hashText(text) };
}

export const hashText = (text: string) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/**
 * Reads a text of a site by its path. Undefined where the case of the path differs from the disk's (a host is
 * case-sensitive, Windows and macOS are not) or a symbolic link is refused.
 */
export async function readSiteText(siteDir: string, file: string): Promise<TextFile | undefined> {
  try {
    return (await hasExactPath(siteDir, file)) ? await readTextFile(join(siteDir, file)) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an existing file has exactly this path, or one through links that are followed. */
export async function hasExactPath(siteDir: string, file: string): Promise<boolean> {
  if (hasLinks(siteDir, file)) return findRefusedLink(siteDir, file) === undefined;
  const path = join(siteDir, file);
  return relative(await realpath(siteDir), await realpath(path)) === relative(siteDir, path);
}

function withoutCarriageReturns(bytes: Buffer): Buffer {
  return bytes.includes('\r\n')
    ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : bytes;
}
