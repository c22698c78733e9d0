// Messages of deferred components, in the chunk that loads after the first paint.

export const deferredMessages = {
  missingChunks: '有些辅助功能没有加载成功，不影响阅读；稍后刷新页面即可恢复。',
  menu: {
    label: '导航菜单',
    close: '关闭导航菜单',
    backToMain: '回到主菜单',
    openDocs: '打开文档目录',
  },
  language: { untranslated: '本页没有译文，打开首页' },
  backToTop: '回到顶部',
  closeSearch: '关闭搜索',
  generatedIndexCount: (count: number) => `${count} 个项目`,
} as const;
