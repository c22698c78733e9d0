import { unfoldTexts } from '../../../../core/document/includes/unfoldIncludes.ts';
import { exportMarkdown } from '../../../../core/export/exportMarkdown.ts';
import { dialectsOfFile } from '../../../../core/site/manifest/dialectsOfFile.ts';
import { entryOfRoute, versionOfRoute } from '../../../../core/site/urls/route.ts';
import { siteUrl } from '../../../../core/site/urls/siteUrl.ts';
import { fillText } from '../../../../core/variables/findVariables.ts';
import { defaultOf, variablesOfPage } from '../../../../core/variables/readerVariable.ts';
import { readPageText } from '../../../content/queries/queries.ts';
import { loadChunk } from '../../../platform/loadChunk.ts';
import { findReaderInput, useReaderInputs } from '../../../store/readerInputs.ts';
import type { ToolPage } from '../tool.ts';

export { saveFile } from '../../../platform/saveFile.ts';

/**
 * Exports a page as markdown, with reader variables replaced by their values.
 * @param id of a heading, to export only its section; default: the whole page
 */
export async function exportPage(page: ToolPage, id?: string): Promise<string> {
  const { route, manifest, source } = page;
  const { entry } = route;
  const [read, { parseText }] = await Promise.all([
    readPageText(page, entry.file, {}),
    loadChunk(() => import(/* webpackChunkName: "parser" */ '../../../content/queries/parseText.ts')),
  ]);
  // The parser's positions refer to the text with its includes resolved.
  const text = unfoldTexts(read.text);
  const markdown = exportMarkdown(
    {
      manifest,
      version: versionOfRoute(route),
      entry,
      text,
      ...(await parseText(text, { dialects: dialectsOfFile(entry.file, manifest.versions) })),
      addressOf: (path) =>
        siteUrl(manifest.site, path) ?? new URL(source.assetUrl(path), document.baseURI).href,
    },
    id,
  );
  const own = useReaderInputs.getState();
  const values = variablesOfPage(manifest.site.values, entryOfRoute(route)?.values);
  return fillText(markdown, values, (value) => findReaderInput(own, value) ?? defaultOf(value));
}
