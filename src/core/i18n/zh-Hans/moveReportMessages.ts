// Messages of the report about a site of another engine.
export const moveReportMessages = {
  title: (site: string, engine: string) => `${site}：从 ${engine} 迁移`,
  works: ({
    pages,
    languages,
    versions,
    listed,
    redirects,
  }: Readonly<Record<'pages' | 'languages' | 'versions' | 'listed' | 'redirects', number>>) => [
    `读取了 ${pages} 个页面，${languages} 种语言，${versions} 个版本`,
    `侧边栏里有默认语言的 ${listed} 个页面，顺序和层次取自原来的配置`,
    `原来的 ${redirects} 条重定向保留`,
  ],
  kinds: {
    writer: (_engine: string, count: number) => `作者的笔误：${count} 处`,
    notTaken: (_engine: string, count: number) => `这里不支持的写法：${count} 处`,
    differs: (engine: string, count: number) => `与 ${engine} 不同：${count} 处`,
  },
  explained: {
    writer: '在原来的引擎里多半也是错的，改正之后两边都好。',
    notTaken: '文字都在，组件或字段没有作用；说明里写了改法。',
    differs: '在原来的引擎里是对的，这里的规则不同。',
  },
  cause: (subject: string, count: number, place: string, message: string) =>
    `${subject}：${count} 处，第一处 ${place}　${message}`,
  tableHead: '| 原因 | 数量 | 位置 | 说明和改法 |',
  none: '没有。',
  unread: (count: number) => `配置里没有读懂的地方：${count} 处`,
  written: (file: string) => `迁移报告写在 ${file}`,
  notForeign: '--report 用于其他引擎的站点；这个文件夹不是',
} as const;
