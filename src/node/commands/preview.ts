import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listen, onStop, printUrls } from '../devServer/listen.ts';
import { createSiteHandler } from '../devServer/siteHandler.ts';
import {
  HOST_HELP,
  readArguments,
  readBasePath,
  readHostArgument,
  readPort,
  runCommand,
} from '../lib/commandLine.ts';
import { typedPath } from '../lib/typedPath.ts';

const DEFAULT_PORT = 4173;
const USAGE = `npm run preview -- [--base /a/b/] [--dir 文件夹] [--host 地址]
  像 GitHub Pages 那样提供构建好的站点。
选项：
  --base  站点所在的路径（默认 /）
  --dir   构建好的文件夹（默认 dist，即 OUT_DIR）
  ${HOST_HELP}
环境变量：
  PORT    端口（默认 ${DEFAULT_PORT}）`;

const { values } = readArguments(USAGE, {
  args: readHostArgument(process.argv.slice(2)),
  options: { base: { type: 'string' }, dir: { type: 'string' }, host: { type: 'string' } },
});
await runCommand(async () => {
  const base = readBasePath(values.base);
  const folder = typedPath(values.dir || process.env.OUT_DIR, 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} 里没有构建好的站点。请先运行 npm run build。`);
  const { port, close } = await listen(createSiteHandler({ folder, base }), {
    port: readPort(process.env.PORT),
    defaultPort: DEFAULT_PORT,
    host: values.host,
  });
  printUrls(port, values.host, base);
  onStop(close);
});
