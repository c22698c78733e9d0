import { commandMessages } from '#i18n/commandMessages';
import { startDevServer } from '../devServer/devServer.ts';
import { onStop } from '../devServer/listen.ts';
import { readArguments, readHostArgument, readPort, runCommand } from '../lib/commandLine.ts';
import { openSiteDir, SITE_OPTIONS } from '../refactor/openSiteDir.ts';

const { values } = readArguments(commandMessages.start.usage, {
  args: readHostArgument(process.argv.slice(2)),
  options: { host: { type: 'string' }, ...SITE_OPTIONS },
});
await runCommand(async () => {
  const { close } = await startDevServer(await openSiteDir(values), readPort(process.env.PORT), values.host);
  onStop(close);
});
