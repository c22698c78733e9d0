// The code that a page shows of other files, read and put into its text before that is parsed.
import type { Root } from 'mdast';
import { INCLUDE_SIGN } from '../../../core/constants.ts';
import { splitFrontMatter } from '../../../core/document/frontMatterBlock.ts';
import { fillIncludes } from '../../../core/document/includes/fillIncludes.ts';
import { listIncludedFiles, listIncludes } from '../../../core/document/includes/includes.ts';
import { parseMarkdown } from '../../../core/document/parseMarkdown.ts';
import { ContentError } from '../../../core/errors.ts';
import type { SourceText } from '../../../core/source.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { DOCS_KEY } from './keys.ts';
import type { Reader } from './reader.ts';

export interface IncludingPage extends Reader {
  file: string;
  /** Whether what is made of the text is not made again. */
  isKept?: boolean;
}

/**
 * A page's text with its includes. What cannot be had is said in the text; where that may heal, what is kept is not
 * made, and a page that stands on the screen stays as it is: then this rejects with the ContentError.
 */
export async function readIncludes(read: SourceText, page: IncludingPage): Promise<SourceText> {
  if (!INCLUDE_SIGN.test(read.text)) return read;
  const includes = listIncludes(await runInSlices(parseTree(read.text)));
  const texts = new Map<string, string>();
  const isShown = page.client.getQueryData([...DOCS_KEY, page.file]) !== undefined;
  const readOne = async (name: string) => {
    try {
      texts.set(name, await readIncluded(page, name));
    } catch (error) {
      const mayHeal = error instanceof ContentError && error.kind !== 'notFound';
      if ((page.isKept || isShown) && mayHeal) throw error;
    }
  };
  await Promise.all(listIncludedFiles(page.file, includes).map(readOne));
  return { ...read, text: fillIncludes(read.text, page.file, includes, texts) };
}

async function* parseTree(text: string): AsyncGenerator<void, Root> {
  const { body, bodyLine } = splitFrontMatter(text);
  return (yield* parseMarkdown(body, { firstLine: bodyLine })).root;
}

/** Read anew with each page, as the page is; asked for once by pages that are read together. */
function readIncluded({ source, client }: IncludingPage, name: string): Promise<string> {
  return client.fetchQuery({
    queryKey: ['included', name],
    queryFn: async ({ signal }) => (await source.readText(name, { signal })).text,
    staleTime: 0,
  });
}
