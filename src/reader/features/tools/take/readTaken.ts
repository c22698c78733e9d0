// Loaded when a reader takes something along.

import { unfoldTexts } from '../../../../core/document/includes/unfoldIncludes.ts';
import { exportMarkdown } from '../../../../core/export/exportMarkdown.ts';
import { entryOfRoute, versionOfRoute } from '../../../../core/site/urls/route.ts';
import { siteUrl } from '../../../../core/site/urls/siteUrl.ts';
import { fillText } from '../../../../core/variables/findVariables.ts';
import { defaultOf, valuesOfPage } from '../../../../core/variables/readerVariable.ts';
import { readPageText } from '../../../content/queries/queries.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import { ownOf, useOwnValues } from '../../../store/ownValues.ts';
import type { ToolPage } from '../tool.ts';

export { saveFile as saveTaken } from '../../../platform/saveFile.ts';

/**
 * The markdown of a page with the reader's own values in it.
 * @param id of the heading whose section is wanted; else the whole
 */
export async function readTaken(page: ToolPage, id?: string): Promise<string> {
  const { route, manifest, source } = page;
  const { entry } = route;
  const [read, { parseText }] = await Promise.all([
    readPageText(page, entry.file, {}),
    loadPart(() => import(/* webpackChunkName: "parser" */ '../../../content/queries/parseText.ts')),
  ]);
  // Lines are cut by where they stand: texts of other files count.
  const text = unfoldTexts(read.text);
  const markdown = exportMarkdown(
    {
      manifest,
      version: versionOfRoute(route),
      entry,
      text,
      ...(await parseText(text)),
      addressOf: (path) =>
        siteUrl(manifest.site, path) ?? new URL(source.assetUrl(path), document.baseURI).href,
    },
    id,
  );
  const own = useOwnValues.getState();
  const values = valuesOfPage(manifest.site.values, entryOfRoute(route)?.values);
  return fillText(markdown, values, (value) => ownOf(own, value) ?? defaultOf(value));
}
