// Words of what the reader takes along.

export const takeMessages = {
  copyPage: '复制为 Markdown',
  savePage: '下载 Markdown',
  openSource: '打开源文件',
  copySection: '复制本节的 Markdown',
  copyTable: '复制表格',
  saveCode: '下载代码',
  copied: '已复制',
  saved: '已下载',
  copyFailed: '复制失败',
} as const;
