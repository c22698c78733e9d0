// What the build has checked need not be checked again by each visitor: the published manifest bears a mark
// that fits no other text. One that was edited since is checked as any other.
import { textKey } from '../textKey.ts';

const SEAL = /^\{"\$built":"([^"]+)",/;

/** @example sealManifest('{"site":{}}') === '{"$built":"11.…","site":{}}' */
export function sealManifest(json: string): string {
  return `{"$built":"${textKey(json)}",${json.slice(1)}`;
}

/** Whether a text is as the build has written it. */
export function isSealed(text: string): boolean {
  const seal = SEAL.exec(text);
  return seal !== null && textKey(`{${text.slice(seal[0].length)}`) === seal[1];
}
