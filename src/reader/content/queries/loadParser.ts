import { loadPart } from '../../platform/loadPart.ts';

/** A page that the build drew does without. */
export function loadParser() {
  return loadPart(() => import(/* webpackChunkName: "parser" */ './parseText.ts'));
}
