import type { Version } from '../site/manifest/manifest.ts';
import { compareNames } from '../site/nav/compareNames.ts';

/** Of two versions the earlier one first: what is not released yet comes last, the others go by their names. */
export function inOrder(one: Version, other: Version): readonly [Version, Version] {
  const isNext = ({ banner }: Version) => Number(banner === 'unreleased');
  const order = isNext(one) - isNext(other) || compareNames(one.name, other.name);
  return order <= 0 ? [one, other] : [other, one];
}
