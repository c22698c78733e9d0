// Messages of the tools menu, in the chunk that loads after the first paint.

export const toolMessages = {
  open: '工具',
  /** Accessible name of the actions below the table of contents. */
  page: '本页操作',
  failed: '没有成功，请再试一次',
} as const;

// Labels of the reading tools.

export const readingMessages = {
  comfort: '阅读设置',
  keys: '键盘操作',
} as const;

// Labels of the links to comparisons.

export const compareToolMessages = {
  page: (label: string) => `与 ${label} 比较`,
  others: '与其他版本比较',
  all: '全部页面的变化',
} as const;

// Messages of the export tools.

export const exportMessages = {
  copyPage: '复制页面',
  moreCopies: '复制页面的其他方式',
  savePage: '下载 Markdown',
  openSource: '打开源文件',
  copySection: '复制本节的 Markdown',
  copyTable: '复制表格',
  saveCode: '下载代码',
  saved: '已下载',
  saveFailed: '没有下载成功',
  copyFailed: '浏览器不让复制，请用「下载 Markdown」',
} as const;
