// What the build has checked need not be checked again by each visitor: the published manifest bears a mark
// that fits no other text. One that was edited since is checked as any other, and so is one of another format:
// caches and open tabs bring an application together with the manifest of another deployment.
import { textKey } from '../../textKey.ts';

/** The key of the schema that the application was written for; a test tells it anew. */
const FORMAT = '12000.4a6e50dd';

/** @example sealManifest('{"site":{}}') === '{"$11651.4d…":"11.…","site":{}}' */
export function sealManifest(json: string): string {
  return `{"$${FORMAT}":"${textKey(json)}",${json.slice(1)}`;
}

/** Whether a text is as the build of this application has written it. */
export function isSealed(text: string): boolean {
  return text === sealManifest(`{${text.slice(text.indexOf('",') + 2)}`);
}
