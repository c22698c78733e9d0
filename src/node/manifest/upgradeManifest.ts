// Rewrites a manifest that was written for an earlier version of the engine. Its fields are still read as they are.
import { insertMember, removeAll } from '../../writer/refactor/jsonEdits.ts';
import { SCHEMA_FILE } from './manifestJsonSchema.ts';

/** Fields that have no effect, by the list whose entries have them. */
const WITHOUT_EFFECT = [
  ['locales', 'calendar'],
  ['versions', 'badge'],
] as const;

/**
 * Removes fields without an effect, and adds `$schema`, by which editors validate the manifest.
 * @param text JSON of a valid manifest
 */
export function upgradeManifest(text: string): string {
  const manifest: Record<string, object[] | undefined> = JSON.parse(text);
  const unused = WITHOUT_EFFECT.flatMap(([list, key]) =>
    [...(manifest[list] ?? []).entries()].flatMap(([at, entry]) => (key in entry ? [[list, at, key]] : [])),
  );
  const clean = removeAll(text, unused);
  return '$schema' in manifest ? clean : insertMember(clean, [], '$schema', `./${SCHEMA_FILE}`, 'site');
}
