// Words of what the reader takes along.

export const takeMessages = {
  copyPage: '复制为 Markdown',
  savePage: '下载 Markdown',
  openSource: '打开源文件',
  copySection: '复制本节的 Markdown',
  copyTable: '复制表格',
  saveCode: '下载代码',
  saved: '已下载',
  saveFailed: '没有下载成功',
  copyFailed: '浏览器不让复制，请用「工具」里的「下载 Markdown」',
} as const;
