// Keys of manifest.json that mean nothing here: misspelt ones, and those of other engines.
import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/model/finding.ts';
import { findJsonLine } from '../../core/model/jsonText.ts';
import { ManifestSchema } from '../../core/model/manifest.ts';
import { findUnknownKeys } from '../../core/model/unknownKeys.ts';

/** @param text of manifest.json */
export function checkManifestKeys(text: string): Finding[] {
  const root = parseTree(text);
  return findUnknownKeys(ManifestSchema, JSON.parse(text)).map((key) => ({
    file: 'manifest.json',
    line: findJsonLine(root, text, [...key.path]) ?? 1,
    rule: 'manifest',
    message: `${key.place} ${key.text}，这一项已忽略`,
  }));
}
