// Messages of run.mjs, cli.mjs and classifyChange.mjs, which run before anything is compiled.

export const earlyMessages = {
  oldNode: (/** @type {number} */ needed, /** @type {string} */ version) =>
    `需要 Node.js ${needed} 或更高版本，当前是 ${version}。请从 https://nodejs.org 安装新版本后重试。`,
  packageHelp: (/** @type {readonly string[]} */ names) => `用法：mojian <命令> [网站文件夹] [选项]

命令：${names.join('、')}
  网站文件夹不写时是 docs；没有 docs 时是当前文件夹。

所有命令的选项：
  --out <文件夹>   输出文件夹（默认 dist；bundle 是 dist-offline）
  --base </路径/>  网站在主机上的路径（默认 /）
  --port <端口>    start 和 preview 的端口
  --site <文件夹>  网站文件夹，用于 page
  --lang <语言>    消息的语言：en 或 zh-Hans
  --version        这个包的版本
命令各自的选项见 mojian <命令> --help。`,
  commands: (/** @type {string} */ list) => `可用的命令：\n${list}`,
  unknown: (/** @type {string} */ name, /** @type {string} */ commands) => `没有命令「${name}」。${commands}`,
  installing: '正在安装依赖（npm ci）：node_modules 不存在，或者与 package-lock.json 不一致……',
  notInstalled: '依赖没有装好（见上面 npm 的输出）。请检查网络和 npm 的 registry 设置，然后再运行一次。',
  compiling: '正在编译引擎（代码改动之后编译一次）……',
  sourcesChange: 'src 里的文件一直在变，请等它们写完再运行',
  /** @type {(asked: string, languages: readonly string[]) => string} */
  unknownLanguage: (asked, languages) =>
    `${asked === '' ? '选项 --lang 后面要写语言' : `没有语言「${asked}」`}，可以写：${languages.join('、')}`,
  changedFiles: (/** @type {readonly string[]} */ files) => `改动的文件：\n${files.join('\n')}`,
  noBase: '不知道与哪个提交比较。',
  notStarted: (/** @type {string} */ problem) => `命令没有启动：${problem}`,
};
