// Sentences of `npm run page`, and of the journal that it writes files with.

export const pageCommandMessages = {
  edited: (file: string) => `${file} 在此期间被改过，没有改动任何文件`,
  systemError: (message: string) => `没有改动任何文件：${message}`,
  nothingChanged: (reason: string) => `${reason}，没有改动任何文件`,
  nothingToUndo: '没有可以撤销的改动。',
  completed: (files: number) => `上一次页面改动没有做完，现已完成：${files} 个文件。`,
  editedFileLeft: (file: string) => `${file} 在此期间被改过，没有动它，请自己核对。`,
  outside: (file: string, target: string) => `${file} 不在站点文件夹里（${target}）`,
  isLink: (file: string, target: string) => `${file} 是一个链接，请改它指向的文件 ${target}`,
  moreLines: (count: number) => `    ……另有 ${count} 行`,
  note: (text: string) => `注意：${text}`,

  /** Help of the subcommands. */
  tasks: {
    new: { usage: '<文件>', says: '新建页面，例如 new docs/v8/osc/backup.md --title 备份数据' },
    rename: { usage: '<页面> <新名字>', says: '改文件名，例如 rename docs/v8/deploy.md install' },
    move: { usage: '<页面> <文件夹>', says: '移到同一版本的另一个文件夹；只有它用到的图片一起移动' },
    title: { usage: '<页面> <标题>', says: '改标题' },
    heading: {
      usage: '<页面> <标题> <新标题>',
      says: '改一个小标题，锚点、指向它的链接和旧锚点一起改好',
    },
    delete: { usage: '<页面>', says: '删除页面；还有链接指向它时，用 --to 指定代替它的页面' },
    category: { usage: '<文件夹>', says: '新建分类，例如 category docs/v8/ops --label 运维' },
    version: {
      usage: '<名称>',
      says: '新建版本，例如 version v9 --from v8；复制文件夹，网址、侧边栏分组和页内链接一起改好',
    },
    order: { usage: '<文件夹> <名字>…', says: '按给出的次序排列文件夹里的页面和文件夹' },
  },
} as const;
