// Messages of the print dialog, in its lazy chunk.

export const printMessages = {
  name: '打印',
  scope: '打印范围',
  page: '本页',
  chapter: (label: string) => `本章：${label}`,
  version: (label: string) => `整个版本：${label}`,
  selection: '自选页面',
  /** Counts pages of the site, not sheets of paper. */
  count: (count: number) => `${count} 篇`,
  readingList: '正在读取页面列表…',
  listFailed: '没有读到页面列表，只能打印本页。',
  own: (label: string) => `${label}（本篇）`,
  open: (label: string) => `展开「${label}」`,
  close: (label: string) => `折叠「${label}」`,
  start: '开始排版',
  cancel: '取消',
  reading: (done: number, total: number) => (total === 0 ? '正在准备…' : `正在读取 ${done} / ${total} 篇`),
  drawing: (done: number, total: number) => `正在排版 ${done} / ${total} 篇`,
  progress: '排版进度',
  /** For screen readers, throttled. */
  share: (percent: number) => `正在准备打印，已完成 ${percent}%`,
  ready: (count: number) => `已排好 ${count} 篇，可以打印。`,
  missing: '以下页面没有读到，没有排进去：',
  print: '打印',
  retry: '重新读取',
  back: '返回',
  dismiss: '关闭',
  failed: '排版没有完成，请重试。',
  /** Printed on the page. */
  paper: {
    title: (site: string, name: string) => `${site} ${name}`,
    documents: (label: string) => `${label} 文档`,
    version: '版本',
    day: '打印日期',
    date: (day: Date) => day.toLocaleDateString('zh-Hans', { dateStyle: 'long' }),
    address: '网址',
    contents: '目录',
    unread: '这一页没有读到，这里缺少它的内容。',
  },
} as const;
