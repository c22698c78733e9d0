import { join } from 'node:path';
import { applyEdits, type JSONPath, modify, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { manifestMessages as messages } from '#i18n/manifestMessages';
import { ContentError } from '../../core/errors.ts';
import { explainManifest } from '../../core/site/manifest/explainManifest.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonError, findJsonPosition, type TextPosition } from '../../core/site/manifest/jsonText.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { describeIssue } from '../../core/site/manifest/schemaIssue.ts';
import { isSealed } from '../../core/site/manifest/sealedManifest.ts';
import { MANIFEST_FILE, WHOLE_MANIFEST } from '../../core/site/shards/shard.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import type { ForeignSite } from '../adapters/foreignSite.ts';
import { codeOf } from '../lib/errors.ts';
import { nameDialects } from '../lib/namedDialects.ts';
import { readTextFile, type TextFile } from '../lib/readText.ts';
import { describeRefusedLink, findRefusedLink } from '../lib/siteLinks.ts';
import { guessManifest } from './guessManifest.ts';

export interface SiteManifest {
  manifest: Manifest;
  /** JSON into which the generated fields are written. */
  text: string;
  /** The text of manifest.json, to which the lines of findings refer; undefined where the file is missing. */
  onDisk: string | undefined;
  /** Path of that file from the site folder; for another language its own, where it has one. */
  file: string;
  /** The site of another engine, where manifest.json is missing or does not name the versions. */
  foreign?: ForeignSite | undefined;
}

/**
 * Reads and parses the manifest of a site folder, without updating its generated fields. Missing versions or a missing
 * manifest.json are guessed from the files.
 * @param known the previous result, which is returned for the same text
 * @throws ContentError for an invalid manifest
 */
export async function readSiteManifest(siteDir: string, known?: SiteManifest): Promise<SiteManifest> {
  const text = await readWholeText(siteDir);
  if (text !== undefined && known?.text === text) return known;
  if (text !== undefined && !isIncomplete(text))
    return { manifest: parseNamed(text, siteDir), text, onDisk: text, file: MANIFEST_FILE };
  // The cast is safe: isIncomplete() has validated that the text is an object.
  const { versions, ...written } = (text === undefined ? {} : JSON.parse(text)) as { versions?: unknown[] };
  const { manifest, foreign } = await guessManifest(siteDir);
  const complete = JSON.stringify(
    { ...manifest, ...written, ...(versions?.length && { versions }) },
    null,
    2,
  );
  const parsed = parseNamed(complete, siteDir);
  return { manifest: parsed, text: complete, onDisk: text, file: MANIFEST_FILE, foreign };
}

function parseNamed(text: string, siteDir: string): Manifest {
  const manifest = parseOrExplain(text);
  nameDialects(siteDir, manifest);
  return manifest;
}

interface LastValidManifest {
  written: SiteManifest;
  /** The error of the current manifest.json, where it is invalid. */
  broken: Finding | undefined;
}

/**
 * Creates a reader with a fallback to the last valid manifest, since editors save half-typed JSON.
 * The reader throws a ContentError as long as there was no valid one.
 */
export function createManifestReader(siteDir: string): () => Promise<LastValidManifest> {
  let last: SiteManifest | undefined;
  return async () => {
    try {
      last = await readSiteManifest(siteDir, last);
      return { written: last, broken: undefined };
    } catch (error) {
      if (last === undefined || !(error instanceof ContentError)) throw error;
      return { written: last, broken: await locateManifestError(siteDir, error) };
    }
  };
}

/** Turns an error of the parser or the schema into a finding with its line. */
export async function locateManifestError(siteDir: string, error: ContentError): Promise<Finding> {
  const file = await readTextFile(join(siteDir, MANIFEST_FILE)).catch(() => undefined);
  const { line, column } = (file && findPlace(file, error.cause)) ?? { line: 1, column: undefined };
  return { file: MANIFEST_FILE, line, column, rule: 'manifest', message: error.message };
}

function findPlace(
  { text, badLine }: TextFile,
  cause: unknown,
): Pick<Finding, 'line' | 'column'> | undefined {
  return badLine === undefined ? (findJsonError(text) ?? findIssue(text, cause)) : { line: badLine };
}

/**
 * The position of the first value that does not match the schema; for a missing value, that of the enclosing
 * object.
 */
function findIssue(text: string, cause: unknown): TextPosition | undefined {
  const issue = v.isValiError(cause) ? cause.issues[0] : undefined;
  if (issue === undefined) return undefined;
  const root = parseTree(text);
  const { path } = describeIssue(issue);
  for (let length = path.length; length > 0; length -= 1) {
    const place = findJsonPosition(root, text, path.slice(0, length));
    if (place !== undefined) return place;
  }
  return undefined;
}

/**
 * Reads the manifest of a site or of a language. A large built site has two files: the index of its shards and the whole
 * manifest.
 * @param folder of both files from the site folder
 */
export async function readWholeText(siteDir: string, folder = ''): Promise<string | undefined> {
  const whole = await readIfThere(siteDir, inFolder(folder, WHOLE_MANIFEST));
  const own = await readIfThere(siteDir, inFolder(folder, MANIFEST_FILE));
  if (whole === undefined || own === undefined) return whole ?? own;
  const index = parseOrExplain(own);
  // Without shards manifest.json is complete, and the other file is a leftover of a larger site.
  if (index.parts === undefined) return own;
  return isSealed(own) ? whole : applyIndexEdits(whole, parseOrExplain(whole), index);
}

/**
 * Parses a manifest; its errors name the line and what is expected there.
 * @param place its file, which the errors name
 * @throws ContentError
 */
export function parseOrExplain(text: string, place?: string): Manifest {
  try {
    return parseManifest(text, place);
  } catch (error) {
    throw explainManifest(error, text);
  }
}

/** Whether valid JSON lacks `versions` or `site`. */
function isIncomplete(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const hasVersions =
      'versions' in value && !(Array.isArray(value.versions) && value.versions.length === 0);
    return !hasVersions || !('site' in value);
  } catch {
    return false;
  }
}

