import { commandMessages } from '#i18n/commandMessages';
import { buildSite } from '../build/buildSite.ts';
import { listFirstRouteFiles, measureFiles } from '../compile/engineBuild.ts';
import { readArguments, readBasePath, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { typedPath } from '../lib/typedPath.ts';
import { assertArchivable, zipFiles } from '../lib/zipFiles.ts';
import { openSiteDir, SITE_OPTIONS } from '../refactor/openSiteDir.ts';
import { describeFindingNews } from '../report/printFindings.ts';

const messages = commandMessages.build;

const {
  changed: isListed,
  archive: archiveName,
  ...siteOptions
} = readArguments(messages.usage, {
  options: { changed: { type: 'boolean' }, archive: { type: 'string' }, ...SITE_OPTIONS },
}).values;
await runCommand(async (seconds) => {
  const siteDir = await openSiteDir(siteOptions);
  const outDir = typedPath(process.env.OUT_DIR, 'dist');
  const archive = archiveName === undefined ? undefined : typedPath(archiveName, '');
  const basePath = readBasePath(process.env.BASE_PATH);
  console.log(messages.start(siteDir, outDir, basePath));
  // Before the build: afterwards an archive that cannot be written would lose the list of changed files.
  if (archive !== undefined) await assertArchivable(archive);
  const progress = createProgress();
  const { site, findings, engine, counts, changes } = await buildSite({
    siteDir,
    outDir,
    basePath,
    hasServiceWorker: process.env.SERVICE_WORKER !== 'off',
    onProgress: progress.tell,
    report: (problem) => {
      progress.end();
      console.log(problem);
    },
  });
  progress.end();
  for (const line of describeFindingNews(siteDir, findings)) console.log(line);
  if (site.url === '') console.log(messages.noSiteUrl);
  if (isListed) {
    for (const file of changes.written) console.log(`+ ${file}`);
    for (const file of changes.removed) console.log(`- ${file}`);
  }
  if (archive !== undefined) await zipFiles(outDir, changes.written, archive);
  const files = listFirstRouteFiles(engine);
  const [js, css] = await Promise.all([measureFiles(outDir, files.js), measureFiles(outDir, files.css)]);
  console.log(
    messages.done(
      counts,
      { written: changes.written.length, removed: changes.removed.length },
      { js, css },
      seconds(),
    ),
  );
});
