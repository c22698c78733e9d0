// Messages of run.mjs and classifyChange.mjs, which run before anything is compiled.

export const earlyMessages = {
  oldNode: (/** @type {number} */ needed, /** @type {string} */ version) =>
    `需要 Node.js ${needed} 或更高版本，当前是 ${version}。请从 https://nodejs.org 安装新版本后重试。`,
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
