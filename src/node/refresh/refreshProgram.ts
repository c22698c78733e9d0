// The entry of `refresh.mjs` in a published site or a kit; compile/refreshPart.ts bundles it.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandMessages } from '#i18n/commandMessages';
import { refreshMessages } from '#i18n/refreshMessages';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { FOLLOW_LINKS_OPTION, followLinks } from '../lib/siteLinks.ts';
import { formatPageCount, printFindings } from '../report/printFindings.ts';
import { updatePublishedFolder } from './updatePublishedFolder.ts';

const { values } = readArguments(commandMessages.refresh.usage, { options: FOLLOW_LINKS_OPTION });
followLinks(values['follow-links']);
await runCommand(async (seconds) => {
  const folder = dirname(fileURLToPath(import.meta.url));
  const progress = createProgress();
  const { findings, manifest, changed } = await updatePublishedFolder(folder, progress.tell);
  progress.end();
  printFindings(findings, folder);
  console.log(refreshMessages.result(changed, formatPageCount(manifest), seconds()));
});
