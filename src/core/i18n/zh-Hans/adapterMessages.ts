export const adapterMessages = {
  opened: (
    engine: string,
    folder: string,
    { pages, languages, versions }: Readonly<Record<'pages' | 'languages' | 'versions', number>>,
  ) =>
    `按 ${engine} 的站点读取 ${folder}：${[
      `${pages} 个 Markdown 文件`,
      ...(languages > 1 ? [`${languages} 种语言`] : []),
      ...(versions > 1 ? [`${versions} 个版本`] : []),
    ].join('，')}`,
  unread: (file: string, line: number, what: string) => `  配置里有没读懂的地方 ${file}:${line}：${what}`,
  moreUnread: (count: number) => `  还有 ${count} 处没读懂；npm run check 列出全部`,
  trust:
    '  配置是代码，只按字面读取，没有运行；加上 --trust 就在单独的进程里运行它，读取结果（只用于信得过的仓库）',
  notRun: (reason: string) => `运行失败：${reason}`,
  noCompiler: 'TypeScript 需要仓库里装有 esbuild 或 typescript，或者 Node.js 22.18',
  tooSlow: (seconds: number) => `${seconds} 秒还没有结束`,
  exited: (code: number) => `没有给出结果就结束了，退出码 ${code}`,
  several: (sites: readonly (readonly [folder: string, engine: string])[]) =>
    `这里有多个站点，请写明是哪一个文件夹：\n${sites.map(([folder, engine]) => `  ${folder}（${engine}）`).join('\n')}`,
  tasksRefused: (engine: string) =>
    `分类和版本写在 ${engine} 的配置里，这条命令不改它；请在配置里改，或者先用 convert 把网站写成这里的形式`,
  orderByHand: (file: string, line: number) =>
    `这些条目不在同一个能改的列表里，见 ${file}:${line}；请在那里手工调整次序`,
  changeByHand: (file: string, line: number, written: string, wanted: string | undefined) =>
    `${file}:${line} 还写着 ${written}，不能自动改；请在那里${wanted === undefined ? '删去这一项' : `改成 ${wanted}`}`,
  addByHand: (file: string, line: number, page: string) =>
    `导航写在 ${file}:${line}，没有找到能加的位置；请在那里加上 ${page}`,
} as const;