async function readIfThere(siteDir: string, name: string): Promise<string | undefined> {
  assertFollowed(siteDir, name);
  const file = await readTextFile(join(siteDir, name)).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw new ContentError('invalid', name, messages.unreadable, { cause });
  });
  // Invalid UTF-8 is an error: the generator would save the decoder's replacement characters.
  if (file?.badLine !== undefined) throw new ContentError('invalid', name, messages.notUtf8);
  return file?.text;
}

/**
 * Throws if a path, or a folder on it, is a link that is not followed: the site would be published without its
 * manifest or without a whole folder.
 * @param path inside the site folder
 * @throws ContentError that names the link
 */
export function assertFollowed(siteDir: string, path: string): void {
  const refused = findRefusedLink(siteDir, path);
  if (refused !== undefined) throw new ContentError('invalid', refused.path, describeRefusedLink(refused));
}

/** Fields of a version that are generated or that the index of shards shortens. */
const GENERATED = new Set(['docs', 'sidebars', 'mainDocId', 'search']);

/**
 * Applies manual edits of a large site's manifest.json, the index of its shards, to the whole manifest.
 * @param text of the whole manifest, in one line
 * @param whole parsed from that text
 * @param index parsed from manifest.json
 */
export function applyIndexEdits(text: string, whole: Manifest, index: Manifest): string {
  const changes: [JSONPath, unknown][] = [];
  const compare = (path: JSONPath, before: object, after: object, ignored = new Set<string>()) => {
    const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const key of new Set([...old.keys(), ...now.keys()]))
      if (!ignored.has(key) && JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)))
        changes.push([[...path, key], now.get(key)]);
  };
  compare(['site'], whole.site, index.site);
  compare([], { locales: whole.locales }, { locales: index.locales });
  for (const [at, version] of whole.versions.entries()) {
    const same = index.versions.find(({ name }) => name === version.name);
    if (same !== undefined) compare(['versions', at], version, same, GENERATED);
  }
  // Without formatting options: the formatter would tokenize the one long line at each edit.
  return changes.reduce((now, [path, value]) => applyEdits(now, modify(now, path, value, {})), text);
}
