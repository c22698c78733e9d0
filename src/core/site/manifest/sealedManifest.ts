// Seals the published manifest, so that clients skip its validation: the seal is a key of the JSON and of the
// schema. A manifest that was edited, or cached from a deployment with another schema, is validated.
import { textKey } from '../../textKey.ts';

/** Key of the manifest's schema; a test compares it. */
const FORMAT = '12000.4a6e50dd';

/** @example sealManifest('{"site":{}}') === '{"$11651.4d…":"11.…","site":{}}' */
export function sealManifest(json: string): string {
  return `{"$${FORMAT}":"${textKey(json)}",${json.slice(1)}`;
}

/** Whether the build of this version wrote a text. */
export function isSealed(text: string): boolean {
  return text === sealManifest(`{${text.slice(text.indexOf('",') + 2)}`);
}
