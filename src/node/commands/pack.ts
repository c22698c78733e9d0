import { commandMessages } from '#i18n/commandMessages';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { typedPath } from '../lib/typedPath.ts';
import { buildPackage } from '../package/buildPackage.ts';

const messages = commandMessages.pack;

readArguments(messages.usage);
await runCommand(async (seconds) => {
  const folder = typedPath(process.env.OUT_DIR, 'dist-package');
  const { files, bytes, archive } = await buildPackage(folder);
  console.log(messages.done(folder, files, bytes, archive, seconds()));
});
