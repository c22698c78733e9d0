import { join } from 'node:path';
import { ContentError } from '../../core/errors.ts';
import { explainManifest } from '../../core/site/manifest/explainManifest.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { isSealed } from '../../core/site/manifest/sealedManifest.ts';
import { MANIFEST_FILE, WHOLE_MANIFEST } from '../../core/site/shards/part.ts';
import { codeOf } from '../lib/codeOf.ts';
import { readTextFile } from '../lib/readText.ts';
import { assertFollowed } from './assertFollowed.ts';
import { guessManifest } from './guessManifest.ts';
import { takeTrunkEdits } from './trunkEdits.ts';

export interface SiteManifest {
  manifest: Manifest;
  /** The text to write the generated parts into. */
  text: string;
  /** The text of the site folder's manifest.json, where the writer finds what is wrong; undefined without one. */
  onDisk: string | undefined;
}

/**
 * The manifest of a site folder before its generated parts are renewed. What a folder
 * without a manifest, or a manifest without versions, does not say is guessed.
 * Throws a ContentError when the manifest is wrong.
 * @param known what was read before: the same text gives the same manifest
 */
export async function readSiteManifest(siteDir: string, known?: SiteManifest): Promise<SiteManifest> {
  const text = await readExpandedText(siteDir);
  if (text !== undefined && known?.text === text) return known;
  if (text !== undefined && !isIncomplete(text))
    return { manifest: parseOrExplain(text), text, onDisk: text };
  // isIncomplete has seen that the text holds an object.
  const { versions, ...written } = (text === undefined ? {} : JSON.parse(text)) as { versions?: unknown[] };
  const guessed = await guessManifest(siteDir);
  const complete = JSON.stringify({ ...guessed, ...written, ...(versions?.length && { versions }) }, null, 2);
  return { manifest: parseOrExplain(complete), text: complete, onDisk: text };
}

/** A built site that is large has the whole manifest beside the one for its visitors. */
async function readExpandedText(siteDir: string): Promise<string | undefined> {
  const whole = await readIfThere(siteDir, WHOLE_MANIFEST);
  const own = await readIfThere(siteDir, MANIFEST_FILE);
  if (whole === undefined || own === undefined) return whole ?? own;
  const trunk = parseOrExplain(own);
  // Without parts it is whole, and the other one was left behind by a site that was larger.
  if (trunk.parts === undefined) return own;
  return isSealed(own) ? whole : takeTrunkEdits(whole, parseOrExplain(whole), trunk);
}

function parseOrExplain(text: string): Manifest {
  try {
    return parseManifest(text);
  } catch (error) {
    throw explainManifest(error, text);
  }
}

/** Valid JSON that names no versions, or no site, leaves them to us. */
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
    throw new ContentError('invalid', MANIFEST_FILE, 'manifest.json 无法读取，请检查文件权限', { cause });
  });
  // The generator would write the marks that stand for unknown letters over the writer's words.
  if (file?.badLine !== undefined)
    throw new ContentError('invalid', MANIFEST_FILE, 'manifest.json 不是 UTF-8 编码，请另存为 UTF-8');
  return file?.text;
}
