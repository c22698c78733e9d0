import { isHtmlAnswer } from './isHtmlAnswer.ts';
import { withTimeout } from './withTimeout.ts';

/** How long, in milliseconds, a page is waited for. */
const PATIENCE = 20_000;

/** A page of the site as the build drew it; undefined where there is none, or where none can be asked for, as in a folder. */
export async function readDrawnPage(address: string, signal?: AbortSignal): Promise<HTMLElement | undefined> {
  if (!isServed(address)) return undefined;
  try {
    const html = await withTimeout(readHtml(address, signal), PATIENCE);
    return html === undefined ? undefined : new DOMParser().parseFromString(html, 'text/html').body;
  } catch {
    return undefined;
  }
}

async function readHtml(address: string, signal: AbortSignal | undefined): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  return answer.ok && isHtmlAnswer(answer) ? answer.text() : undefined;
}

/** Whether an address can be asked for: a folder answers nobody, and the browser tells of each attempt. */
export function isServed(address: string): boolean {
  return new URL(address, document.baseURI).protocol.startsWith('http');
}
