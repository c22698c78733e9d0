import type { Doc } from '../model/doc.ts';
import { buildDoc } from './buildDoc.ts';
import { splitFrontMatter } from './frontMatterBlock.ts';
import { parseFragment } from './html/parseFragment.ts';
import { createHtmlParser } from './htmlParser.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const parseHtml = createHtmlParser(parseFragment);

/** Parses a markdown file to the end at once, for the build and for tests. */
export function parseDoc(text: string): Doc {
  const { body, bodyLine } = splitFrontMatter(text);
  return finish(buildDoc(finish(parseMarkdown(body, { firstLine: bodyLine })), parseHtml));
}

function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
