// The words of the service worker's part. Loaded after the first page.

export const offlineMessages = {
  updated: '文档已更新，刷新查看',
  refresh: '刷新',
  dismiss: '稍后再说',
} as const;
