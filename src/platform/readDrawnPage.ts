import { isHtmlAnswer } from './isHtmlAnswer.ts';
import { isServed } from './isServed.ts';

/** A page of the site as the build drew it; undefined where there is none, or where none can be asked for, as in a folder. */
export async function readDrawnPage(address: string, signal?: AbortSignal): Promise<HTMLElement | undefined> {
  if (!isServed(address)) return undefined;
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
    if (!answer.ok || !isHtmlAnswer(answer)) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html').body;
  } catch {
    return undefined;
  }
}
