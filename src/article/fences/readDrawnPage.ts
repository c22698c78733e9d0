// A page that is reached inside the site was drawn by the build all the same: its file has the drawings.
import { isHtmlAnswer } from '../../platform/isHtmlAnswer.ts';
import { keepDrawings } from './drawings.ts';

const asked = new Map<string, Promise<void>>();

/** Remembers the drawings in a page's file, which is asked for once. Where it has none, or is not there, nothing is remembered. */
export function readDrawnPage(address: string): Promise<void> {
  const answer = asked.get(address) ?? read(address).catch(() => {});
  asked.set(address, answer);
  return answer;
}

async function read(address: string): Promise<void> {
  // A folder's pages cannot be asked for, and none of them is drawn.
  if (!window.location.protocol.startsWith('http')) return;
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok || !isHtmlAnswer(response)) return;
  keepDrawings(new DOMParser().parseFromString(await response.text(), 'text/html').body);
}
