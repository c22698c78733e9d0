// Seals the published manifest with a hash of its JSON and a hash of the schema. Clients skip the validation of a
// sealed manifest, but validate a manifest that was edited, or cached from a deployment with another schema.
import { textKey } from '../../textKey.ts';

/** Hash of the manifest's schema; a test fails when the schema has another hash. */
const FORMAT = '18299.539ea60b';

/** @example sealManifest('{"site":{}}') === '{"$12000.4a…":"11.…","site":{}}' */
export function sealManifest(json: string): string {
  return `{"$${FORMAT}":"${textKey(json)}",${json.slice(1)}`;
}

/** Whether a manifest was sealed with the current schema and not edited since. */
export function isSealed(text: string): boolean {
  return text === sealManifest(`{${text.slice(text.indexOf('",') + 2)}`);
}
