import { relative } from 'node:path';
import { initMessages as messages } from '#i18n/initMessages';
import { initSite } from '../init/initSite.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { typedFolder, typedPath } from '../lib/typedPath.ts';

readArguments(messages.usage);
await runCommand(async () => {
  const [root, siteDir] = [typedFolder(), typedPath(process.env.SITE_DIR, 'docs')];
  for (const { file, isWritten } of await initSite(root, siteDir))
    console.log(isWritten ? messages.written(file) : messages.kept(file));
  console.log(messages.next(relative(root, siteDir) || '.'));
});
