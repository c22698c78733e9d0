import { stat } from 'node:fs/promises';
import { commandMessages } from '#i18n/commandMessages';
import { buildKit } from '../kit/buildKit.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { typedPath } from '../lib/typedPath.ts';
import { openSiteDir, SITE_OPTIONS } from '../refactor/openSiteDir.ts';
import { describeFindingNews } from '../report/printFindings.ts';

const messages = commandMessages.bundle;

const BYTES_PER_MB = 1_000_000;

const { values } = readArguments(messages.usage, { options: SITE_OPTIONS });
await runCommand(async (seconds) => {
  const siteDir = await openSiteDir(values);
  const outDir = typedPath(process.env.OUT_DIR, 'dist-offline');
  const progress = createProgress();
  console.log(messages.start(siteDir, outDir));
  const { archive, pages, findings } = await buildKit({ siteDir, outDir, onProgress: progress.tell });
  progress.end();
  for (const line of describeFindingNews(siteDir, findings)) console.log(line);
  const megabytes = ((await stat(archive)).size / BYTES_PER_MB).toFixed(1);
  console.log(messages.done(pages, archive, megabytes, seconds()));
});
