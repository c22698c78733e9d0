import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandMessages } from '#i18n/commandMessages';
import { listen, onStop, printUrls } from '../devServer/listen.ts';
import { createSiteHandler } from '../devServer/siteHandler.ts';
import { readArguments, readBasePath, readHostArgument, readPort, runCommand } from '../lib/commandLine.ts';
import { typedPath } from '../lib/typedPath.ts';

const DEFAULT_PORT = 4173;
const messages = commandMessages.preview;

const { values } = readArguments(messages.usage(DEFAULT_PORT), {
  args: readHostArgument(process.argv.slice(2)),
  options: { base: { type: 'string' }, dir: { type: 'string' }, host: { type: 'string' } },
});
await runCommand(async () => {
  const base = readBasePath(values.base);
  const folder = typedPath(values.dir || process.env.OUT_DIR, 'dist');
  if (!existsSync(join(folder, 'index.html'))) throw new Error(messages.notBuilt(folder));
  const { port, close } = await listen(createSiteHandler({ folder, base }), {
    port: readPort(process.env.PORT),
    defaultPort: DEFAULT_PORT,
    host: values.host,
  });
  printUrls(port, values.host, base);
  onStop(close);
});
