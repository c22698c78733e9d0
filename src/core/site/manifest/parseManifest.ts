// Parses and validates a generated or hand-written manifest; the rest of the code relies on the result.

import * as v from 'valibot';
import { manifestErrorMessages } from '#i18n/manifestErrorMessages';
import {
  dropForbidden,
  dropForbiddenInside,
  listForbiddenEscapes,
} from '../../../lib/forbiddenCharacters.ts';
import { ContentError } from '../../errors.ts';
import { decodeSafely, joinPath } from '../urls/filePath.ts';
import type { Locale } from '../urls/localePaths.ts';
import { findExternalKind } from '../urls/pageHref.ts';
import { type DocEntry, type Manifest, ManifestSchema } from './manifest.ts';

const MANIFEST = 'manifest.json';

/**
 * Parses and validates a manifest. Throws a ContentError of kind `invalid`; `explainManifest` adds the schema issues.
 * @param place its file, which the error names
 */
export function parseManifest(text: string, place = MANIFEST): Manifest {
  const json = readJson(text, place);
  try {
    return normalizeManifest(v.parse(ManifestSchema, json));
  } catch (cause) {
    throw new ContentError('invalid', place, manifestErrorMessages.invalid(place), { cause });
  }
}

function readJson(text: string, place: string): unknown {
  // Editors on Windows may add a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(json);
    const isClean = dropForbidden(json) === json && listForbiddenEscapes(json).length === 0;
    return isClean ? value : dropForbiddenInside(value);
  } catch (cause) {
    throw new ContentError('invalid', place, manifestErrorMessages.notJson(place), { cause });
  }
}

/** Normalizes paths: in a hand-written manifest the same path can be spelled in several ways. */
function normalizeManifest(manifest: Manifest): Manifest {
  const dirs = manifest.versions.flatMap(({ dir, fallbackDir }) =>
    [dir, fallbackDir].flatMap((folder) => (folder === undefined ? [] : [tidyPath(folder)])),
  );
  return {
    ...manifest,
    locales: manifest.locales.map(normalizeLocale),
    versions: manifest.versions.map((version) => {
      const dir = version.dir === undefined ? undefined : tidyPath(version.dir);
      return {
        ...version,
        ...(dir !== undefined && { dir }),
        path: normalizeVersionPath(version.path),
        // Pages that are not translated may be at the top of the site folder.
        docs: version.docs.map((doc) =>
          normalizeDoc(doc, version.fallbackDir === '.' ? undefined : dir, dirs),
        ),
      };
    }),
    pages: manifest.pages.map((page) => ({ ...page, file: tidyPath(page.file) })),
  };
}

/**
 * Decodes and resolves a path as clients do with the URL of a request: they resolve dots and replace backslashes.
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

/** Completes a language. Its path begins and ends with a slash, unless it is the URL of another site. */
function normalizeLocale({ dir, path, ...locale }: Locale): Locale {
  return {
    ...locale,
    htmlLang: locale.htmlLang ?? locale.locale,
    path: findExternalKind(path) === undefined ? `${normalizeVersionPath(path)}/` : path,
    ...(dir !== undefined && { dir: tidyPath(dir) }),
  };
}

/** Resolves `file`: relative to the site folder if it starts with a version's folder, else to the doc's version. */
function normalizeDoc(doc: DocEntry, dir: string | undefined, dirs: readonly string[]): DocEntry {
  const file = tidyPath(doc.file);
  const isFromSite = dir === undefined || dir === '.' || dirs.some((known) => file.startsWith(`${known}/`));
  return { ...doc, file: isFromSite ? file : `${dir}/${file}` };
}

/**
 * Normalizes a path, and removes `..` segments that would leave the site folder.
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
