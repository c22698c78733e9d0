// Sentences of `refresh.mjs`, which updates a published site.

export const refreshMessages = {
  readingDocs: '读取文档',
  writingManifest: '写入清单',
  result: (changed: number, pages: string, seconds: number | string) =>
    `${changed === 0 ? '没有变化' : `更新了 ${changed} 个文件`}：${pages}；用时 ${seconds} 秒。`,
} as const;
