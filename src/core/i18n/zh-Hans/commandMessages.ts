import { earlyMessages } from './earlyMessages.mjs';

/** An option in usage texts. */
export const trust = '--trust  运行别的引擎的配置（单独的进程），不只按字面读取；只用于信得过的仓库';
export const followLinks = '--follow-links  站点里的符号链接指向站点文件夹之外时，也发布它指向的内容';
/** The option for usage texts whose options have this width. */
export const lang = (width = 0) =>
  `  ${'--lang'.padEnd(width)}  消息的语言，例如 en（默认是站点的语言，没有站点时是终端的语言）；写入的文件总用站点的语言`;
const host = '--host  让别的电脑也能打开：写上监听的名字或地址，不写是这台电脑的所有地址（默认只有本机）';
const siteDir = '  SITE_DIR   站点文件夹（默认 public；npm 包的命令默认 docs，没有时是当前文件夹）';

/** Width of the column of tasks, in characters of a terminal. */
const TASK_COLUMN = 26;
const layOutTask = ([task, says]: readonly [task: string, says: string]) => {
  const width = task.replace(/[^ -~]/g, '  ').length + 2;
  return `  ${task}${' '.repeat(Math.max(2, TASK_COLUMN - width))}${says}`;
};

/** Sentences that the commands print, and their usage texts. */
export const commandMessages = {
  build: {
    usage: `npm run build -- [--changed] [--archive 文件.zip] [--follow-links] [--trust]
  构建可以放到 GitHub Pages 或任何静态服务器上的站点。完成之前，上一次构建的结果原样保留。
选项：
  --changed  列出与上一次构建不同的文件：+ 新增或改动，- 删除
  --archive  把新增和改动的文件打包，上传时只用传这些
  ${followLinks}
  ${trust}
${lang(9)}
环境变量：
  OUT_DIR    输出文件夹（默认 dist）
  BASE_PATH  站点在服务器上的路径，例如 /repo/（默认 /）
${siteDir}
  SERVICE_WORKER=off  不用 Service Worker，并让已经装有它的浏览器将它移除`,
    start: (siteDir: string, outDir: string, basePath: string) =>
      `正在构建：${siteDir} → ${outDir}，基础路径 ${basePath}`,
    noSiteUrl:
      'manifest.json 没有写 site.url：不生成 sitemap.xml 和 opensearch.xml，页面没有规范地址，订阅用相对地址。',
    done: (
      counts: { addresses: number; shells: number; rendered: number; copied: number },
      changes: { written: number; removed: number },
      bytes: { js: number; css: number },
      seconds: string,
    ) =>
      `构建完成：${counts.addresses} 个地址（${counts.shells} 个页面文件，排版 ${counts.rendered} 页），复制 ${counts.copied} 个文件；` +
      `新增或改动 ${changes.written} 个文件，删除 ${changes.removed} 个；` +
      `首次访问 JS ${bytes.js} 字节、CSS ${bytes.css} 字节（gzip）；用时 ${seconds} 秒。`,
  },

  pack: {
    usage: `npm run pack
  生成 npm 包的文件夹：编译好的引擎，给不克隆本仓库的团队用。
  发布用 npm publish 文件夹，打成压缩包用 npm pack 文件夹。
  旁边还有 mojian-browser-版本.zip：浏览器的部分，解压到任何网站上的 markdown 文件旁边，不需要 Node 就能阅读。
选项：
${lang()}
环境变量：
  OUT_DIR    输出文件夹（默认 dist-package）`,
    done: (folder: string, files: number, bytes: number, archive: string, seconds: string) =>
      `写好了 ${files} 个文件，共 ${(bytes / 1e6).toFixed(1)} MB：${folder}；不用 Node 的部分：${archive}；用时 ${seconds} 秒。`,
  },

  bundle: {
    usage: `npm run bundle -- [--follow-links] [--trust]
  生成离线文档：一个文件夹和同名的 zip。双击其中的 index.html 即可阅读，
  放到任何网站的任何路径下也能用；说明见其中的「使用说明.txt」。
选项：
  ${followLinks}
  ${trust}
${lang()}
环境变量：
  OUT_DIR    输出文件夹（默认 dist-offline）
${siteDir}`,
    start: (siteDir: string, outDir: string) => `正在生成离线文档：${siteDir} → ${outDir}`,
    done: (pages: number, archive: string, megabytes: string, seconds: string) =>
      `完成：${pages} 个文档，${archive}（${megabytes} MB）；用时 ${seconds} 秒。`,
  },

  check: {
    title: '内容检查',
    help: [
      '检查内容：链接、锚点、图片、图的语法、重复的网址、页首信息、没有入口的页面和文字本身。',
    ] as readonly string[],
    fixes: '用了全角符号、少了空格或藏着看不见的字符的标记',
    checked: (files: number) => `检查了 ${files} 个文件`,
  },

  copywriting: {
    title: '文字规范',
    help: (table: string) => [
      '检查文字：中西文之间的空格、全角标点、用词、名称的写法和不该出现的词。',
      `用词表是站点文件夹里的 ${table}；没有这个文件的站点不检查。`,
    ],
    fixes: '空格、标点、名称和用词',
    noTable: (table: string) => `站点文件夹里没有 ${table}，不检查文字`,
    checked: (files: number) => `检查了 ${files} 个文件的文字`,
  },

  manifest: {
    usage: `npm run manifest -- [--check | --upgrade] [--follow-links] [--trust]
  按 markdown 文件补全 manifest.json 里的 docs、sidebars 和 pages，其他字段原样保留。
  侧边栏的顺序写在 navigation、SUMMARY.md、_sidebar.md 或文件里，不写在 sidebars 里。
选项：
  --check    不写文件；manifest.json 不是最新时列出差异，并以退出码 1 结束
  --upgrade  另外去掉已经没有作用的字段，补上 $schema，并显示前后的差异
  ${followLinks}
  ${trust}
${lang(9)}
  --help     显示本说明
环境变量：
${siteDir}`,
    moreChanges: (count: number) => `……另有 ${count} 处变化`,
    upToDate: (pages: string) => `manifest.json 已是最新：${pages}。`,
    outdated: (exists: boolean, onlyLayout: boolean) =>
      `manifest.json ${exists ? '不是最新' : '不存在'}${onlyLayout ? '（只有排版不同）' : ''}，请运行 npm run manifest。`,
    writtenLanguage: (file: string) => `已写好 ${file}，另一种语言的清单`,
    written: (path: string, changes: string, pages: string, seconds: string) =>
      `已写入 ${path}：${changes === '' ? '' : `${changes}；`}现有 ${pages}；用时 ${seconds} 秒。`,
  },

  page: {
    usage: (tasks: readonly (readonly [task: string, says: string])[]) => `npm run page -- <做什么> …… [选项]
  新建、改名、移动和删除页面，新建版本；指向它的链接、锚点、图片、侧边栏和页首信息一起改好，
  旧地址写进 manifest.json 的 redirects。要么全部改好，要么一个文件也不动。
做什么：
${tasks.map(layOutTask).join('\n')}
  页面可以写文件（docs/v8/deploy.md），也可以写地址（/docs/deploy）；rename 和 move 也可以用于文件夹。
选项：
  --dry-run              只列出会改动的文件和行，不写文件
  --title <标题>         新页面的标题
  --template <模板>      新页面的模板：task（操作步骤，默认）、reference（参考资料）、troubleshooting（故障处理）
  --label <名称>         新分类的名称
  --position <数字>      在侧边栏里的位置
  --to <页面>            代替被删除的页面
  --from <版本>          新版本从哪个版本复制（默认最新版）
${lang(21)}
  --help                 显示本说明
环境变量：
${siteDir}`,
    undo: '撤销上一次改动，逐字节恢复',
    undone: (files: number) => `已撤销上一次改动，恢复了 ${files} 个文件。`,
    reading: '读取页面',
    wouldChange: (files: number) => `将改动 ${files} 个文件（--dry-run，没有写文件）。`,
    changed: (files: number) => `已改动 ${files} 个文件。要恢复原样：npm run page -- undo`,
    noTask: (names: readonly string[]) => `请写要做什么：${names.join('、')}`,
    taskKind: '命令',
    wrongArguments: (usage: string) => `应写成 ${usage}`,
    undoIsNotDry: 'undo 不能和 --dry-run 一起用',
    positionIsNumber: (value: string | undefined) => `--position 应当是数字，收到的是「${value}」`,
  },

  preview: {
    usage: (port: number) => `npm run preview -- [--base /a/b/] [--dir 文件夹] [--host 地址]
  像 GitHub Pages 那样提供构建好的站点。
选项：
  --base  站点所在的路径（默认 /）
  --dir   构建好的文件夹（默认 dist，即 OUT_DIR）
  ${host}
${lang()}
环境变量：
  PORT    端口（默认 ${port}）`,
    notBuilt: (folder: string) => `${folder} 里没有构建好的站点。请先运行 npm run build。`,
  },

  start: {
    usage: `npm start -- [--host 地址] [--follow-links] [--trust]
  在 http://localhost:3000 打开文档站点，编辑 markdown 时页面自动更新。
选项：
  ${host}
  ${followLinks}
  ${trust}
${lang()}
环境变量：
  PORT      端口（默认 3000）
  SITE_DIR  站点文件夹（默认 public；npm 包的命令默认 docs，没有时是当前文件夹）`,
  },

  refresh: {
    usage: `node refresh.mjs [--follow-links]
  编辑、添加、删除或改名 docs、pages 里的 Markdown 文件之后运行：更新 manifest.json、
  搜索索引和其他随内容变化的文件，并检查链接、锚点和图片。问题只是提醒，不影响退出码。
  可以随时中断，再运行一次即可。只需要 Node.js 20 或更新的版本。
选项：
  ${followLinks}`,
    banner: '更新文档：node refresh.mjs',
    /** Before and after the version. */
    oldNode: ['需要 Node.js 20 或更高版本，当前是 ', '。'],
  },

  bench: {
    usage: `npm run bench -- [名称 …] [文件夹 …]
  测量各项指标，先印一张表，最后一行是 JSON。不写名称时运行全部。
  文件夹（写法须含 /）是其他项目的检出，供 repositories 测量：它们原来的导航与这里的侧边栏有多少相同
选项：
  --rounds 与其他引擎或更大的站点比较时的访问轮数（用于 growth、interactions 和 peers；默认 7，peers 约 25 分钟，interactions 约 1 小时）
  --pages  在站点之外再加这么多个生成的页面（用于 build、builds、bundle、growth、search 和 start；默认 0）
  --base   本项目另一个已安装依赖的检出，先测量它，并以它为准（用于 builds；会清空它的缓存）
${lang(8)}
环境变量：
  SITE_DIR  站点文件夹（默认 public；npm 包的命令默认 docs，没有时是当前文件夹）`,
    kind: '测量',
    pagesIsInteger: (value: string) => `--pages 应当是整数，收到的是「${value}」`,
    roundsIsPositive: (value: string) => `--rounds 应当是正整数，收到的是「${value}」`,
    running: (name: string) => `正在测量 ${name}……`,
  },

  test: {
    usage: (steps: readonly (readonly [name: string, title: string])[]) => `npm test -- [--only 步骤,步骤]
  运行全部检查；最后一行是 N passed, N failed，有失败时退出码为 1。
选项：
  --only  只运行这些步骤：
${steps.map(([name, title]) => `            ${name.padEnd(15)}${title}`).join('\n')}
${lang()}
环境变量：
  CHROMIUM_PATH  浏览器测试所用的 Chromium
  SITE_DIR       站点文件夹（默认 public；npm 包的命令默认 docs，没有时是当前文件夹）`,
    kind: '步骤',
    /** Titles of the steps, by their names for `--only`. */
    steps: {
      format: '格式与写法',
      types: '类型',
      'core-types': '核心的类型（没有 DOM 和 Node）',
      'dead-code': '没有人用的代码',
      unit: '单元与组件测试',
      links: '内容与链接',
      copywriting: '文字规范',
      build: '构建',
      budgets: '首次访问的大小',
      browser: '浏览器测试',
      specification: '规格逐句有测试（需要 unit 和 browser）',
    },
    running: (title: string, name: string) => `\n▶ ${title}（${name}）`,
    ran: (title: string, passed: number, failed: number, seconds: string) =>
      `${failed === 0 ? '✓' : '✗'} ${title}：通过 ${passed}，失败 ${failed}，用时 ${seconds} 秒`,
    failed: (names: readonly string[]) => `\n没有通过：${names.join('、')}`,
    budget: (name: string, bytes: number, limit: number) =>
      `${bytes <= limit ? '✓' : '✗'} ${name}：${bytes} 字节，上限 ${limit}`,
    retried: (name: string) => `第二次才通过：${name}`,
    openSentence: (section: number, sentence: string, missing: readonly string[]) =>
      `✗ §${section} ${sentence}\n    没有通过：${missing.join('；')}`,
    noTest: '（没有测试）',
    outsideOfTests: '（测试之外）',
    chromiumNotFound: (path: string) => `CHROMIUM_PATH 指向的 ${path} 不存在。`,
    downloadingChromium: '没有找到 Chromium，正在由 Playwright 下载……',
    noChromium: '没有可用的 Chromium。请安装 Chromium 或 Chrome，或者用 CHROMIUM_PATH 指明它的路径。',
    installingPackages: (names: readonly string[]) => `正在安装 Debian 的软件包：${names.join('、')}……`,
  },

  arguments: {
    refused: (problem: string, command: string) => `${problem}（用法：${command}）`,
    noPositionals: (value: string) => `不接受参数「${value}」`,
    optionKind: '选项',
    valueMissing: (option: string) => `选项 ${option} 后面要写它的值`,
    noValue: (option: string) => `选项 ${option} 后面不写值`,
    basePath: (value: string) =>
      `基础路径应当形如 /repo/，收到的是「${value}」。在 Windows 的 Git Bash 里请写成 repo/（开头不带斜线）。`,
    port: (value: string) => `PORT 应当是 0 到 65535 的整数，收到的是「${value}」。`,
    noSiteDir: (folder: string) =>
      `找不到站点文件夹 ${folder}：请检查环境变量 SITE_DIR，相对路径从输入命令的文件夹算起。`,
    archiveIsFolder: (archive: string) => `${archive} 是一个文件夹，请写上压缩包的文件名`,
  },

  /** What people can do about an error of the system or of the engine's store, by its code. */
  systemErrors: {
    ENOSPC: '磁盘已满，请腾出空间后再试一次',
    EROFS: '文件系统是只读的，请换一个可以写入的位置',
    EACCES: '没有权限，请检查这个位置的权限',
    ENOTDIR: '这里应当是文件夹，现在是一个文件，请移开它或者换一个位置',
    ENAMETOOLONG: '名称太长，磁盘放不下，请改短文件或文件夹的名称',
    EPERM: '没有权限，请检查这个位置的权限',
    SOURCES_CHANGE: earlyMessages.sourcesChange,
  },
  systemError: (advice: string, message: string) => `${advice}（${message}）`,

  progress: {
    step: (step: string) => `${step}……`,
    count: (step: string, done: number, total: number) => `${step}：${done}/${total}`,
    timeLeft: (seconds: number) => `，约剩 ${seconds} 秒`,
  },

  /** Why a symbolic link inside the site folder is not followed. */
  refusedLinks: {
    broken: '打不开；请改正或删除这个链接',
    outside:
      '不在站点文件夹里，没有发布；请把内容复制进站点文件夹，或把 SITE_DIR 指到它所在的真实文件夹，确实要发布它时给命令加上 --follow-links（npm 的命令写 -- --follow-links）',
    hidden:
      '不公开，没有发布；请链接到公开的文件，确实要发布它时给命令加上 --follow-links（npm 的命令写 -- --follow-links）',
    loop: '包含这个链接自己，没有跟随；请删除这个链接',
    nested: '要经过三层链接才到，没有跟随；请直接链接到它',
  },
  refusedLink: (path: string, target: string, reason: string) =>
    `${path} 是一个链接，它指向的 ${target || '站点文件夹'} ${reason}`,
} as const;
