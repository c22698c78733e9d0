import { startDevServer } from '../devServer/devServer.ts';
import { onStop } from '../devServer/listen.ts';
import { HOST_HELP, readArguments, readHostArgument, readPort, runCommand } from '../lib/commandLine.ts';
import { FOLLOW_LINKS_HELP, FOLLOW_LINKS_OPTION } from '../lib/siteLinks.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';

const USAGE = `npm start -- [--host 地址] [--follow-links]
  在 http://localhost:3000 打开文档站点，编辑 markdown 时页面自动更新。
选项：
  ${HOST_HELP}
  ${FOLLOW_LINKS_HELP}
环境变量：
  PORT      端口（默认 3000）
  SITE_DIR  站点文件夹（默认 public）`;

const { values } = readArguments(USAGE, {
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
