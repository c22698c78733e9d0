// A large site's settings stand in two files. Who edits those of the one that is named after the manifest means both.
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { Manifest } from '../../core/site/manifest/manifest.ts';

/** Of a version, what the trunk has less of, or the generator's own. */
const GENERATED = new Set(['docs', 'sidebars', 'mainDocId', 'search']);

/**
 * The text of a whole manifest with what somebody has changed in its trunk by hand.
 * @param text as a program writes it, in one line
 * @param known the whole manifest, read from that text
 * @param edited the trunk, read
 */
export function takeTrunkEdits(text: string, known: Manifest, edited: Manifest): string {
  const changes: [JSONPath, unknown][] = [];
  const compare = (path: JSONPath, before: object, after: object, leftOut = new Set<string>()) => {
    const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const key of new Set([...old.keys(), ...now.keys()]))
      if (!leftOut.has(key) && JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)))
        changes.push([[...path, key], now.get(key)]);
  };
  compare(['site'], known.site, edited.site);
  compare([], { locales: known.locales }, { locales: edited.locales });
  for (const [at, version] of known.versions.entries()) {
    const same = edited.versions.find(({ name }) => name === version.name);
    if (same !== undefined) compare(['versions', at], version, same, GENERATED);
  }
  // Laid out as it is, in one line: laying out what is put into it would lay out all of that line, word by word.
  return changes.reduce((now, [path, value]) => applyEdits(now, modify(now, path, value, {})), text);
}
