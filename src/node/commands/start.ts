import { commandMessages } from '#i18n/commandMessages';
import { startDevServer } from '../devServer/devServer.ts';
import { onStop } from '../devServer/listen.ts';
import { readArguments, readHostArgument, readPort, runCommand } from '../lib/commandLine.ts';
import { FOLLOW_LINKS_OPTION } from '../lib/siteLinks.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';

const { values } = readArguments(commandMessages.start.usage, {
  args: readHostArgument(process.argv.slice(2)),
  options: { host: { type: 'string' }, ...FOLLOW_LINKS_OPTION },
});
await runCommand(async () => {
  const { close } = await startDevServer(
    await openSiteDir(values['follow-links']),
    readPort(process.env.PORT),
    values.host,
  );
  onStop(close);
});
