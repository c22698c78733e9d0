// The border where a manifest becomes trusted: written by the generator or by hand.

import * as v from 'valibot';
import {
  dropForbidden,
  dropForbiddenInside,
  listForbiddenEscapes,
} from '../../../lib/forbiddenCharacters.ts';
import { ContentError } from '../../errors.ts';
import { decodeSafely, joinPath } from '../urls/filePath.ts';
import { type DocEntry, type Manifest, ManifestSchema } from './manifest.ts';

const PLACE = 'manifest.json';

/** Reads a manifest. Throws a ContentError of kind `invalid`; what is wrong with it, `explainManifest` tells. */
export function parseManifest(text: string): Manifest {
  const json = readJson(text);
  try {
    return normalizeManifest(v.parse(ManifestSchema, json));
  } catch (cause) {
    throw new ContentError('invalid', PLACE, `${PLACE} 有误`, { cause });
  }
}

function readJson(text: string): unknown {
  // Editors on Windows may put a byte order mark in front.
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    const isClean = dropForbidden(json) === json && listForbiddenEscapes(json).length === 0;
    return isClean ? value : dropForbiddenInside(value);
  } catch (cause) {
    throw new ContentError('invalid', PLACE, `${PLACE} 不是有效的 JSON`, { cause });
  }
}

/** Brings what may be written in two ways by hand into the one form that the rest relies on. */
function normalizeManifest(manifest: Manifest): Manifest {
  const dirs = manifest.versions.flatMap(({ dir }) => (dir === undefined ? [] : [tidyPath(dir)]));
  return {
    ...manifest,
    versions: manifest.versions.map((version) => {
      const dir = version.dir === undefined ? undefined : tidyPath(version.dir);
      return {
        ...version,
        ...(dir !== undefined && { dir }),
        path: normalizeVersionPath(version.path),
        docs: version.docs.map((doc) => normalizeDoc(doc, dir, dirs)),
      };
    }),
    pages: manifest.pages.map((page) => ({ ...page, file: tidyPath(page.file) })),
  };
}

/**
 * Addresses are asked for decoded, and browsers resolve dots and turn backslashes before they ask.
 * @example normalizeVersionPath('docs/v7/') === '/docs/v7'; normalizeVersionPath('/') === ''
 * @example normalizeVersionPath('/docs/../v7') === '/v7'; normalizeVersionPath('\\\\docs\\\\v7') === '/docs/v7'
 */
function normalizeVersionPath(path: string): string {
  const tidy = tidyPath(
    decodeSafely(path)
      .replaceAll('\\', '/')
      .replace(/\p{Cc}|\p{Cs}/gu, ''),
  );
  return tidy === '.' ? '' : `/${tidy}`;
}

/** A file path counts from the site folder when it starts with a version's folder, else from the doc's own one. */
function normalizeDoc(doc: DocEntry, dir: string | undefined, dirs: readonly string[]): DocEntry {
  const file = tidyPath(doc.file);
  const isFromSite = dir === undefined || dir === '.' || dirs.some((known) => file.startsWith(`${known}/`));
  return { ...doc, file: isFromSite ? file : `${dir}/${file}` };
}

/**
 * Nothing leads out of the site.
 * @example tidyPath('./docs//v8/') === 'docs/v8'; tidyPath('../../docs/v8') === 'docs/v8'
 */
function tidyPath(path: string): string {
  const inside =
    joinPath('', path) ??
    path
      .split('/')
      .filter((name) => !/^\.{0,2}$/.test(name))
      .join('/');
  return inside || '.';
}
