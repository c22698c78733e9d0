import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { dropFileComments } from '../../core/document/dialects/obsidian.ts';
import { encodingOf, findReplaced } from '../../lib/decodeExact.ts';
import { guessEncoding } from '../../lib/guessEncoding.ts';
import { findRefusedLink, hasLinks } from './siteLinks.ts';

export interface TextFile {
  text: string;
  /** Content hash, the same for both kinds of line ending: git changes them on Windows. */
  hash: string;
  /** Line of the first byte that is not UTF-8. */
  badLine: number | undefined;
  /** What such a file seems to be instead, as iconv calls it. */
  encoding?: string | undefined;
}

/** Reads a file as UTF-8, or UTF-16 by its byte order mark, which is left out; other bytes are replaced and reported. */
export async function readTextFile(file: string): Promise<TextFile> {
  // Small files by the thousand: a promise for each costs more than the reading.
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(withoutCarriageReturns(bytes)).digest('hex');
  const name = encodingOf(bytes);
  try {
    return { text: new TextDecoder(name, { fatal: true }).decode(bytes), hash, badLine: undefined };
  } catch {
    const text = new TextDecoder(name).decode(bytes);
    return { text, hash, badLine: findReplaced(text), encoding: guessEncoding(bytes) };
  }
}

/** A markdown file as it is published, where that is another text. */
export function toPublished(file: TextFile): TextFile {
  const text = dropFileComments(file.text);
  return text === file.text ? file : { ...file, text, hash: hashText(text) };
}

/** Content hash of a text, as files have it. */
export const hashText = (text: string) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/**
 * A text of a site by its path inside the folder, as a host will find it: spelled like this, which Windows and macOS
 * forgive, and behind no link that is not followed.
 */
export async function readSiteText(siteDir: string, file: string): Promise<TextFile | undefined> {
  try {
    return (await standsInSite(siteDir, file)) ? await readTextFile(join(siteDir, file)) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file of a site, which is there, is spelled like this, or lies behind links that are followed. */
export async function standsInSite(siteDir: string, file: string): Promise<boolean> {
  if (hasLinks(siteDir, file)) return findRefusedLink(siteDir, file) === undefined;
  const path = join(siteDir, file);
  return relative(await realpath(siteDir), await realpath(path)) === relative(siteDir, path);
}

function withoutCarriageReturns(bytes: Buffer): Buffer {
  return bytes.includes('\r\n')
    ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : bytes;
}
