// A page that is reached inside the site was drawn by the build all the same: its file has the drawings.
import { readDrawnPage } from '../../platform/fetchPrerenderedPage.ts';
import { keepDrawings } from './drawings.ts';

const asked = new Map<string, Promise<void>>();

/** Remembers the drawings in a page's file, which is asked for once. */
export function readDrawings(address: string): Promise<void> {
  const answer = asked.get(address) ?? readDrawnPage(address).then((page) => page && keepDrawings(page));
  asked.set(address, answer);
  return answer;
}
