// A file's text becomes a doc, in slices. Loaded with the pages that show docs.
import { parseDocInSteps } from '../../core/markdown/parseDocInSteps.ts';
import type { Doc } from '../../core/model/doc.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { runInSlices } from '../../platform/nextTask.ts';

/** Parses a markdown file; the page answers to the reader meanwhile. */
export function parseText(text: string, signal: AbortSignal): Promise<Doc> {
  return runInSlices(parseDocInSteps(text, loadHtmlParser), signal);
}

/** Few pages hold HTML. */
async function loadHtmlParser() {
  const { parseHtml } = await loadPart(() => import(/* webpackChunkName: "html" */ './domHtmlParser.ts'));
  return parseHtml;
}
