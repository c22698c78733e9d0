// Words of what comes once the first page stands, loaded with it.

export const lateMessages = {
  missingExtras: '有些辅助功能没有加载成功，不影响阅读；稍后刷新页面即可恢复。',
} as const;
